import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from './chunk.ts'

const brought = new WeakMap<Promise<unknown>, { value: unknown }>()

/** Keeps the value of a promise, so that a component shown later has it at once. Returns the same promise. */
export function remembered<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => void brought.set(promise, { value }),
    () => {},
  )
  return promise
}

const valueOf = <Value,>(promise: Promise<Value>) => brought.get(promise) as { value: Value } | undefined

/**
 * What is brought when a component is first shown; null until then. Throws what it was refused with. React's `use` and `lazy` show
 * what has come no sooner than 300 ms after what stood in its place, however soon it came: no screen and no dialog waits for that.
 */
export function useBrought<Value>(bring: () => Promise<Value>): { value: Value } | null {
  const [promise] = useState(bring)
  const [, tellThere] = useState(false)
  const [refusal, tellRefusal] = useState<{ error: unknown } | null>(null)
  const there = valueOf(promise)
  useEffect(() => {
    if (there) return
    let isAwaited = true
    remembered(promise).then(
      () => isAwaited && tellThere(true),
      (error: unknown) => isAwaited && tellRefusal({ error }),
    )
    return () => {
      isAwaited = false
    }
  }, [promise, there])
  if (refusal) throw refusal.error
  return there ?? null
}

/**
 * A component in a file of its own, which is fetched when it is first shown, and anew after it could not be had: that is thrown as
 * `ChunkLoadError`. `waiting` stands until it is there, with the same props where it is a component; `fetch` fetches it before it is shown.
 */
export function laterPart<Props extends object>(
  name: string,
  bring: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ComponentType<Props> = null,
): ComponentType<Props> & { fetch: () => Promise<unknown> } {
  let coming: Promise<ComponentType<Props>> | null = null
  const fetch = () =>
    (coming ??= remembered(
      loadChunk(name, bring).catch((error: unknown) => {
        coming = null
        throw error
      }),
    ))
  function LaterPart(props: Props) {
    const come = useBrought(fetch)
    if (come) return <come.value {...props} />
    return typeof waiting === 'function' ? createElement(waiting, props) : waiting
  }
  return Object.assign(LaterPart, { fetch })
}
