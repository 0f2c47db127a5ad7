import { createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { RowsOf } from './shape.ts'
import type { LocalRows, RowsSource } from './shape.ts'
import type { AnyRow, Params } from '../place/row.ts'
import type { Question } from '../ask/readings.ts'
import { type Read, useRead } from '../ask/use-read.ts'
import { askedOf, requiredBy } from '../place/inputs.ts'

const $noRows = createStore<readonly AnyRow[] | null>(null)
export const isLocal = (source: RowsSource): source is LocalRows<AnyRow> => 'rows' in source

interface Asking {
  params: Params
  /** The record of the home around it, whose keys count where the address has none. */
  record: AnyRow | null
  key: string
  isLive?: boolean
  /** False for rows that come otherwise: by pages, or branch by branch. @default true */
  isWhole?: boolean
  /** The rows, where the answer is no list of them. */
  rowsOf?: RowsOf['config']['rowsOf']
}

const noRows: readonly AnyRow[] = []

export interface RowsRead extends Read<readonly AnyRow[]> {
  /** What is asked; null for rows of this browser, and while a parameter is missing. */
  question: Question | null
  /** Parameters without which the call can only fail. */
  missing: readonly string[]
}

/** The rows of a source, from the server or from this browser; local ones never fail. */
export function useRows(
  source: RowsSource,
  { params, record, key, isLive = false, isWhole = true, rowsOf }: Asking,
): RowsRead {
  const endpoint = isLocal(source) || !isWhole ? null : source
  const rows = useUnit(isLocal(source) ? source.rows : $noRows)
  const input = endpoint && askedOf(endpoint, record, params)
  const missing = endpoint && input ? requiredBy(endpoint).filter((name) => input[name] === undefined) : []
  const read = useRead(endpoint, missing.length > 0 ? null : input, { isLive, key })
  const answered = Array.isArray(read.value) ? (read.value as AnyRow[]) : noRows
  const made = useMemo(() => rowsOf?.(answered) ?? answered, [rowsOf, answered])
  if (!endpoint) return { ...read, value: rows, isPending: rows === null, question: null, missing }
  return {
    ...read,
    value: Array.isArray(read.value) ? made : null,
    question: missing.length > 0 ? null : { endpoint, input, key },
    missing,
  }
}
