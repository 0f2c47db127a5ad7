import * as z from 'zod'
import { normalise } from '../database/normalised.ts'
import { Refusal } from '../messages/failure.ts'
import { type CellRule, ruleOf, ruled } from './cell-rules.ts'
import { type Language, type MessageKey, type MessageValues, tell } from '../messages/messages.ts'
import { inTurns } from './in-turns.ts'
import { mostErrors } from './lines.ts'
import type { ReadTable } from './read-table.ts'

/** Why a line, or one of its cells, is rejected. */
export interface ImportError {
  line: number
  field?: string
  message: string
}

/** The result of an import. */
export interface ImportOutcome {
  inserted: number
  updated: number
  /** Number of updated records that already had the file's values. */
  unchanged?: number
  errors: ImportError[]
}

/** A valid line: the columns in the file, an empty cell as null. */
export interface ImportRow<Columns extends z.ZodRawShape> {
  line: number
  values: Partial<z.output<z.ZodObject<Columns>>>
}

interface Shape<Columns extends z.ZodRawShape> {
  /** The key column or columns of a row: required, and unique in the file, ignoring case. */
  key: (keyof Columns & string) | readonly (keyof Columns & string)[]
  /** Columns naming the version: two versions of one key are two records. */
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

  /** Adds the error of a cell that holds an error of its workbook. */
  addFaulty(line: number, field: string, cell: string): void {
    this.add(line, field, 'faultyCell', { valeur: cell.slice(0, longestTold) })
  }

  /** Adds the error of an invalid cell, with its value and its rule. */
  addUnfit(line: number, field: string, cell: string, schema: z.core.$ZodType): void {
    const rule = ruleOf(schema)
    if (rule) this.addRule(line, field, cell, rule)
    else this.add(line, field, 'invalidCell')
  }

  /** Adds the error of a value that breaks a rule. */
  addRule(line: number, field: string, value: string, { key, values }: CellRule): void {
    const valeur = value.length > longestTold ? `${value.slice(0, longestTold)}…` : value
    this.add(line, field, 'unfitCell', { valeur, regle: tell(this.#language, key, values) })
  }

  /** Notes that the line of this key is rejected: references to it are then not reported as unknown. */
  lose(key: string): void {
    if (key.length <= longestTold) this.#lost.add(normalise(key))
  }

  /** Whether a line of the file has this key and is rejected. */
  isLost(key: string): boolean {
    // No key is longer; normalising a cell of megabytes would take seconds.
    return key.length <= longestTold && this.#lost.has(normalise(key))
  }
}

/** Maximum characters of a cell in an error; no reference is longer. */
const longestTold = 60

/** Maximum characters of a cell; no column takes more. */
const longestCell = 65_536

/** Whether a column holds remarks, which the import ignores. */
const isRemark = (name: string): boolean => name.startsWith('#')

/** Throws R32 for an unknown, repeated or missing column. */
function checkHeader(header: readonly string[], names: readonly string[], keys: readonly string[]): void {
  const odd = header.find((name, at) => !isRemark(name) && (!names.includes(name) || header.indexOf(name) !== at))
  if (odd !== undefined) throw new Refusal('R32', { colonne: odd.slice(0, 60) })
  const missing = keys.find((key) => !header.includes(key))
  if (missing !== undefined) throw new Refusal('R32', { colonne: missing })
}

/**
 * Checks every cell of a table by its column's schema, which takes text, or null for an empty one.
 * Adds errors to `complaints`. Throws R32.
 */
export async function importRows<Columns extends z.ZodRawShape>(
  table: ReadTable,
  { key, version = [], columns }: Shape<Columns>,
  complaints: Complaints,
): Promise<ImportRow<Columns>[]> {
  const keys = [key].flat()
  for (const { line, message, cell } of table.errors) {
    if (cell === undefined) complaints.add(line, undefined, message)
    else complaints.addFaulty(line, cell.slice(0, longestTold), cell)
  }
  if (table.header.length > 0) checkHeader(table.header, Object.keys(columns), keys)
  const seen = new Map<string, number>()
  const rows: ImportRow<Columns>[] = []
  const unfit: { line: number; name: string; cell: string }[] = []
  for await (const { line, cells, faults = [] } of inTurns(table.lines)) {
    if (complaints.errors.length + unfit.length >= mostErrors) break
    const before = complaints.errors.length + unfit.length
    const values = new Map<string, unknown>()
    if (cells.length > table.header.length) complaints.add(line, undefined, 'tooManyCells')
    for (const [at, name] of table.header.entries()) {
      if (isRemark(name)) continue
      const cell = cells[at]?.trim() || null
      if (cell !== null && faults.includes(at)) {
        complaints.addFaulty(line, name, cell)
        continue
      }
      const checked =
        cell === null || cell.length <= longestCell ? z.safeParse(columns[name] as z.ZodType, cell) : undefined
      if (checked?.success) values.set(name, checked.data)
      else if (cell === null) complaints.add(line, name, 'missingCell')
      else unfit.push({ line, name, cell })
    }
    // A wrong key, or one of a wrong version, counts as no duplicate.
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
  // A reference to a rejected line is not reported: only that line's own error is.
  for (const { line, name, cell } of unfit)
    if (keys.includes(name) || !complaints.isLost(cell))
      complaints.addUnfit(line, name, cell, columns[name] as z.ZodType)
  return rows
}

/** A cell that may be empty. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) => z.nullable(schema)

/** Yes or no, in French or English. */
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

/** The result of an import: its errors with nothing written, the preview of a dry run, or the counts once `store` has written all. */
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

/** The parsed file of an import, with its options. */
export interface AskedImport {
  table: ReadTable
  fileName: string
  /** Dry run: the result is reported and nothing is written. */
  isDry: boolean
  language: Language
}
