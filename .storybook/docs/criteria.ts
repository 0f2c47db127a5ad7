import type { ComponentDocs, Status } from './component-docs.ts'

/** One thing a status takes. */
export interface Criterion {
  for: Status
  text: string
  /** How it is known. */
  by: 'test' | 'data' | 'person'
  isMet: (docs: ComponentDocs) => boolean
}

const always = () => true
const heardWith = (docs: ComponentDocs) => new Set(docs.heard?.map((review) => review.with)).size

/** What a status takes; each includes those before it. */
export const criteria: readonly Criterion[] = [
  {
    for: 'draft',
    by: 'test',
    text: 'It has a page: purpose, anatomy, states, keyboard, speech, props.',
    isMet: (docs) => docs.anatomy.parts.length > 0 && docs.states.length > 0,
  },
  { for: 'draft', by: 'test', text: 'Its texts come by props or from both catalogues.', isMet: always },
  { for: 'beta', by: 'test', text: 'Every story passes axe in the light and in the dark theme.', isMet: always },
  {
    for: 'beta',
    by: 'test',
    text: 'Every line of the keyboard table is proven by a story that presses the key.',
    isMet: (docs) => docs.keyboard.every((row) => row.story !== ''),
  },
  {
    for: 'beta',
    by: 'test',
    text: 'A story holds role, name or state fast of what a screen reader says.',
    isMet: (docs) => docs.speech.some((row) => row.story),
  },
  {
    for: 'stable',
    by: 'person',
    text: 'Heard by a person with two screen readers.',
    isMet: (docs) => heardWith(docs) >= 2,
  },
  {
    for: 'stable',
    by: 'person',
    text: 'Seen by a designer in both themes, three densities and 320 px.',
    isMet: (docs) => docs.seen !== undefined,
  },
  {
    for: 'stable',
    by: 'data',
    text: 'A second version has come out without a break in its props.',
    isMet: (docs) => new Set(docs.changelog.map((change) => change.version)).size >= 2,
  },
]

const order: readonly Status[] = ['draft', 'beta', 'stable']

/** The highest status whose criteria, and those before them, are all met. */
function earnedStatus(docs: ComponentDocs): Status | null {
  const firstMissed = order.findIndex((status) =>
    criteria.some((criterion) => criterion.for === status && !criterion.isMet(docs)),
  )
  return firstMissed < 0 ? 'stable' : (order[firstMissed - 1] ?? null)
}

/** True when `status` claims no more than is earned. */
export const isEarned = (docs: ComponentDocs): boolean =>
  order.indexOf(docs.status) <= order.indexOf(earnedStatus(docs) ?? 'draft') && earnedStatus(docs) !== null
