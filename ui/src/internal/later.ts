import { useEffect, useState } from 'react'

/** A module that is fetched when it is first needed. */
export interface Later<Module> {
  /** The module, once it is there. */
  readonly now: Module | null
  /** Fetches it once, and anew after it could not be had. */
  fetch: () => Promise<Module>
  /** Fetches it as soon as nothing else is to be done and nothing on the page is waited for, or where browsers do not tell that, at the first sign of a user. */
  soon: () => void
}

/** Does an act that needs a module: at once where it is there, else when it has come; never where it cannot be had. */
export function whenThere<Module>(
  { now, fetch }: Pick<Later<Module>, 'now' | 'fetch'>,
  act: (module: Module) => void,
): void {
  if (now) act(now)
  else fetch().then(act, () => {})
}

const signs = ['pointerover', 'keydown'] as const

/** What is looked at has not come yet: what may be needed later does not share the line with it. */
const isBusy = (): boolean => document.querySelector('[aria-busy=true], [role=progressbar]') !== null

/** ms until it is looked again whether the page is busy. */
const pause = 100

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(() => {
      if (isBusy()) setTimeout(() => whenIdle(run), pause)
      else run()
    })
    return
  }
  for (const sign of signs) document.addEventListener(sign, run, { once: true, capture: true, passive: true })
}

const parts: Later<unknown>[] = []

/** Has every part there is fetched: for pages that are to be the same at each look, after any other page. */
export const fetchAll = (): Promise<unknown> => Promise.allSettled(parts.map((part) => part.fetch()))

export function later<Module>(load: () => Promise<Module>): Later<Module> {
  let now: Module | null = null
  let coming: Promise<Module> | null = null
  let isAskedSoon = false
  const fetch = () =>
    (coming ??= load().then(
      (module) => (now = module),
      (error: unknown) => {
        coming = null
        throw error
      },
    ))
  const part: Later<Module> = {
    get now() {
      return now
    },
    fetch,
    soon() {
      if (isAskedSoon) return
      isAskedSoon = true
      // A failure is ignored here: the component that needs the module fetches it again and reports the failure.
      whenIdle(() => void fetch().catch(() => {}))
    },
  }
  parts.push(part)
  return part
}

/** Has a module fetched before it is needed, unless it never will be. */
export function useSoon(part: Later<unknown>, isLikely = true): void {
  useEffect(() => {
    if (isLikely) part.soon()
  }, [part, isLikely])
}

/** How it goes with a module that is needed now. */
interface LaterState<Module> {
  /** At once, once it is there. */
  module: Module | null
  /** It could not be had. */
  failed: boolean
  /** It is being fetched, for the first time or once more. */
  isComing: boolean
  retry: () => void
}

/** Fetches a module for a component that is shown now. */
export function useLater<Module>(part: Later<Module>): LaterState<Module> {
  const [turn, setTurn] = useState(0)
  const [told, setTold] = useState<{ turn: number; failed: boolean } | null>(null)
  const module = part.now
  useEffect(() => {
    if (module) return
    let isCurrent = true
    const tell = (failed: boolean) => {
      if (isCurrent) setTold({ turn, failed })
    }
    part.fetch().then(
      () => tell(false),
      () => tell(true),
    )
    return () => {
      isCurrent = false
    }
  }, [part, module, turn])
  return { module, failed: told?.failed === true, isComing: told?.turn !== turn, retry: () => setTurn(turn + 1) }
}
