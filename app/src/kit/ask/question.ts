import { pathOf } from '@ronde/contracts/wire'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'

/** How a long list is asked: page by page, by a server that searches, filters and sorts it. */
export interface Paging {
  /** Rows of a page. */
  readonly size: number
  /** Rows that are new stand before all others. */
  readonly isNewestFirst: boolean
}

/** A question to the server. Screens ask by questions alone. */
export interface Question {
  readonly endpoint: AnyEndpoint
  readonly input: unknown
  /** The field by which its records are told apart: a saved one takes its place at once, and one that comes twice is one. */
  readonly key?: string
  /** Page by page; without it the answer comes whole. */
  readonly paging?: Paging
  /** The server filters the list, whose rows are not all here: some are asked for by their keys. */
  readonly isServed?: boolean
  /** Its answer is large, and is not kept for the way back. */
  readonly isFleeting?: boolean
  /** The user did not start the read: its failure is not reported. */
  readonly isQuiet?: boolean
}

/** The name of a question: equal questions have equal names. */
export const questionId = ({ endpoint, input, paging }: Pick<Question, 'endpoint' | 'input' | 'paging'>): string =>
  `${pathOf(endpoint)}|${JSON.stringify(input)}${paging ? `|${paging.size} ${paging.isNewestFirst}` : ''}`

/** A record that only a list answers: `homeScreen(oneOf(SysTable.GetList, 'idTableGuid'), …)`. */
export interface OneOf<Row> {
  readonly list: AnyEndpoint
  readonly key: string
  /** Carries the type of the records for TypeScript; never set. */
  readonly row?: Row
}

/** Whether a source of a record is a list. */
export const isOneOf = (source: AnyEndpoint | OneOf<unknown>): source is OneOf<unknown> => 'list' in source

/** The record of a list that has that key; null when it has none. */
export const oneIn = (rows: unknown, key: string, value: string | undefined): AnyRow | null =>
  rowsIn(rows)?.find((row) => String(row[key]) === value) ?? null

/** The rows of an answer; null where it is no list. Each was checked by its schema as it came. */
export const rowsIn = (value: unknown): readonly AnyRow[] | null =>
  Array.isArray(value) ? (value as readonly AnyRow[]) : null
