import * as z from 'zod'
import { normalise } from '../database/normalised.ts'
import { Refusal } from '../failure.ts'
import { type Language, type MessageKey, type MessageValues, tell } from '../messages/messages.ts'
import { inTurns } from '../turns.ts'
import { mostErrors } from './lines.ts'
import type { ReadTable } from './read-table.ts'

/** Why a line, or one of its cells, is not taken. */
export interface ImportError {
  line: number
  field?: string
  message: string
}

/** What an import answers. */
export interface ImportOutcome {
  inserted: number
  updated: number
  errors: ImportError[]
}

/** One line whose every cell is fit: the columns the file has, an empty cell as null. */
export interface ImportRow<Columns extends z.ZodRawShape> {
  line: number
  values: Partial<z.output<z.ZodObject<Columns>>>
}

interface Shape<Columns extends z.ZodRawShape> {
  /** The column, or columns, a row is known by: they must be there, and no two lines may say the same, whatever its case. */
  key: (keyof Columns & string) | readonly (keyof Columns & string)[]
  /** Which version of it, where the file says: lines of two versions are two. */
  version?: readonly (keyof Columns & string)[]
  columns: Columns
}

/** Collects what is wrong, in the language of whoever asked. */
export class Complaints {
  readonly errors: ImportError[] = []
  readonly #language: Language

  constructor(language: Language) {
    this.#language = language
  }

  add(line: number, field: string | undefined, message: MessageKey, values?: MessageValues): void {
    if (this.errors.length >= mostErrors) return
    this.errors.push({ line, ...(field === undefined ? {} : { field }), message: tell(this.#language, message, values) })
  }
}

/** Characters of a cell; longer ones fit no column. */
const longestCell = 65_536

/** Throws R32 for a column that is unknown, there twice, or missing. */
function checkHeader(header: readonly string[], names: readonly string[], keys: readonly string[]): void {
  const odd = header.find((name, at) => !names.includes(name) || header.indexOf(name) !== at)
  if (odd !== undefined) throw new Refusal('R32', { colonne: odd.slice(0, 60) })
  const missing = keys.find((key) => !header.includes(key))
  if (missing !== undefined) throw new Refusal('R32', { colonne: missing })
}

/**
 * Checks every cell of a table by its column's schema, which takes text, or null for an empty one.
 * What is wrong goes to `complaints`. Throws R32.
 */
export async function importRows<Columns extends z.ZodRawShape>(table: ReadTable, { key, version = [], columns }: Shape<Columns>, complaints: Complaints): Promise<ImportRow<Columns>[]> {
  const keys = [key].flat()
  for (const { line, message } of table.errors) complaints.add(line, undefined, message)
  if (table.header.length > 0) checkHeader(table.header, Object.keys(columns), keys)
  const seen = new Map<string, number>()
  const rows: ImportRow<Columns>[] = []
  for await (const { line, cells } of inTurns(table.lines)) {
    if (complaints.errors.length >= mostErrors) break
    const before = complaints.errors.length
    const values = new Map<string, unknown>()
    if (cells.length > table.header.length) complaints.add(line, undefined, 'tooManyCells')
    for (const [at, name] of table.header.entries()) {
      const cell = cells[at]?.trim() || null
      const checked = cell === null || cell.length <= longestCell ? z.safeParse(columns[name] as z.ZodType, cell) : undefined
      if (checked?.success) values.set(name, checked.data)
      else complaints.add(line, name, cell === null ? 'missingCell' : 'invalidCell')
    }
    // A key that is wrong is no other line's.
    if (keys.every((name) => values.has(name))) {
      const own = [...keys, ...version].map((name) => normalise(String(values.get(name)))).join(' ')
      const first = seen.get(own)
      if (first !== undefined) complaints.add(line, keys[0], 'sameAsLine', { line: first })
      seen.set(own, line)
    }
    if (complaints.errors.length === before) rows.push({ line, values: Object.fromEntries(values) as ImportRow<Columns>['values'] })
  }
  return rows
}

/** A cell that may be empty. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) => z.nullable(schema)

/** Yes or no, as people write it in French and in English. */
export const flagCell = z.string().transform((given, context) => {
  const word = normalise(given)
  if (['true', '1', 'vrai', 'oui', 'o', 'yes', 'y'].includes(word)) return true
  if (['false', '0', 'faux', 'non', 'n', 'no'].includes(word)) return false
  context.addIssue('flag')
  return z.NEVER
})

/** What an import comes to: its errors and nothing written, what would be, or, once `store` has written all of it, what is. */
export async function settle(
  counts: { inserted: number; updated: number },
  complaints: Complaints,
  { isDry, store }: { isDry: boolean; store: () => Promise<void> },
): Promise<ImportOutcome> {
  const errors = complaints.errors.toSorted((one, other) => one.line - other.line)
  if (isDry) return { ...counts, errors }
  if (errors.length > 0) return { inserted: 0, updated: 0, errors }
  await store()
  return { ...counts, errors }
}

/** A file as its caller sent it, read. */
export interface AskedImport {
  table: ReadTable
  fileName: string
  /** Only what would be. */
  isDry: boolean
  language: Language
}
