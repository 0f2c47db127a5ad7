import * as z from 'zod'
import { normalise } from '../database/normalised.ts'
import { Refusal } from '../messages/failure.ts'
import { type CellRule, ruleOf, ruled } from './cell-rules.ts'
import { type Language, type MessageKey, type MessageValues, tell } from '../messages/messages.ts'
import { inTurns } from './in-turns.ts'
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
  /** Those of the updated that were as the file says. */
  unchanged?: number
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

/** Collects the errors of an import, in the language of its caller. */
export class Complaints {
  readonly errors: ImportError[] = []
  readonly #language: Language
  readonly #lost = new Set<string>()

  constructor(language: Language) {
    this.#language = language
  }

  add(line: number, field: string | undefined, message: MessageKey, values?: MessageValues): void {
    if (this.errors.length >= mostErrors) return
    this.errors.push({
      line,
      ...(field === undefined ? {} : { field }),
      message: tell(this.#language, message, values),
    })
  }

  /** Complains of a cell that does not fit: what it holds, and what it may. */
  addUnfit(line: number, field: string, cell: string, schema: z.core.$ZodType): void {
    const rule = ruleOf(schema)
    if (rule) this.addRule(line, field, cell, rule)
    else this.add(line, field, 'invalidCell')
  }

  /** Complains of a value by the rule that it does not meet. */
  addRule(line: number, field: string, value: string, { key, values }: CellRule): void {
    const valeur = value.length > longestTold ? `${value.slice(0, longestTold)}…` : value
    this.add(line, field, 'unfitCell', { valeur, regle: tell(this.#language, key, values) })
  }

  /** The line of that key is not taken: what hangs on it is not told as unknown beside. */
  lose(key: string): void {
    if (key.length <= longestTold) this.#lost.add(normalise(key))
  }

  /** A line of the file has that key, and is not taken. */
  isLost(key: string): boolean {
    // No key is longer, and of a cell of megabytes its comparable form takes seconds.
    return key.length <= longestTold && this.#lost.has(normalise(key))
  }
}

/** Characters of a cell that are told; no reference is longer. */
const longestTold = 60

/** Characters of a cell; longer ones fit no column. */
const longestCell = 65_536

/** A column of remarks, which nobody reads: no column is called so. */
const isRemark = (name: string): boolean => name.startsWith('#')

/** Throws R32 for a column that is unknown, there twice, or missing. */
function checkHeader(header: readonly string[], names: readonly string[], keys: readonly string[]): void {
  const odd = header.find((name, at) => !isRemark(name) && (!names.includes(name) || header.indexOf(name) !== at))
  if (odd !== undefined) throw new Refusal('R32', { colonne: odd.slice(0, 60) })
  const missing = keys.find((key) => !header.includes(key))
  if (missing !== undefined) throw new Refusal('R32', { colonne: missing })
}

/**
 * Checks every cell of a table by its column's schema, which takes text, or null for an empty one.
 * What is wrong goes to `complaints`. Throws R32.
 */
export async function importRows<Columns extends z.ZodRawShape>(
  table: ReadTable,
  { key, version = [], columns }: Shape<Columns>,
  complaints: Complaints,
): Promise<ImportRow<Columns>[]> {
  const keys = [key].flat()
  for (const { line, message } of table.errors) complaints.add(line, undefined, message)
  if (table.header.length > 0) checkHeader(table.header, Object.keys(columns), keys)
  const seen = new Map<string, number>()
  const rows: ImportRow<Columns>[] = []
  const unfit: { line: number; name: string; cell: string }[] = []
  for await (const { line, cells } of inTurns(table.lines)) {
    if (complaints.errors.length + unfit.length >= mostErrors) break
    const before = complaints.errors.length + unfit.length
    const values = new Map<string, unknown>()
    if (cells.length > table.header.length) complaints.add(line, undefined, 'tooManyCells')
    for (const [at, name] of table.header.entries()) {
      if (isRemark(name)) continue
      const cell = cells[at]?.trim() || null
      const checked =
        cell === null || cell.length <= longestCell ? z.safeParse(columns[name] as z.ZodType, cell) : undefined
      if (checked?.success) values.set(name, checked.data)
      else if (cell === null) complaints.add(line, name, 'missingCell')
      else unfit.push({ line, name, cell })
    }
    // A key that is wrong is no other line's, nor is one of a version that is.
    const isWrong = (name: string) => table.header.includes(name) && !values.has(name)
    if (keys.every((name) => values.has(name)) && !version.some(isWrong)) {
      const own = [...keys, ...version].map((name) => normalise(String(values.get(name)))).join(' ')
      const first = seen.get(own)
      if (first === undefined) seen.set(own, line)
      else complaints.add(line, keys[0], 'sameAsLine', { line: first })
    }
    if (complaints.errors.length + unfit.length === before)
      rows.push({ line, values: Object.fromEntries(values) as ImportRow<Columns>['values'] })
    else for (const name of keys) complaints.lose(cells[table.header.indexOf(name)]?.trim() ?? '')
  }
  // A reference to a line that is not taken is wrong only because that line is.
  for (const { line, name, cell } of unfit)
    if (keys.includes(name) || !complaints.isLost(cell))
      complaints.addUnfit(line, name, cell, columns[name] as z.ZodType)
  return rows
}

/** A cell that may be empty. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) => z.nullable(schema)

/** Yes or no, as people write it in French and in English. */
export const flagCell = ruled(
  'ruleFlag',
  z.string().transform((given, context) => {
    const word = normalise(given)
    if (['true', '1', 'vrai', 'oui', 'o', 'yes', 'y'].includes(word)) return true
    if (['false', '0', 'faux', 'non', 'n', 'no'].includes(word)) return false
    context.addIssue('flag')
    return z.NEVER
  }),
)

/** What an import comes to: its errors and nothing written, what would be, or, once `store` has written all of it, what is. */
export async function settle(
  { unchanged, ...written }: { inserted: number; updated: number; unchanged: number },
  complaints: Complaints,
  { isDry, store }: { isDry: boolean; store: () => Promise<void> },
): Promise<ImportOutcome> {
  const counts = { ...written, ...(unchanged > 0 ? { unchanged } : {}) }
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
