import { useLayoutEffect, useRef } from 'react'
import type { FocusKeeper } from './focus-keeper.ts'

interface ActiveMarkProps {
  keeper: FocusKeeper
  /** The active cell of the row it stands in, from 0; -1 for the row itself. */
  at: number
}

/** Tells the keeper of the focus when the active row or cell comes and goes; an effect per row would be paid by all. */
export function ActiveMark({ keeper, at }: ActiveMarkProps) {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const row = mark.current?.parentElement
    const target = at < 0 ? row : row?.querySelector(`[aria-colindex="${at + 1}"]`)
    if (!target) return
    keeper.arrived(target)
    return () => keeper.leaving(target)
  }, [keeper, at])
  return <span ref={mark} hidden />
}
