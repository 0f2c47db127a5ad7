import { useEffect, useRef, useState } from 'react'
import { keyAt, notLoaded } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import type { AnyItem, TreeProps } from './tree-props.ts'
import { noLoads } from './tree-state.ts'
import type { LoadState } from './tree-state.ts'

export interface TreeLoadingOptions extends Pick<TreeProps<AnyItem>, 'onLoad' | 'onSearch'> {
  search: string
  /** Whether anything is left that a search could be looking for. */
  hasUnloaded: boolean
  onEnd: (end: { item: AnyItem; isDone: boolean }) => void
}

/** After this pause in typing the caller is asked, in ms. */
const pause = 250

/** Children that are brought when a branch is opened, and hits that are brought when something is searched. */
export function useTreeLoading({ onLoad, onSearch, search, hasUnloaded, onEnd }: TreeLoadingOptions) {
  const [loads, setLoads] = useState(noLoads)
  const [stop] = useState(() => ({ current: new AbortController() }))
  useEffect(() => {
    // Mounted again (strict mode, an activity shown again), it may load again.
    if (stop.current.signal.aborted) stop.current = new AbortController()
    return () => stop.current.abort()
  }, [stop])

  const mark = (key: string, state: LoadState | null) => setLoads((before) => {
    const next = new Map(before)
    if (state) next.set(key, state)
    else next.delete(key)
    return next
  })

  const load = (index: TreeIndex<AnyItem>, at: number) => {
    const item = index.items[at]
    const key = keyAt(index, at)
    if (!item || !onLoad || index.kids[at] !== notLoaded || loads.get(key) === 'pending') return
    mark(key, 'pending')
    const { signal } = stop.current
    const end = (state: LoadState | null) => {
      if (signal.aborted) return
      mark(key, state)
      onEnd({ item, isDone: state !== 'failed' })
    }
    // If it is still without children after this, there are none; otherwise nobody looks at the mark.
    onLoad({ item, signal }).then(() => end('empty'), () => end('failed'))
  }

  const [asking, setAsking] = useState<LoadState | null>(null)
  const [turn, setTurn] = useState(0)
  const ask = useRef(onSearch)
  useEffect(() => {
    ask.current = onSearch
  })
  const wanted = hasUnloaded && onSearch ? search.trim() : ''
  useEffect(() => {
    if (wanted === '') return
    const own = new AbortController()
    const { signal } = own
    const end = (state: LoadState | null) => {
      if (!signal.aborted) setAsking(state)
    }
    const timer = setTimeout(() => {
      setAsking('pending')
      ask.current?.({ search: wanted, signal }).then(() => end(null), () => end('failed'))
    }, pause)
    return () => {
      clearTimeout(timer)
      own.abort()
      setAsking(null)
    }
  }, [wanted, turn])

  return { loads, load, asking, askAgain: () => setTurn(turn + 1) }
}
