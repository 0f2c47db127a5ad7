import { useEffect, useEffectEvent, useState } from 'react'
import type { Later } from './later.ts'

interface Turns<Tools> {
  /** At once where the module is there. */
  add: (act: (tools: Tools) => void) => void
  /** Forgets the acts that wait; false when none does. */
  giveUp: () => boolean
}

/** Does acts that need a module which may still come, one after the other: each finds the changes of the one before. */
export function useTurns<Module, Tools>(
  part: Later<Module>,
  toolsOf: (module: Module) => Tools,
  onFailed: () => void,
): Turns<Tools> {
  const [waiting, setWaiting] = useState<readonly ((tools: Tools) => void)[]>([])
  const next = useEffectEvent((module: Module) => {
    waiting[0]?.(toolsOf(module))
    setWaiting((acts) => acts.slice(1))
  })
  const fail = useEffectEvent(() => {
    setWaiting([])
    onFailed()
  })
  useEffect(() => {
    if (waiting.length === 0) return
    let isCurrent = true
    part.fetch().then(
      (module) => isCurrent && next(module),
      () => isCurrent && fail(),
    )
    return () => {
      isCurrent = false
    }
  }, [part, waiting])
  return {
    add(act) {
      const { now } = part
      if (now && waiting.length === 0) act(toolsOf(now))
      else setWaiting((acts) => [...acts, act])
    },
    giveUp() {
      if (waiting.length > 0) setWaiting([])
      return waiting.length > 0
    },
  }
}
