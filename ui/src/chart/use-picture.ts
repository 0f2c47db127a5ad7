import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import type { ChartPictureProps } from './chart-picture.tsx'

type Picture = ComponentType<ChartPictureProps>

// Held outside: the second chart of a page draws at once.
let loaded: Picture | null = null

/** The part that draws, loaded with its library when the first chart is shown; `failed` when it could not be had. */
export function usePicture(): { Picture: Picture | null; failed: boolean } {
  const [state, setState] = useState<{ Picture: Picture | null; failed: boolean }>({ Picture: loaded, failed: false })
  useEffect(() => {
    if (loaded) return
    let isCurrent = true
    const tell = (Picture: Picture | null) => {
      if (isCurrent) setState({ Picture, failed: Picture === null })
    }
    import('./chart-picture.tsx').then(
      ({ ChartPicture }) => {
        loaded = ChartPicture
        tell(ChartPicture)
      },
      () => tell(null),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return state
}
