import type { MovePosition } from './tree-move.ts'

/** The place where a dragged item would be put. */
export interface DropMark {
  /** -1: at the end of the top level. */
  row: number
  position: MovePosition
  /** Why the items cannot be put there. */
  refusal: string | null
}
