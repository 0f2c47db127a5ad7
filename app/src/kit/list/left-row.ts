import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { sessionClosed } from '../../session/session.ts'

/** Rows from which other pages were gone to, by the address of their list. */
const rowLeft = createEvent<{ address: string; key: string }>()
const $leftRows = createStore<Readonly<Record<string, string>>>({}).on(rowLeft, (rows, { address, key }) => ({ ...rows, [address]: key })).reset(sessionClosed)

interface LeftRow {
  /** A row's page is gone to. */
  leave: (key: string) => void
}

/** The way back leads to the row a page was opened from: `show` is called once, when the rows are there. */
export function useLeftRow(isReady: boolean, show: (key: string) => void): LeftRow {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const how = useNavigationType()
  const [left, tell] = useUnit([$leftRows, rowLeft])
  const wanted = useRef(how === NavigationType.Pop ? left[address] : undefined)
  useEffect(() => {
    if (!isReady || wanted.current === undefined) return
    show(wanted.current)
    wanted.current = undefined
  }, [isReady, show])
  const leave = useCallback((key: string) => tell({ address, key }), [tell, address])
  return { leave }
}
