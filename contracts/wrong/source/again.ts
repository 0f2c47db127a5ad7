import type { Mutation } from './mutation.ts'
import type { Counts, Page } from './page.ts'
import type { Outcome } from './pool.ts'
import { folderOf, isSame, lineOf, whyOf } from './summary.ts'

/** Lines of a page about mistakes that are not shown. */
const linesIn = ({ open }: Page): string[] => [...open.values()].flat()

/** The mistakes that a page lists as not shown, and those with the same line. Throws when the sources do not contain a listed one. */
export function openIn(page: Page, all: readonly Mutation[]): Mutation[] {
  const lines = new Set(linesIn(page))
  const found = all.filter((mutation) => lines.has(lineOf(mutation)))
  const gone = lines.size - new Set(found.map(lineOf)).size
  if (page.of !== all.length || gone > 0)
    throw new Error(
      `the page is of ${page.of} mistakes, and there are ${all.length} now; of what it names ${gone} is gone: run it whole`,
    )
  return found
}

type Column = keyof Omit<Counts, 'tried'>

/** Result of the mistakes with one line: shown only if all are, since the page cannot tell them apart. */
function columnOf(outcomes: readonly Outcome[]): Column {
  const judged = outcomes.map((outcome): Column => {
    if (outcome.by === 'pact' || outcome.by === 'scenario') return outcome.by
    return isSame(outcome) ? 'same' : 'open'
  })
  return (['open', 'same', 'scenario', 'pact'] as const).find((column) => judged.includes(column)) ?? 'open'
}

/** The page after its listed mistakes were tried again. */
export function againOn(page: Page, outcomes: readonly Outcome[]): Page {
  const byLine = Map.groupBy(outcomes, ({ mutation }) => lineOf(mutation))
  const told: Page = {
    ...page,
    isAgain: true,
    byKind: new Map([...page.byKind].map(([name, counts]) => [name, { ...counts }])),
    byFolder: new Map([...page.byFolder].map(([name, counts]) => [name, { ...counts }])),
    same: new Map(page.same),
    open: new Map(),
  }
  for (const line of linesIn(page)) {
    const own = byLine.get(line) ?? []
    const [first] = own
    if (!first) throw new Error(`not tried again: ${line}`)
    const { mutation } = first
    const column = columnOf(own)
    for (const counts of [told.byKind.get(mutation.kind), told.byFolder.get(folderOf(mutation))]) {
      if (!counts) throw new Error(`no row has ${line}`)
      counts.open -= 1
      counts[column] += 1
    }
    const why = whyOf(mutation)
    if (column === 'same') told.same.set(why, (told.same.get(why) ?? 0) + 1)
    if (column === 'open') told.open.set(why, [...(told.open.get(why) ?? []), line])
  }
  return told
}
