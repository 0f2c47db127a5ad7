import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChildrenOf } from './picker-rows.ts'
import type { TreeOption } from './tree-option.ts'

type Late<Value extends string | number> = readonly TreeOption<Value>[] | 'loading' | 'failed'

export type LoadChildren<Value extends string | number> = (
  option: TreeOption<Value>,
) => Promise<readonly TreeOption<Value>[]>

/** Loads children when their parent is opened; a failed load is retried the next time. */
export function useLateChildren<Value extends string | number>(loadChildren: LoadChildren<Value> | undefined) {
  const [late, setLate] = useState<ReadonlyMap<Value, Late<Value>>>(new Map())
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const childrenOf = useCallback<ChildrenOf<Value>>(
    (option) => {
      const came = late.get(option.value)
      return option.children ?? (typeof came === 'object' ? came : undefined)
    },
    [late],
  )
  const load = (option: TreeOption<Value>) => {
    const state = late.get(option.value)
    if (!loadChildren || !option.hasChildren || option.children || (state !== undefined && state !== 'failed')) return
    const put = (value: Late<Value>) => isThere.current && setLate((all) => new Map(all).set(option.value, value))
    put('loading')
    loadChildren(option).then(put, () => put('failed'))
  }
  const stateOf = (value: Value): 'loading' | 'failed' | null => {
    const state = late.get(value)
    return state === 'loading' || state === 'failed' ? state : null
  }
  return { childrenOf, load, stateOf }
}
