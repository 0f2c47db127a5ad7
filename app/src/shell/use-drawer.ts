import { useState } from 'react'
import { storageKeys } from '../base/storage.ts'
import { useKept } from '../session/use-kept.ts'
import { useMedia } from '../base/use-media.ts'

const small = '(max-width: 840px)'

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

/** State of the side drawer: open or mini, as last left; on a small screen mini, or open over the page on demand. */
export function useDrawer() {
  const isSmall = useMedia(small)
  const [kept, keep] = useKept(storageKeys.drawer, isBoolean)
  const [isOver, setIsOver] = useState(false)
  const isWide = kept ?? true
  return {
    isOpen: true,
    isMini: isSmall ? !isOver : !isWide,
    isOverlay: isSmall && isOver,
    /** Whether the drawer shows its texts. */
    isShown: isSmall ? isOver : isWide,
    toggle: () => (isSmall ? setIsOver(!isOver) : keep(!isWide)),
    setOpen: (isOpen: boolean) => {
      if (isSmall) setIsOver(isOpen)
    },
  }
}
