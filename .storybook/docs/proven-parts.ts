import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { ComponentDocs } from './component-docs.ts'

const known = Object.values(import.meta.glob<ComponentDocs>('../../ui/src/*/*.docs.ts', { eager: true, import: 'docs' }))

const titleOf = ({ name }: ComponentDocs): string => `Components/${name.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}`

/** The documented component whose parts a story shows. */
const shownBy = (storyId: string): ComponentDocs | undefined =>
  known.find((docs) => toId(titleOf(docs), storyNameFromExport(docs.anatomy.story.split(' ').at(-1) ?? '')) === storyId)

/** After the story that shows a component's anatomy has been played, every part its page names must be there. */
export function checkParts({ id }: { id: string }): void {
  if (!('__vitest_browser__' in globalThis)) return
  const docs = shownBy(id)
  const missing = docs?.anatomy.parts.filter(({ find }) => !document.querySelector(find)) ?? []
  if (missing.length > 0) throw new Error(`The page of ${docs?.name} names parts that are not there: ${missing.map(({ name, find }) => `${name} (${find})`).join(', ')}`)
}
