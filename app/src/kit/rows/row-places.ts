import type { RowsPlace } from '@ronde/ui/grid'
import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useCallback, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { sessionClosed } from '../../session/session.ts'

const placeLeft = createEvent<{ address: string; place: RowsPlace }>()
const $places = createStore<Readonly<Record<string, RowsPlace>>>({})
  .on(placeLeft, (places, { address, place }) => ({ ...places, [address]: place }))
  .reset(sessionClosed)

/** The place at which a list was left, by its address: going back shows the same rows. */
export function useRowsPlace(): { initial: RowsPlace | undefined; keep: (place: RowsPlace) => void } {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const how = useNavigationType()
  const [places, tell] = useUnit([$places, placeLeft])
  const [initial] = useState(() => (how === NavigationType.Pop ? places[address] : undefined))
  const keep = useCallback((place: RowsPlace) => tell({ address, place }), [tell, address])
  return { initial, keep }
}
