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

/** Children that are brought when a branch is opened, and hits that are brought by a search. */
export function useTreeLoading({ onLoad, onSearch, search, hasUnloaded, onEnd }: TreeLoadingOptions) {
  const [loads, setLoads] = useState(noLoads)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => {
    // Mounted again (strict mode, an activity shown again), it loads again.
    const own = new AbortController()
    stop.current = own
    return () => {
      own.abort()
      setLoads(noLoads)
    }
  }, [])

  const mark = (key: string, state: LoadState | null) =>
    setLoads((before) => {
      const next = new Map(before)
      if (state) next.set(key, state)
      else next.delete(key)
      return next
    })

  const load = (index: TreeIndex<AnyItem>, at: number) => {
    const item = index.items[at]
    const key = keyAt(index, at)
    if (!item || !onLoad || index.kids[at] !== notLoaded || loads.get(key) === 'pending') return
    const { current } = stop
    if (!current) return
    mark(key, 'pending')
    const { signal } = current
    const end = (state: LoadState | null) => {
      if (signal.aborted) return
      mark(key, state)
      onEnd({ item, isDone: state !== 'failed' })
    }
    // If it is still without children after this, there are none; otherwise the mark is not read.
    onLoad({ item, signal }).then(
      () => end('empty'),
      () => end('failed'),
    )
  }

  const [asking, setAsking] = useState<LoadState | null>(null)
  // An object for each question, so that the same one can be asked again.
  const [turn, setTurn] = useState({ search: '' })
  const ask = useRef(onSearch)
  useEffect(() => {
    ask.current = onSearch
  })
  const wanted = hasUnloaded && onSearch ? search.trim() : ''
  if (turn.search !== wanted) setTurn({ search: wanted })
  useEffect(() => {
    const asked = turn.search
    if (asked === '') return
    const own = new AbortController()
    const { signal } = own
    const end = (state: LoadState | null) => {
      if (!signal.aborted) setAsking(state)
    }
    const timer = setTimeout(() => {
      setAsking('pending')
      ask.current?.({ search: asked, signal }).then(
        () => end(null),
        () => end('failed'),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      own.abort()
      setAsking(null)
    }
  }, [turn])

  return { loads, load, asking, askAgain: () => setTurn({ search: wanted }) }
}
