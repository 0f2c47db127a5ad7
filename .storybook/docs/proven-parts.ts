import type { ComponentDocs } from './component-docs.ts'
import { isUnderTest } from '../under-test.ts'
import { seenPart } from './seen-part.ts'

const known = Object.values(
  import.meta.glob<ComponentDocs>('../../ui/src/*/*.docs.ts', { eager: true, import: 'docs' }),
)

const kebab = (name: string): string => name.replaceAll(/(?!^)([A-Z])/g, '-$1').toLowerCase()

/** The documented component whose parts a story shows; ids are made as Storybook makes them from title and export. */
const shownBy = (storyId: string): ComponentDocs | undefined =>
  known.find(
    ({ name, anatomy }) =>
      storyId === `components-${name.replaceAll('-', '')}--${kebab(anatomy.story.split(' ').at(-1) ?? '')}`,
  )

/** After the story that shows a component's anatomy has been played, every part its page names must be there. */
export function checkParts({ id }: { id: string }): void {
  if (!isUnderTest()) return
  const docs = shownBy(id)
  const missing = docs?.anatomy.parts.filter(({ find }) => !seenPart(document, find)) ?? []
  if (missing.length > 0)
    throw new Error(
      `The page of ${docs?.name} names parts that are not there: ${missing.map(({ name, find }) => `${name} (${find})`).join(', ')}`,
    )
}
