import { useState } from 'react'
import type { Translate } from '../messages/index.ts'
import { keyMap } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import { moveOf, moveProblem, topmost } from './tree-move.ts'
import type { MovePosition, TreeMove } from './tree-move.ts'
import type { AnyItem, TreeViewProps } from './tree-props.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'
import type { Say } from './use-tree-notice.ts'

export interface TreeMovesOptions extends Pick<TreeViewProps, 'onMove' | 'canMove'> {
  index: TreeIndex<AnyItem>
  textOf: (item: AnyItem) => string
  isSelected: (at: number) => boolean
  selection: ReadonlySet<string>
  /** Shows what was put inside of a branch. */
  openBranch: (at: number) => void
  /** Places among siblings are not the user's to choose. */
  isSorted: boolean
  /** Siblings of a node that show, itself included, in their order. */
  siblingsOf: (at: number) => number[]
  say: Say
  t: Translate
}

const nothingCut: ReadonlySet<string> = new Set()

const problems = { itself: 'tree.intoItself', descendant: 'tree.intoDescendant', same: 'tree.alreadyThere' } as const

/** Moving items: what may go where, and cut and paste. Dragging and the dialog use the same two functions. */
export function useTreeMoves(options: TreeMovesOptions) {
  const { index, textOf, onMove, canMove, isSelected, selection, isSorted, siblingsOf, openBranch, say, t } = options
  const [cut, setCut] = useState(nothingCut)
  const [dialogFor, setDialogFor] = useState<readonly string[] | null>(null)
  const { begin, settle } = useOneAtATime()

  const nodesOf = (keys: Iterable<string>): number[] => {
    const places = keyMap(index)
    return topmost(index, [...keys].flatMap((key) => places.get(key) ?? []))
  }
  /** What a move from a node takes: all that is selected when the node is, else the node alone. */
  const takenWith = (at: number): number[] => (isSelected(at) && selection.size > 1 ? nodesOf(selection) : [at])

  const nameOf = (nodes: readonly number[]): string => {
    const [first] = nodes
    const item = first === undefined ? undefined : index.items[first]
    return nodes.length === 1 && item ? t('tree.quoted', { name: textOf(item) }) : t('tree.items', { n: nodes.length })
  }

  /** Why a move cannot be, in words; null when it can. */
  const refusalOf = (moved: readonly number[], target: number, position: MovePosition): string | null => {
    const problem = moveProblem(index, moved, target, position)
    if (problem) return t(problems[problem])
    if (isSorted && position !== 'inside') return t('tree.isSorted')
    const answer = canMove?.(moveOf(index, moved, target, position)) ?? true
    return answer === true ? null : answer
  }

  const perform = (moved: readonly number[], target: number, position: MovePosition): boolean => {
    const refusal = refusalOf(moved, target, position)
    if (refusal !== null) {
      say(t('tree.refused', { name: nameOf(moved), why: refusal }), 'refused')
      return false
    }
    // What is not saved yet is not in the items yet: a second move would go by the old order.
    if (!begin()) {
      say(t('tree.refused', { name: nameOf(moved), why: t('tree.movePending') }), 'refused')
      return false
    }
    const name = nameOf(moved)
    const goal = target < 0 ? undefined : index.items[target]
    const done = goal ? t(`tree.moved.${position}`, { name, target: textOf(goal) }) : t('tree.moved.top', { name })
    const move: TreeMove<AnyItem> = moveOf(index, moved, target, position)
    setCut(nothingCut)
    if (position === 'inside' && target >= 0) openBranch(target)
    Promise.resolve()
      .then(() => onMove?.(move))
      .then(() => say(done, 'done'), (error: unknown) => {
        const why = error instanceof Error && error.message ? error.message : t('tree.moveFailed')
        say(t('tree.refused', { name, why }), 'refused')
      })
      .finally(settle)
    return true
  }

  return {
    canBeMoved: onMove !== undefined,
    cut,
    takenWith,
    nameOf,
    refusalOf,
    perform,
    cutFrom(at: number): boolean {
      if (!onMove || at < 0) return false
      const nodes = takenWith(at)
      setCut(new Set(nodes.flatMap((node) => (index.items[node] ? [index.keyOf(index.items[node])] : []))))
      say(t('tree.cutDone', { name: nameOf(nodes) }), 'done')
      return true
    },
    pasteAt(at: number): boolean {
      if (!onMove || at < 0) return false
      const nodes = nodesOf(cut)
      if (nodes.length === 0) say(t('tree.nothingCut'), 'refused')
      else perform(nodes, at, 'inside')
      return true
    },
    /** Puts a node before or after its neighbour. */
    reorder(at: number, step: 1 | -1): boolean {
      if (!onMove || at < 0) return false
      const siblings = siblingsOf(at)
      const target = siblings[siblings.indexOf(at) + step]
      if (target !== undefined) perform([at], target, step > 0 ? 'after' : 'before')
      else say(t('tree.refused', { name: nameOf([at]), why: t(step > 0 ? 'tree.isLast' : 'tree.isFirst') }), 'refused')
      return true
    },
    forgetCut(): boolean {
      if (cut.size === 0) return false
      setCut(nothingCut)
      return true
    },
    /** The dialog that asks where to; null while it is closed. */
    dialogFor: dialogFor && nodesOf(dialogFor),
    askWhere(at: number) {
      setDialogFor(takenWith(at).flatMap((node) => (index.items[node] ? [index.keyOf(index.items[node])] : [])))
    },
    closeDialog: () => setDialogFor(null),
  }
}

export type TreeMoves = ReturnType<typeof useTreeMoves>
