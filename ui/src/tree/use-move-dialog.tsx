import type { ReactNode } from 'react'
import { later, useSoon } from '../internal/later.ts'
import { LaterPart } from '../internal/later-part.tsx'
import type { TreeViewProps } from './tree-props.ts'
import type { TreeMoves } from './use-tree-moves.ts'

// It holds a tree itself, so that the view of a tree cannot import it.
const dialog = later(() => import('./move-dialog.tsx'))

/** Renders the dialog that asks where to move, the same for trees and tree-grids. */
export function useMoveDialog(tree: TreeViewProps): (moves: TreeMoves & { dialogFor: readonly number[] }) => ReactNode {
  useSoon(dialog, tree.onMove !== undefined)
  return (moves) => <LaterPart part={dialog} isUnseen>{({ MoveDialog }) => <MoveDialog tree={tree} moves={moves} />}</LaterPart>
}
