import type { Text } from '../../locales/intl.ts'
import type { AnyRow } from '../place/row.ts'
import { type Difference, differencesOf, knownRows } from './differences.ts'
import type { ImportError } from './failed-lines.ts'
import type { FileRows } from './file-rows.ts'
import { type HandMatch, type Match, matchHeadings } from './headings.ts'
import type { ImportTable } from './import-table.ts'
import { type ReadyFile, readyFile } from './ready-file.ts'
import { normalise } from '../../base/normalise.ts'

/** A file that the console can read, beside what its import takes. */
export interface ReadFile {
  readonly file: File
  readonly rows: FileRows
  readonly table: ImportTable
  readonly view: string
  readonly says: readonly Text[]
  readonly byHand: readonly HandMatch[]
}

/** Headings of a file that a person says the meaning of: those that nothing else tells. */
export interface Matching {
  readonly headings: readonly { heading: string; column: string | null; isKept: boolean }[]
  /** Columns that no other heading means. */
  readonly columns: readonly string[]
}

const matchesOf = ({ rows, table, view, says, byHand }: ReadFile): Match[] =>
  matchHeadings(rows.header, { columns: table.columns, view, says, byHand })

/** What is to be matched by hand, with what was chosen before. */
export function matchingOf(read: ReadFile): Matching {
  const bare = matchesOf({ ...read, byHand: [] })
  const now = matchesOf(read)
  const isOpen = (at: number): boolean =>
    bare[at] === 'unknown' || read.byHand.some(({ heading }) => heading === normalise(read.rows.header[at] ?? ''))
  const taken = new Set(now.flatMap((match, at) => (typeof match === 'object' && !isOpen(at) ? [match.column] : [])))
  return {
    headings: read.rows.header.flatMap((heading, at, all) => {
      const match = now[at]
      return isOpen(at) && all.indexOf(heading) === at
        ? [{ heading, column: typeof match === 'object' ? match.column : null, isKept: match !== 'unknown' }]
        : []
    }),
    columns: read.table.columns.flatMap(({ name }) => (taken.has(name) ? [] : [name])),
  }
}

/** Whether a person has to say what a heading means. */
export const isUnclear = (read: ReadFile): boolean => matchesOf(read).includes('unknown')

export const readyOf = (read: ReadFile): Promise<ReadyFile> =>
  readyFile({ file: read.file, read: read.rows, matches: matchesOf(read), table: read.table, says: read.says })

/** Rows whose values no list tells: of more they are not compared. */
const mostLate = 500

/** The rows that are there whose late columns the file has; null: too many to be asked for. */
export async function lateRows({ table }: ReadFile, { rows }: ReadyFile): Promise<readonly AnyRow[] | null> {
  const late = table.columns.filter(({ of }) => of === null).map(({ name }) => name)
  const known = await knownRows(table)
  const found = rows.flatMap(({ cells }) => {
    const row = late.some((name) => cells.has(name)) ? known.get(normalise(cells.get(table.key) ?? '')) : undefined
    return row ? [row] : []
  })
  return found.length > mostLate ? null : found
}

/** What a file changes, as far as what is there is known. */
export interface Compared {
  readonly differences: readonly Difference[]
  /** Columns of the file that were not compared. */
  readonly left: readonly string[]
}

type LateValues = ReadonlyMap<AnyRow, Readonly<Record<string, unknown>>>

/** The difference of a file, cell by cell; null where what is there could not be read. */
export async function comparedOf(
  { table }: ReadFile,
  { rows }: ReadyFile,
  { errors, late }: { errors: readonly ImportError[]; late: LateValues | null },
): Promise<Compared | null> {
  if (table.rows === null) return null
  const [first] = rows
  return {
    differences: await differencesOf({ table, rows, errors, late: late ?? new Map() }),
    left:
      late === null
        ? table.columns.flatMap(({ of, name }) => (of === null && first?.cells.has(name) ? [name] : []))
        : [],
  }
}
