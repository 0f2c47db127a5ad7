import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ComponentDocs } from '../docs/component-docs.ts'
import type { PropsByType } from '../docs/props-of-types.ts'
import { pageMarkdown } from './page-markdown.ts'

const root = join(import.meta.dirname, '../..')

interface MarkdownPage {
  /** Such as `Components/Button`. */
  title: string
  /** As the built Storybook has it, `md/components-button.md`. */
  file: string
  text: string
}

const read = (path: string): string => readFileSync(path, 'utf8')

const fileOf = (title: string): string =>
  `md/${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}.md`

/** A page says its title, or is of the stories beside it, which do. */
function titleOf(path: string, mdx: string): string {
  const own = /<Meta title="([^"]+)"/.exec(mdx)?.[1]
  return own ?? /title: '([^']+)'/.exec(read(path.replace(/\.mdx$/, '.stories.tsx')))?.[1] ?? basename(path, '.mdx')
}

/** Every page of the Storybook as Markdown. */
export async function markdownPages(props: PropsByType): Promise<MarkdownPage[]> {
  const paths = globSync(['.storybook/pages/*/*.mdx', 'ui/src/*/*.mdx'], { cwd: root }).toSorted()
  return Promise.all(
    paths.map(async (name) => {
      const path = join(root, name)
      const mdx = read(path)
      const title = titleOf(path, mdx)
      const data = path.replace(/\.mdx$/, '.docs.ts')
      if (!existsSync(data)) return { title, file: fileOf(title), text: pageMarkdown(mdx) }
      const { docs } = (await import(pathToFileURL(data).href)) as { docs: ComponentDocs }
      const heard = join(root, `.storybook/heard/${basename(dirname(path))}.txt`)
      const known = {
        docs,
        component: title.split('/').at(-1) ?? '',
        props,
        heard: existsSync(heard) ? read(heard) : undefined,
      }
      return { title, file: fileOf(title), text: pageMarkdown(mdx, known) }
    }),
  )
}

const groupsInOrder = ['Overview', 'Foundations', 'Components', 'Patterns']

/** The first sentence of a page that says what it is. */
export const aboutOf = (text: string): string =>
  text
    .split('\n')
    .find((line) => /^[A-Z]/.test(line) && !line.startsWith('Since '))
    ?.split(/(?<=\.) /)[0] ?? ''

/** `llms.txt`: what there is to read, in groups, each page with a line of what it is. */
export function llmsText(pages: readonly MarkdownPage[]): string {
  const groups = groupsInOrder.map((group) => {
    const own = pages.filter(({ title }) => title.startsWith(`${group}/`))
    const lines = own.map(({ title, file, text }) => `- [${title.split('/').at(-1)}](${file}): ${aboutOf(text)}`)
    return `## ${group}\n\n${lines.join('\n')}\n`
  })
  return [
    '# @ronde/ui\n',
    '> Accessible React components for administration consoles, in French and English, light and dark.\n',
    'Each page of the documentation is here as Markdown: purpose, parts, states, keys, what a screen reader says, props. Import a component from its own entry, `@ronde/ui/button`; mount one `UiProvider` of `@ronde/ui/theme` around the application.\n',
    ...groups,
  ].join('\n')
}
