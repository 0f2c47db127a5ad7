import type { ComponentDocs } from '../../.storybook/docs/component-docs.ts'
import { pageSections } from '../../.storybook/docs/page-sections.ts'
import { type Count, type Proof, type Standing, statusOf } from '../../.storybook/docs/standing.ts'
import { findStory } from '../../.storybook/docs/story-index.ts'
import { heardText, type HeardTexts } from '../../.storybook/hearing/heard-file.ts'
import { en } from '../../ui/src/messages/en.ts'
import type { Looks } from '../looks/compare-looks.ts'
import type { Opening } from '../review/entry.ts'
import { type Approval, heldApprovals } from './approvals.ts'
import { fingerprintsOf } from './fingerprints.ts'

/** What is known of a component at the end of a run. */
export interface Evidence {
  docs: ComponentDocs
  /** Source of its page. */
  page: string
  /** Openings of its stories. */
  openings: readonly Opening[]
  heard: HeardTexts
  looks: Looks
  /** Whether its size is within the recorded one; undefined when it was not measured. */
  isWithinSize?: boolean
  approvals: readonly Approval[]
}

/** The number of items that pass, and the names of the others. */
function count<Item>(items: readonly Item[], isHeld: (item: Item) => unknown, nameOf: (item: Item) => string): Count {
  const open = items.filter((item) => !isHeld(item)).map(nameOf)
  return { held: items.length - open.length, of: items.length, open }
}

const keys = Object.keys(en)
/** Whether a phrase contains a message key, as for a missing text. */
const saysKey = (phrase: string): boolean => keys.some((key) => key.includes('.') && phrase.includes(key))

const idOf = ({ entry }: Opening): string => entry.id

function proofsOf({ docs, page, openings, heard, looks, isWithinSize }: Evidence): Standing['proofs'] {
  const passed = new Set(openings.filter(({ problems }) => problems.length === 0).map(idOf))
  const entries = openings.map(({ entry }) => entry)
  const isPassed = (story: string) => passed.has(findStory(entries, docs.name, story)?.id ?? '')
  const needed: [string, unknown][] = [
    ...pageSections.map((section): [string, unknown] => [`## ${section}`, page.includes(`\n## ${section}\n`)]),
    ['parts', docs.anatomy.parts.length > 0 && isPassed(docs.anatomy.story)],
    ...docs.states.map(({ name, story }): [string, unknown] => [name, isPassed(story)]),
  ]
  const found: Record<Proof, Count | undefined> = {
    page: count(
      needed,
      ([, isThere]) => isThere,
      ([name]) => name,
    ),
    stories: count(openings, (opening) => passed.has(idOf(opening)), idOf),
    axe: count(openings, ({ isOwnThemePassed, isOtherThemePassed }) => isOwnThemePassed && isOtherThemePassed, idOf),
    keys: count(
      docs.keyboard,
      ({ story }) => isPassed(story),
      (row) => row.keys,
    ),
    heard: count(openings, (one) => one.heard && heardText(one.heard) === heard[idOf(one)], idOf),
    languages: count(
      openings,
      (one) => one.heard && [one.heard.fr, one.heard.en].every((said) => said.length > 0 && !said.some(saysKey)),
      idOf,
    ),
    pictures: count(openings, (one) => ['light', 'dark'].every((theme) => looks[`${idOf(one)}, ${theme}`]), idOf),
    size:
      isWithinSize === undefined
        ? undefined
        : count(
            [docs.name],
            () => isWithinSize,
            (name) => name,
          ),
  }
  return Object.fromEntries(Object.entries(found).filter(([, one]) => one !== undefined))
}

/** The standing of a component, from the results of a run and its valid approvals. */
export function standingOf(evidence: Evidence): Standing {
  const { docs, openings, heard, looks, approvals } = evidence
  const known = { docs, stories: openings.map(idOf), heard, looks }
  const { held, takenBack } = heldApprovals(approvals, {
    heard: fingerprintsOf('heard', known),
    seen: fingerprintsOf('seen', known),
  })
  const found = { proofs: proofsOf(evidence), approvals: held }
  const versions = new Set(docs.changelog.map(({ version }) => version)).size
  return { name: docs.name, status: statusOf(found, versions), ...found, takenBack }
}
