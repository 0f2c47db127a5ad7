import { createStore } from 'effector'
import { useUnit } from 'effector-react'
import type { AnyList, LocalRows } from './list-config.ts'
import { type Read, useRead } from './records.ts'
import { inputFrom } from './wire-input.ts'

type AnyRow = Record<string, unknown>

const $noRows = createStore<readonly AnyRow[] | null>(null)
const isLocal = (list: AnyList['list']): list is LocalRows<AnyRow> => 'rows' in list

/** The rows of a list, from the server or from this browser; local ones never fail. */
export function useRows(view: string, list: AnyList['list'], params: Readonly<Record<string, string>>, isLive = false): Read<readonly AnyRow[]> {
  const endpoint = isLocal(list) ? null : list
  const rows = useUnit(isLocal(list) ? list.rows : $noRows)
  const read = useRead(view, endpoint, endpoint && inputFrom(endpoint, params), { isLive })
  return endpoint ? read : { ...read, value: rows, isPending: rows === null }
}
