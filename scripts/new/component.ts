import { docsData, docsPage } from './component-pages.ts'
import { atEnd, intoBlock, quoted } from './edits.ts'
import { type Plan, Refused } from './plan.ts'
import { lowerFirst, pascal, words } from './words.ts'

/** Options of the new component. */
export interface NewComponent {
  /** kebab-case: `split-button`. */
  name: string
  /** Its name for screen readers in both languages. @default its name as words */
  fr?: string | undefined
  en?: string | undefined
}

const purpose = 'A named group of what belongs together.'

const component = (
  name: string,
  own: string,
  key: string,
): string => `import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { useUi } from '../theme/ui-context.ts'
import { Root } from './${name}.styles.ts'

export interface ${own}Props extends HTMLAttributes<HTMLDivElement> {
  /** Name of the group; the library's own by default. */
  label?: string
  /** @default 'medium' */
  size?: 'small' | 'medium'
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** ${purpose} */
export function ${own}({ label, size = 'medium', ...rest }: ${own}Props) {
  const { t } = useUi()
  return <Root role="group" aria-label={label ?? t('${key}')} {...rest} data-size={size} />
}
`

const styles = `import { styled } from 'styled-components'

export const Root = styled.div\`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;

  /* Sizes */
  &[data-size='small'] { gap: var(--ui-space-1); font-size: var(--ui-font-13); }
\`
`

const stories = (name: string, own: string, fr: string, en: string): string => `import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { ${own} } from './${name}.tsx'

const meta = preview.meta({
  title: 'Components/${own}',
  component: ${own},
  parameters: { docs: { description: { component: '${purpose}' } } },
  args: { children: <Button>Modifier</Button> },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: ${quoted(fr)} })).toContainElement(canvas.getByRole('button', { name: 'Modifier' }))
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Modifier' })).toHaveFocus()
  },
})

export const OwnLabel = meta.story({
  args: { label: 'Affaire', size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Affaire' })).toBeVisible()
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: ${quoted(en)} })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
`

/** A small working component of the library, with its styles, texts and stories. */
export function newComponent({ name, fr = words(name), en = words(name) }: NewComponent): Plan {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
    throw new Refused(`a component's name is in kebab-case, such as split-button; “${name}” is not`)
  const own = pascal(name)
  const key = `${lowerFirst(own)}.label`
  const folder = `ui/src/${name}`
  const text = (label: string) => `\n\n  // ${name}\n  '${key}': ${quoted(label)},`
  const exported = `export { ${own} } from './${name}.tsx'`
  return {
    files: [
      { path: `${folder}/index.ts`, text: `${exported}\nexport type { ${own}Props } from './${name}.tsx'\n` },
      { path: `${folder}/${name}.tsx`, text: component(name, own, key) },
      { path: `${folder}/${name}.styles.ts`, text: styles },
      { path: `${folder}/${name}.stories.tsx`, text: stories(name, own, fr, en) },
      { path: `${folder}/${name}.docs.ts`, text: docsData(name, own, fr) },
      { path: `${folder}/${name}.mdx`, text: docsPage(name, own, purpose) },
    ],
    edits: [
      {
        path: 'ui/src/index.ts',
        edit: atEnd(
          `export { ${own} } from './${name}/index.ts'`,
          `export type { ${own}Props } from './${name}/index.ts'`,
        ),
      },
      { path: 'ui/src/messages/fr.ts', edit: intoBlock('export const fr', '\n}', text(fr)) },
      { path: 'ui/src/messages/en.ts', edit: intoBlock('export const en', '\n}', text(en)) },
    ],
    next: [
      `Make it what it is to be: ${folder}/${name}.tsx, and say so in its comment and in its stories' description.`,
      `Write its text “${fr}” in ui/src/messages/fr.ts and “${en}” in ui/src/messages/en.ts.`,
      'Record its size and its names: npm run sizes && npm run surface.',
      `Write its page: ${folder}/${name}.mdx and ${name}.docs.ts, see docs/contributing/component-pages.md.`,
      `See it: npm run storybook. Test it: npm run review -- ${folder}`,
    ],
  }
}
