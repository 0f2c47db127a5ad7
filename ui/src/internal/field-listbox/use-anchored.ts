import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react'
import type { ReferenceType } from '@floating-ui/react'
import type { CSSProperties } from 'react'

interface AnchoredOptions {
  isOpen: boolean
  /** At least as wide as what it hangs on. @default true */
  matchWidth?: boolean
  /** In px. @default 360 */
  maxHeight?: number
}

interface Anchored {
  setReference: (element: ReferenceType | null) => void
  setFloating: (element: HTMLElement | null) => void
  floatingStyles: CSSProperties
}

/** Hangs a popover on its control: below, or above where there is no room, never off the screen. */
export function useAnchored({ isOpen, matchWidth = true, maxHeight = 360 }: AnchoredOptions): Anchored {
  const {
    refs: { setReference, setFloating },
    floatingStyles,
  } = useFloating({
    open: isOpen,
    placement: 'bottom-start',
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ rects, availableHeight, availableWidth, elements: { floating } }) => {
          floating.style.minInlineSize = matchWidth ? `${rects.reference.width}px` : ''
          floating.style.maxInlineSize = `${Math.max(rects.reference.width, Math.min(availableWidth, 480))}px`
          floating.style.maxBlockSize = `${Math.max(120, Math.min(availableHeight, maxHeight))}px`
        },
      }),
    ],
  })
  return { setReference, setFloating, floatingStyles }
}
