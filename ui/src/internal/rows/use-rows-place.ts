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
  initialPlace: RowsPlace | undefined
  onPlaceChange: ((change: { place: RowsPlace }) => void) | undefined
  /** Key of the active row. */
  active: string | null
  firstVisible: () => number
  count: number
  hasHeader: boolean
}

/** Begins a list where it was left, and tells where it is now; a place that waits to be told is told when the list goes. */
export function useRowsPlace({
  initialPlace,
  onPlaceChange,
  active,
  firstVisible,
  count,
  hasHeader,
}: RowsPlaceOptions) {
  const [first] = useState(initialPlace?.top ?? 0)
  const [hasBegun, setBegun] = useState(count > 0)
  if (!hasBegun && count > 0) setBegun(true)
  const top = useRef(first)
  const told = useRef<RowsPlace>({ top: first, active: initialPlace?.active ?? null })
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
    /** Of the list: rows that come later than the list itself begin it anew, where it was left. */
    listKey: first > 0 && !hasBegun ? 'waiting' : 'begun',
    /** The row that the virtualised list begins with: a header over the rows hides one. */
    first: Math.max(0, hasHeader ? first - 1 : first),
    onScroll() {
      if (count === 0) return
      top.current = firstVisible()
      clearTimeout(timer.current)
      timer.current = setTimeout(rest.current, pause)
    },
  }
}
