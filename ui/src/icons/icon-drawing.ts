import type { ComponentType } from 'react'

export interface IconDrawingProps {
  /** Whether the drawing is hidden from screen readers, since the element around it has the name. */
  'aria-hidden'?: boolean
  /** Width of the lines, in units of the 24 by 24 box. */
  strokeWidth?: number
}

/** Draws an `svg` of 24 by 24, as every icon of lucide-react does. One whose `displayName` says left or right is mirrored in a text from right to left. */
export type IconDrawing = ComponentType<IconDrawingProps>

/** Drawings by name. */
export type IconSet = Readonly<Record<string, IconDrawing>>
