import { expect, test } from 'vitest'
import { llmsText, markdownPages } from './pages.ts'
import { experimental_manifests } from './preset.ts'

const prop = {
  name: 'tone',
  type: "'neutral' | 'primary'",
  isRequired: false,
  default: "'neutral'",
  what: 'How much it matters.',
}
const pages = await markdownPages({ ButtonProps: [prop] })

/** Without what is written as code. */
const proseOf = (text: string): string => text.replaceAll(/```[^]*?```/g, '').replaceAll(/`[^`\n]*`/g, '')

test.each(pages)('$title is prose and tables, and nothing that has to be run', ({ text }) => {
  expect(text).toMatch(/^# /)
  expect(proseOf(text)).not.toMatch(/<\/?[A-Z]\w*|^import |=\{/m)
})

test('a component’s page has its parts, keys, props and what became of it', () => {
  const { text = '' } = pages.find(({ title }) => title === 'Components/Button') ?? {}
  expect(text).toContain("import { Button } from '@ronde/ui/button'")
  expect(text).toContain(
    String.raw`| ${'`tone`'} | ${'`'}'neutral' \| 'primary'${'`'} | ${'`'}'neutral'${'`'} | How much it matters. |`,
  )
  expect(text).toContain('| Enter |  | Presses it. |')
  expect(text).toMatch(
    /\*\*Do\.\*\* One primary button per screen, the others neutral or quiet\.\n\n```tsx\n<Button tone="primary"/,
  )
  expect(text).toContain('| 0.1.0 | 2026-11-20 | First version. |')
})

test('llms.txt leads to every page, once, and says what it is', () => {
  const links = [...llmsText(pages).matchAll(/\]\((md\/[^)]+)\): (.*)$/gm)]
  expect(new Set(links.map(([, file]) => file))).toEqual(new Set(pages.map(({ file }) => file)))
  expect(links).toHaveLength(pages.length)
  expect(links.filter(([, , about]) => !about)).toEqual([])
})

test('agents that ask a running Storybook get the same pages, each with what it is', async () => {
  const { components, docs } = await experimental_manifests()
  expect(Object.keys(components.components)).toEqual([])
  const given = Object.values(docs.docs)
  expect(given.map(({ path }) => path)).toEqual(pages.map(({ file }) => file))
  expect(given.filter(({ id, summary, content }) => !id || !summary || !content.includes('# '))).toEqual([])
})
