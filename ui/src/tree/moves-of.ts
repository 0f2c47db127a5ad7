import { findKey, keyMap } from './tree-index.ts'
import { moveOf, moveProblem, topmost } from './tree-move.ts'
import type { MovePosition, TreeMove } from './tree-move.ts'
import type { AnyItem } from './tree-props.ts'
import type { MoveTools } from './use-tree-moves.ts'

const problems = { itself: 'tree.intoItself', descendant: 'tree.intoDescendant', same: 'tree.alreadyThere' } as const

/** The places that items may go to, and the moves themselves. Keys, the menu, dragging and the dialog use the same functions. */
export function movesOf({
  index,
  textOf,
  onMove,
  canMove,
  isSelected,
  selection,
  isSorted,
  siblingsOf,
  openBranch,
  say,
  dismiss,
  t,
  cut,
  setCut,
  setDialogFor,
  begin,
  settle,
  holdSteps,
}: MoveTools) {
  const nodesOf = (keys: Iterable<string>): number[] => {
    const places = keyMap(index)
    return topmost(
      index,
      [...keys].flatMap((key) => places.get(key) ?? []),
    )
  }
  const keysOf = (nodes: readonly number[]): string[] =>
    nodes.flatMap((node) => (index.items[node] ? [index.keyOf(index.items[node])] : []))
  /** The nodes that a move takes along: the whole selection when the node is in it, else the node alone. */
  const takenWith = (at: number): number[] => (isSelected(at) && selection.size > 1 ? nodesOf(selection) : [at])

  const nameOf = (nodes: readonly number[]): string => {
    const [first] = nodes
    const item = first === undefined ? undefined : index.items[first]
    return nodes.length === 1 && item ? t('tree.quoted', { name: textOf(item) }) : t('tree.items', { n: nodes.length })
  }

  /** The message why a move is impossible; null when it is possible. */
  const refusalOf = (moved: readonly number[], target: number, position: MovePosition): string | null => {
    const problem = moveProblem(index, moved, target, position)
    if (problem) return t(problems[problem])
    if (isSorted && position !== 'inside') return t('tree.isSorted')
    const answer = canMove?.(moveOf(index, moved, target, position)) ?? true
    return answer === true ? null : answer
  }

  const refuse = (moved: readonly number[], why: string) =>
    say(t('tree.refused', { name: nameOf(moved), why }), 'refused')

  const perform = (moved: readonly number[], target: number, position: MovePosition): boolean => {
    const refusal = refusalOf(moved, target, position)
    if (refusal !== null) {
      refuse(moved, refusal)
      return false
    }
    // A move that is not saved yet is not in the items yet: a second one would go by the old order.
    if (!begin()) {
      refuse(moved, t('tree.movePending'))
      return false
    }
    const name = nameOf(moved)
    const goal = target < 0 ? undefined : index.items[target]
    const done = goal ? t(`tree.moved.${position}`, { name, target: textOf(goal) }) : t('tree.moved.top', { name })
    const move: TreeMove<AnyItem> = moveOf(index, moved, target, position)
    // Whoever is told of the move elsewhere is no longer asked where to put what was cut.
    if (cut.size > 0) dismiss()
    setCut(new Set())
    if (position === 'inside' && target >= 0) openBranch(target)
    Promise.resolve()
      .then(() => onMove?.(move))
      .then(
        (answer) => (answer === 'told' || answer === 'refused' ? null : say(done, 'done')),
        (error: unknown) =>
          refuse(moved, error instanceof Error && error.message ? error.message : t('tree.moveFailed')),
      )
      .finally(settle)
    return true
  }

  return {
    nodesOf,
    keysOf,
    /** The node of a key; -1 when it is gone. */
    nodeOf: (key: string) => findKey(index, key),
    takenWith,
    nameOf,
    refusalOf,
    perform,
    cutFrom(at: number) {
      const nodes = takenWith(at)
      setCut(new Set(keysOf(nodes)))
      say(t('tree.cutDone', { name: nameOf(nodes) }), 'done')
    },
    pasteAt(at: number) {
      const nodes = nodesOf(cut)
      if (nodes.length === 0) say(t('tree.nothingCut'), 'refused')
      else perform(nodes, at, 'inside')
    },
    /** Moves a node down or up by some places, at most to the end. While a move is under way, further steps wait for it. */
    reorder(at: number, steps: number) {
      const [key = ''] = keysOf([at])
      if (steps === 0 || holdSteps(key, steps)) return
      const siblings = siblingsOf(at)
      const place = siblings.indexOf(at)
      const goal = Math.min(siblings.length - 1, Math.max(0, place + steps))
      const target = siblings[goal]
      if (target !== undefined && goal !== place) perform([at], target, steps > 0 ? 'after' : 'before')
      else refuse([at], t(steps > 0 ? 'tree.isLast' : 'tree.isFirst'))
    },
    /** Opens the dialog. */
    askWhere: (at: number) => setDialogFor(keysOf(takenWith(at))),
  }
}

export type Moves = ReturnType<typeof movesOf>
