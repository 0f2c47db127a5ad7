import { useCallback, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import type { RestLayersProps } from './rest-layers.tsx'

type Layers = ComponentType<RestLayersProps>

// Held outside: the second row of a page has them at once.
let loaded: Layers | null = null

/** What the button of the rest opens, loaded when there is such a button; `ask` does so again, had it not come. */
export function useRestLayers(): { Layers: Layers | null; ask: () => void } {
  const [Layers, setLayers] = useState(() => loaded)
  const ask = useCallback(() => {
    import('./rest-layers.tsx').then(
      ({ RestLayers }) => {
        loaded = RestLayers
        setLayers(() => RestLayers)
      },
      () => {},
    )
  }, [])
  useEffect(ask, [ask])
  return { Layers, ask }
}
