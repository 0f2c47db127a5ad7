import { inSlices } from '../../base/in-slices.ts'
import { normalise } from '../../base/normalise.ts'
import type { AnyRow } from '../place/row.ts'
import { formReader, isSameCell } from './cells.ts'
import type { ImportError } from './failed-lines.ts'
import { type ImportTable, textOfValue, wireText } from './import-table.ts'
import type { ReadyRow } from './ready-file.ts'

/** The outcome of a line of a file. */
export type LineState = 'new' | 'changed' | 'unchanged' | 'faulty'

/** A cell of a file beside what is there. A line that is unchanged has one entry, without a column; a faulty one has its mistakes. */
export interface Difference {
  readonly line: number
  /** The reference by which the line is known. */
  readonly key: string
  readonly state: LineState
  readonly column: string | null
  /** The stored value; undefined where there is none, or it could not be read. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** What is wrong with it, and with which column of the file. */
  readonly mistake?: { readonly field: string; readonly message: string }
}

/** The records that are there, by what references are compared as; of a hundred thousand not in one go. */
export async function knownRows({ key, columns, rows }: ImportTable): Promise<ReadonlyMap<string, AnyRow>> {
  const column = columns.find(({ name }) => name === key)
  const known = new Map<string, AnyRow>()
  await inSlices(rows ?? [], (row) => known.set(normalise((column && wireText(column, row)) ?? ''), row))
  return known
}

interface Comparing {
  table: ImportTable
  rows: readonly ReadyRow[]
  errors: readonly ImportError[]
  /** Values that were read row by row, by row. */
  late: ReadonlyMap<AnyRow, Readonly<Record<string, unknown>>>
}

/** The difference between a file and what is there, cell by cell, in the order of its lines; the page has its turns meanwhile. */
export async function differencesOf({ table, rows, errors, late }: Comparing): Promise<Difference[]> {
  const known = await knownRows(table)
  const wrong = Map.groupBy(errors, ({ line }) => line)
  const readers = new Map(table.columns.map((column) => [column.name, { column, read: formReader(column) }]))
  const ofLine = ({ line, cells }: ReadyRow): Difference[] => {
    const key = cells.get(table.key) ?? ''
    const mistakes = wrong.get(line)
    if (mistakes)
      return mistakes.map(({ field, message }) => ({
        line,
        key,
        state: 'faulty',
        column: null,
        mistake: { field: field ?? '', message },
      }))
    const row = known.get(normalise(key))
    const given = [...cells].filter(([name]) => name !== table.key)
    if (!row)
      return [[table.key, key] as const, ...given]
        .filter(([, to]) => to !== '')
        .map(([column, to]) => ({ line, key, state: 'new', column, to }))
    const changed = given.flatMap(([name, to]): Difference[] => {
      const own = readers.get(name)
      if (!own || (to === '' && own.column.isEmptyKept)) return []
      const asked = late.get(row)
      // Values that were not read are not compared.
      if (own.column.of === null && !asked) return []
      const found = own.column.of === null ? textOfValue(asked?.[name] ?? null) : wireText(own.column, row)
      const from = found === undefined ? undefined : own.read(found)
      if (from === undefined ? to === '' : isSameCell(own.column, from, to)) return []
      return [{ line, key, state: 'changed', column: name, from, to }]
    })
    return changed.length > 0 ? changed : [{ line, key, state: 'unchanged', column: null }]
  }
  const differences: Difference[] = []
  await inSlices(rows, (row) => void differences.push(...ofLine(row)))
  return differences
}

/** The number of lines by outcome. */
export function countStates(differences: readonly Difference[]): Readonly<Record<LineState, number>> {
  const lines = { new: new Set(), changed: new Set(), unchanged: new Set(), faulty: new Set() }
  for (const { line, state } of differences) lines[state].add(line)
  return {
    new: lines.new.size,
    changed: lines.changed.size,
    unchanged: lines.unchanged.size,
    faulty: lines.faulty.size,
  }
}
