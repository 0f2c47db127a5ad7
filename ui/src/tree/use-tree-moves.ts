import { useState } from 'react'
import { useSoon } from '../internal/later.ts'
import { useTurns } from '../internal/use-turns.ts'
import type { Translate } from '../messages/index.ts'
import { moving } from './later-moving.ts'
import type { Moves } from './moves-of.ts'
import { keyAt } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import type { AnyItem, TreeViewProps } from './tree-props.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'
import type { Say } from './use-tree-notice.ts'

interface TreeMovesOptions extends Pick<TreeViewProps, 'onMove' | 'canMove'> {
  index: TreeIndex<AnyItem>
  textOf: (item: AnyItem) => string
  isSelected: (at: number) => boolean
  selection: ReadonlySet<string>
  /** Opens a branch, to show the items that were put into it. */
  openBranch: (at: number) => void
  /** Places among siblings are not the user's to choose. */
  isSorted: boolean
  /** Siblings of a node that show, itself included, in their order. */
  siblingsOf: (at: number) => number[]
  say: Say
  /** Takes the last message away. */
  dismiss: () => void
  t: Translate
}

/** All that moving works with, as it is at this render. */
export interface MoveTools extends TreeMovesOptions {
  /** Keys. */
  cut: ReadonlySet<string>
  setCut: (keys: ReadonlySet<string>) => void
  setDialogFor: (keys: readonly string[] | null) => void
  /** False when a move is under way. */
  begin: () => boolean
  settle: () => void
  /** Holds steps of an item while a move is under way; false when none is. */
  holdSteps: (key: string, steps: number) => boolean
}

const nothingCut: ReadonlySet<string> = new Set()

/** Moving items: cut and paste, neighbours, and the dialog. A move that is asked for before its module has come is done when it has. */
export function useTreeMoves(options: TreeMovesOptions) {
  const { onMove, say, t } = options
  const canBeMoved = onMove !== undefined
  const [cut, setCut] = useState(nothingCut)
  const [dialogFor, setDialogFor] = useState<readonly string[] | null>(null)
  const {
    isUnderWay,
    begin,
    settle,
    hold: holdSteps,
  } = useOneAtATime(({ key, steps }) => doFor(key, (moves, at) => moves.reorder(at, steps)))
  useSoon(moving, canBeMoved)
  const tools: MoveTools = { ...options, cut, setCut, setDialogFor, begin, settle, holdSteps }
  const turns = useTurns(
    moving,
    ({ movesOf }) => movesOf(tools),
    () => say(t('later.failed'), 'refused'),
  )

  /** Until the module has come the item may go to another place, or go away. */
  function doFor(key: string, act: (moves: Moves, at: number) => void): void {
    if (!canBeMoved) return
    turns.add((moves) => {
      const at = moves.nodeOf(key)
      if (at >= 0) act(moves, at)
    })
  }
  function doAt(at: number, act: (moves: Moves, at: number) => void): boolean {
    doFor(keyAt(options.index, at), act)
    return canBeMoved
  }
  return {
    canBeMoved,
    /** A move is not saved yet. */
    isUnderWay,
    cut,
    tools,
    cutFrom: (at: number) => doAt(at, (moves, now) => moves.cutFrom(now)),
    pasteAt: (at: number) => doAt(at, (moves, now) => moves.pasteAt(now)),
    reorder: (at: number, step: 1 | -1) => doAt(at, (moves, now) => moves.reorder(now, step)),
    forgetCut(): boolean {
      const wasWaiting = turns.giveUp()
      if (cut.size > 0) setCut(nothingCut)
      return wasWaiting || cut.size > 0
    },
    /** Keys of the items that the dialog asks about; null while it is closed. */
    dialogFor,
    askWhere: (at: number) => doAt(at, (moves, now) => moves.askWhere(now)),
    closeDialog: () => setDialogFor(null),
  }
}

export type TreeMoves = ReturnType<typeof useTreeMoves>
