import type { RowsPlace } from '@ronde/ui/grid'
import { createEvent, createStore, sample } from 'effector'
import { useUnit } from 'effector-react'
import { useCallback, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { $isAuthenticated, sessionClosed } from '../../session/session.ts'

/** Makes the hook for something of a list that is kept by its address when it is left, so that going back shows the same. */
export function keptByAddress<Value>(): (slot?: string) => {
  initial: Value | undefined
  keep: (value: Value) => void
} {
  const left = createEvent<{ address: string; value: Value }>()
  const $left = createStore<Readonly<Record<string, Value>>>({}, { serialize: 'ignore' })
    // A list is left by the end of its session, too: nothing of that stays for the next user.
    .on(sample({ clock: left, filter: $isAuthenticated }), (all, { address, value }) => ({ ...all, [address]: value }))
    .reset(sessionClosed)
  return (slot = '') => {
    const { pathname, search } = useLocation()
    const address = `${slot} ${pathname}${search}`
    const how = useNavigationType()
    const [all, tell] = useUnit([$left, left])
    const [initial] = useState(() => (how === NavigationType.Pop ? all[address] : undefined))
    const keep = useCallback((value: Value) => tell({ address, value }), [tell, address])
    return { initial, keep }
  }
}

/** The rows in sight. */
export const useRowsPlace = keptByAddress<RowsPlace>()
