import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The user's place in a long list: to be kept when they leave and given back when they return. */
export interface RowsPlace {
  /** Index of the first row in view. */
  top: number
  /** Key of the row that the keyboard is on. */
  active: string | null
}

/** In ms: scrolling is told once it rests. */
const pause = 150

export interface RowsPlaceOptions {
  defaultPlace: RowsPlace | undefined
  onPlaceChange: ((change: { place: RowsPlace }) => void) | undefined
  /** Key of the active row. */
  active: string | null
  firstVisible: () => number
  count: number
}

/** Where a list begins: the row that it had at its top when it was left. */
export function useRowsStart(defaultPlace: RowsPlace | undefined, count: number) {
  const [first] = useState(defaultPlace?.top ?? 0)
  const [hasBegun, setBegun] = useState(count > 0)
  if (!hasBegun && count > 0) setBegun(true)
  return {
    /** Of the list: rows that come later than the list itself begin it anew, where it was left. */
    listKey: first > 0 && !hasBegun ? 'waiting' : 'begun',
    first,
  }
}

export type RowsStart = ReturnType<typeof useRowsStart>

/** Tells where a list is now; a place that waits to be told is told when the list goes. */
export function useRowsPlace({ defaultPlace, onPlaceChange, active, firstVisible, count }: RowsPlaceOptions) {
  const begin: RowsPlace = { top: defaultPlace?.top ?? 0, active: defaultPlace?.active ?? null }
  const top = useRef(begin.top)
  const told = useRef(begin)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const tell = useEffectEvent((activeNow: string | null) => {
    clearTimeout(timer.current)
    timer.current = undefined
    const place = { top: top.current, active: activeNow }
    if (place.top === told.current.top && place.active === told.current.active) return
    told.current = place
    onPlaceChange?.({ place })
  })
  const tellPlace = useEffectEvent(() => tell(active))
  useEffect(() => tell(active), [active])
  useEffect(
    () => () => {
      if (timer.current !== undefined) tellPlace()
    },
    [],
  )
  const rest = useRef(() => tellPlace())
  return {
    onScroll() {
      if (count === 0) return
      top.current = firstVisible()
      clearTimeout(timer.current)
      timer.current = setTimeout(rest.current, pause)
    },
  }
}
