import { arrange } from '@ronde/ui/grid'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import type { RowsOf } from './shape.ts'
import type { AnyRow } from '../place/row.ts'
import { askOnceFx } from '../ask/ask-once.ts'
import { rowsIn } from '../ask/question.ts'
import type { Place } from '../place/place.ts'
import type { ListState } from './use-list.ts'
import { isLocal } from './use-rows.ts'

/** Brings all rows that a list would show. Rejects with the call's failure. */
export type BringRows = (signal: AbortSignal) => Promise<readonly AnyRow[]>

/** How all rows of a tree are had whose branches come as they are opened: in one call, searched and filtered as the list is. Undefined where they are all there. */
export function useBringAll({ source, config }: RowsOf, list: ListState, place: Place): BringRows | undefined {
  const text = useText()
  const call = useUnit(askOnceFx)
  const { late, address, columns, sort } = list
  const { search, filters, withInactive } = address
  const { active } = config
  const bring = useCallback<BringRows>(
    async (signal) => {
      if (isLocal(source)) return []
      const { value } = await call({ endpoint: source, input: place.input(source), signal, isQuiet: true })
      const rows = rowsIn(value) ?? []
      const before = active !== undefined && !withInactive ? (row: AnyRow) => row[active] !== false : undefined
      return arrange({
        rows: config.rowsOf?.(rows) ?? rows,
        columns,
        search,
        filters,
        sort,
        locale: text.locale,
        signal,
        ...(before ? { before } : {}),
      })
    },
    [source, config, call, place, active, withInactive, columns, search, filters, sort, text.locale],
  )
  return late ? bring : undefined
}

export interface Brought {
  /** Null until they are there. */
  rows: readonly AnyRow[] | null
  isPending: boolean
  hasFailed: boolean
  retry: () => void
}

/** What `bring` brings, asked for once as it opens, and again when it failed and is tried anew; given up when it closes. */
export function useBrought(bring: BringRows | undefined): Brought {
  const [state, setState] = useState<{ rows: readonly AnyRow[] | null; hasFailed: boolean }>({
    rows: null,
    hasFailed: false,
  })
  // Another attempt is another object.
  const [asked, setAsked] = useState({ bring })
  useEffect(() => {
    if (!asked.bring) return
    const stop = new AbortController()
    asked.bring(stop.signal).then(
      (rows) => {
        if (!stop.signal.aborted) setState({ rows, hasFailed: false })
      },
      () => {
        if (!stop.signal.aborted) setState({ rows: null, hasFailed: true })
      },
    )
    return () => stop.abort()
  }, [asked])
  return {
    rows: state.rows,
    isPending: asked.bring !== undefined && state.rows === null,
    hasFailed: state.hasFailed,
    retry: () => {
      setState({ rows: null, hasFailed: false })
      setAsked({ bring: asked.bring })
    },
  }
}
