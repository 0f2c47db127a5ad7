import { createPortal } from 'react-dom'
import { DragLabel } from './moving.styles.ts'
import type { Carried } from './use-tree-drag.ts'

/** Names the items that the pointer carries, or says why they may not be put where it is. */
export const CarriedLabel = ({ name, x, y, refusal }: Carried) =>
  createPortal(
    <DragLabel aria-hidden data-refused={refusal !== null || undefined} style={{ left: x + 14, top: y + 10 }}>
      {refusal ?? name}
    </DragLabel>,
    document.body,
  )
