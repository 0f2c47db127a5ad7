import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { RowSlots } from './row-slots.ts'
import type { DrawnRow } from './row-slots.ts'
import type { RowSource } from './row-source.ts'
import type { RowsEngine } from './use-rows.ts'

/** A row as it is to be drawn: where, in px from the top of the element that holds the rows. */
export interface RowToDraw extends DrawnRow {
  top: number
}

/** The parts of a list or a tree that differ from one to another. */
export interface RowsContext {
  /** Draws a row; its slot is its key. Null where there is none. */
  draw: (drawn: RowToDraw) => ReactNode
  /** The rows of a table are a group. */
  isGroup: boolean
  /** The row of headings, inside the scroller so that it scrolls sideways with the rows. */
  header: ReactNode
  /** Rows of the final shape while there are none, so that nothing moves when they come. */
  skeleton: ReactNode
}

interface RowsWindowProps {
  engine: Pick<RowsEngine, 'scroll' | 'place' | 'rowHeight' | 'cell'>
  source: RowSource
  context: RowsContext
  onEndReached: (() => void) | undefined
}

// Pixels rendered beyond the view: a wheel notch or a page key moves some 400 px at once.
const above = 260
const below = 400
/** In ms: elements are put in order once scrolling rests. */
const pause = 150

const noNews = () => () => {}
const serverHeight = () => 768
const windowHeight = () => globalThis.innerHeight || serverHeight()

/** The height of the part that scrolls; null before it is known, when no more is drawn than the window of the browser has room for. */
function useViewHeight(engine: RowsWindowProps['engine']): number | null {
  const { scroller, onShown } = engine.scroll
  const [height, setHeight] = useState<number | null>(null)
  const show = useEffectEvent(onShown)
  useEffect(() => {
    const view = scroller.current
    if (!view) return
    let last = 0
    const observer = new ResizeObserver(() => {
      if (last === 0 && view.clientHeight > 0) show()
      last = view.clientHeight
      setHeight(last)
    })
    observer.observe(view)
    return () => observer.disconnect()
  }, [scroller])
  return height
}

/** The part that scrolls, and in it the rows that are in sight or nearly. All are of one height: each is put at its place, and none is measured. */
export function RowsWindow({ engine, source, context, onEndReached }: RowsWindowProps) {
  const { scroll, place, rowHeight, cell } = engine
  const { scroller, attach, rows, seen: look, list: newest } = scroll
  const { count } = source
  const height = useViewHeight(engine)
  // Hydration renders as many rows as the server did, whatever the height of the window.
  const usualHeight = useSyncExternalStore(noNews, windowHeight, serverHeight)
  const [seen, setSeen] = useState(look)
  const [list, setList] = useState(newest)
  if (list !== newest) {
    setList(newest)
    setSeen(look())
  }
  const [slots] = useState(() => new RowSlots())
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const rest = () => setSeen((now) => (now.isScrolling ? { ...now, isScrolling: false } : now))
  const onScroll = useEffectEvent(() => {
    scroll.onScroll()
    place.onScroll()
    clearTimeout(resting.current)
    resting.current = setTimeout(rest, pause)
    const { first, skipped } = look()
    if (first === seen.first && skipped === seen.skipped) return
    // Synchronous, so that the rows are there when the browser paints the new scroll position.
    flushSync(() => setSeen({ first, skipped, isScrolling: true }))
  })
  useEffect(() => {
    const view = scroller.current
    view?.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      view?.removeEventListener('scroll', onScroll)
      clearTimeout(resting.current)
    }
  }, [scroller])

  const inView = Math.ceil((height ?? usualHeight) / rowHeight) + (context.header ? 0 : 1)
  const [before, after] = height === null ? [0, 0] : [Math.ceil(above / rowHeight), Math.ceil(below / rowHeight)]
  // When the list got shorter, the browser scrolls back: the rows of its end are rendered.
  const from = Math.max(0, Math.min(seen.first, count - inView) - before)
  const to = Math.min(count, seen.first + inView + after)
  const skipped = Math.min(seen.skipped, count - rows)
  const keys = Array.from({ length: Math.max(0, to - from) }, (_, at) => source.keyAt(from + at))
  const drawn = slots.assign(from, keys, seen.isScrolling)

  useLayoutEffect(() => cell.keeper.settled())

  const told = useRef<string | null>(null)
  const isAtEnd = height !== null && count > 0 && to === count
  // The end is identified by the first and the last key: each render may bring the same rows in a new array.
  const ends = isAtEnd ? JSON.stringify([count, source.keyAt(0), source.keyAt(count - 1)]) : null
  const tellEnd = useEffectEvent(() => onEndReached?.())
  useEffect(() => {
    if (told.current === ends) return
    told.current = ends
    if (ends !== null) tellEnd()
  }, [ends])

  return (
    // The scroller is no tab stop: the active cell is, and moving it scrolls.
    <div ref={attach} data-scroller={context.header ? 'header' : ''}>
      {context.header}
      <div role={context.isGroup ? 'rowgroup' : undefined} data-rows="" style={{ blockSize: rows * rowHeight }}>
        {drawn.map((one) => context.draw({ ...one, top: (one.row - skipped) * rowHeight }))}
      </div>
      {context.skeleton}
    </div>
  )
}
