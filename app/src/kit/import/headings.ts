import { normalise } from '../../base/normalise.ts'
import type { Text } from '../../locales/intl.ts'
import { fieldLabel } from '../rows/columns.ts'
import type { ImportColumn } from './import-table.ts'

/** Beginning of the name of a column that only people read; no reference of a column begins so. */
export const remark = '#'

/** The heading of a column, as the screen has it. */
export const headingOf = ({ name, label, headings = [name] }: ImportColumn, view: string, text: Text): string =>
  label ?? fieldLabel(text, view, headings[0] ?? name)

/** Everything that names a column beside the server’s own name, in each language. */
const namesOf = (column: ImportColumn, view: string, says: readonly Text[]): string[] =>
  [
    ...(column.label ? [column.label] : []),
    ...(column.headings ?? [column.name]).flatMap((field) => says.map((say) => fieldLabel(say, view, field))),
  ].map(normalise)

/** What became of a heading of a file: a column by its name, left out, or not known. */
export type Match = { readonly column: string } | 'ignored' | 'unknown'

/** A choice of a person for a heading: a column, or null to leave it out. */
export interface HandMatch {
  readonly heading: string
  readonly column: string | null
}

interface Known {
  columns: readonly ImportColumn[]
  view: string
  /** What says the headings of the screen: one for each language. */
  says: readonly Text[]
  /** What people chose, which goes before the headings of the screen. */
  byHand: readonly HandMatch[]
}

/** Which column each heading of a file means: the server’s names first, then what people chose, then headings that name one column alone. */
export function matchHeadings(header: readonly string[], { columns, view, says, byHand }: Known): Match[] {
  const taken = new Set<string>()
  const matches = header.map((heading): Match | null =>
    heading.trim().startsWith(remark) || heading.trim() === '' ? 'ignored' : null,
  )
  const take = (of: (heading: string) => string | null | undefined, isChosen = false) => {
    for (const [at, heading] of header.entries()) {
      if (matches[at]) continue
      const column = of(heading.trim())
      if (column === null) matches[at] = 'ignored'
      if (typeof column !== 'string') continue
      // What a person chose is not asked for again, though another heading means that column here.
      if (taken.has(column)) {
        if (isChosen) matches[at] = 'ignored'
        continue
      }
      taken.add(column)
      matches[at] = { column }
    }
  }
  const named = new Map(columns.map(({ name }) => [normalise(name), name]))
  const said = Map.groupBy(
    columns.flatMap((column) =>
      [...new Set(namesOf(column, view, says))].map((words) => ({ words, name: column.name })),
    ),
    ({ words }) => words,
  )
  take((heading) => columns.find(({ name }) => name === heading)?.name)
  take(
    (heading) =>
      byHand.find(
        (one) =>
          one.heading === normalise(heading) &&
          (one.column === null || columns.some(({ name }) => name === one.column)),
      )?.column,
    true,
  )
  take((heading) => named.get(normalise(heading)))
  take((heading) => {
    const found = said.get(normalise(heading)) ?? []
    return found.length === 1 ? found[0]?.name : undefined
  })
  return matches.map((match) => match ?? 'unknown')
}
