import type { ComponentType } from 'react'

export interface IconDrawingProps {
  /** True: the element around it has the name. */
  'aria-hidden'?: boolean
  /** Of its lines, in units of a box of 24. */
  strokeWidth?: number
}

/** Draws an `svg` of 24 by 24, as every icon of lucide-react does. One whose `displayName` says left or right is mirrored in a text from right to left. */
export type IconDrawing = ComponentType<IconDrawingProps>

/** Drawings by name. */
export type IconSet = Readonly<Record<string, IconDrawing>>
