import { csvRecords } from '@ronde/contracts/csv'
import { inSlices } from '../../../base/in-slices.ts'
import { normalise } from '../../../base/normalise.ts'
import type { AnyRow } from '../../place/row.ts'
import { plain } from '../columns.ts'
import type { RowsShape } from '../shape.ts'

/** As it is compared: whatever its case, accents and blanks around it. */
const compared = (text: string): string => normalise(text).trim()

/** A line of what was pasted: as it stands, and its cells where it is a piece of a sheet. */
export interface PastedLine {
  readonly raw: string
  readonly cells: readonly string[]
}

/** The lines of what was pasted: one reference a line, or a piece of a sheet, whose cells tabs, semicolons or commas part. */
export const pastedLines = (text: string): PastedLine[] =>
  [...csvRecords(text)].map(({ cells, raw }) => ({
    raw: raw.trim(),
    cells: cells.map((cell) => cell.trim()).filter((cell) => cell !== ''),
  }))

/** Fields by which a row is named in a text: its key, its references, what it is called in questions, and its first column. */
export const namingFields = ({ key, label, columns, named }: RowsShape<AnyRow>): readonly string[] =>
  named ?? [
    ...new Set([
      key,
      ...columns.map(({ field }) => field).filter((field) => /^ref[A-Z]|^reference$/.test(field)),
      ...(label ? [label] : []),
      ...columns.slice(0, 1).map(({ field }) => field),
    ]),
  ]

/** Keys of the rows by their names, made in slices; null when it was stopped. */
export async function nameIndex(
  rows: readonly AnyRow[],
  fields: readonly string[],
  keyOf: (row: AnyRow) => string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ReadonlySet<string>> | null> {
  const index = new Map<string, Set<string>>()
  const add = (row: AnyRow) => {
    for (const field of fields) {
      const name = compared(plain(row[field]))
      const keys = index.get(name)
      if (keys) keys.add(keyOf(row))
      else if (name !== '') index.set(name, new Set([keyOf(row)]))
    }
  }
  return (await inSlices(rows, add, { signal })) ? index : null
}

/** What pasted lines name. */
export interface Named {
  /** Keys of the rows that are named, each once. */
  keys: ReadonlySet<string>
  /** Lines that name nothing here. */
  unknown: readonly string[]
  /** Lines that name several rows, none of which is chosen. */
  ambiguous: readonly string[]
}

/** The rows that lines name: each by the whole line, else by its first cell that names one. A line alone that names several is a list of them. */
export function namedBy(lines: readonly PastedLine[], index: ReadonlyMap<string, ReadonlySet<string>>): Named {
  const keys = new Set<string>()
  const unknown = new Set<string>()
  const ambiguous = new Set<string>()
  const known = (name: string) => index.get(compared(name))
  const names = lines.length === 1 && lines[0] && !known(lines[0].raw) ? lines[0].cells : []
  const ones = new Set(names.map(known).flatMap((rows) => (rows?.size === 1 ? [...rows] : [])))
  for (const { raw, cells } of ones.size > 1 ? names.map((name) => ({ raw: name, cells: [] })) : lines) {
    const found = [raw, ...cells].map(known)
    const [only] = [...(found.find((rows) => rows?.size === 1) ?? [])]
    if (only !== undefined) keys.add(only)
    else (found.some((rows) => rows !== undefined) ? ambiguous : unknown).add(raw)
  }
  return { keys, unknown: [...unknown], ambiguous: [...ambiguous] }
}
