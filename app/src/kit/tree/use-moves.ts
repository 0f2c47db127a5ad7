import type { TreeHandle, TreeMove, TreeNode } from '@ronde/ui/tree'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useText } from '../../locales/use-text.ts'
import type { ActionContext, SaveAction } from '../actions/action.ts'
import { type Bulk, $bulkRun, bulkAsked } from '../actions/bulk.ts'
import { undoAsked } from '../actions/undo.ts'
import type { ListState } from '../list/use-list.ts'
import type { RowsPart } from '../parts.ts'
import type { AnyRow } from '../screen.ts'
import { takenOf } from '../wire-input.ts'
import { movedBack, movedRows } from './moved-rows.ts'

interface MovesInput {
  list: ListState
  config: RowsPart['config']
  context: ActionContext
  handle: RefObject<TreeHandle | null>
  /** The tree as it is drawn: another once something was moved in it. */
  items: readonly TreeNode<AnyRow>[]
}

/** Where the focus may be taken from: it is in the rows, or with what went away it is nowhere. */
const isInRows = () => document.activeElement === document.body || document.activeElement?.closest('[role=treegrid], [role=alertdialog], [role=dialog]') !== null

/** Saves rows that were moved, offers to take that back, and gives the focus to what was moved once it stands where it was put. */
export function useMoves({ list, config, context, handle, items }: MovesInput) {
  const text = useText()
  const [ask, askUndo, run] = useUnit([bulkAsked, undoAsked, $bulkRun])
  const { read, nameOf, keyOf } = list
  const { tree } = config
  const { id = config.key, parent, order, inherits, makesRoom, move } = tree ?? {}
  const shape = { id, parent, order, inherits, makesRoom }
  /** What was moved and is not yet drawn in its place. */
  const awaited = useRef<{ key: string; bulk: Bulk; among: typeof items } | null>(null)

  useEffect(() => {
    const { current } = awaited
    if (!current) return
    const isRefused = run?.bulk === current.bulk && run.state !== 'running' && run.saved.length === 0
    const isThere = items !== current.among
    if (!isRefused && !isThere) return
    awaited.current = null
    // Once the rows are drawn in their places: the one that has the focus may be taken away with its old place.
    if (isThere) requestAnimationFrame(() => isInRows() && handle.current?.focusItem(current.key))
  }, [items, run, handle])

  const bulkOf = (action: SaveAction<AnyRow>, rows: readonly AnyRow[], title: string): Bulk => {
    const each = action.each ?? ((row: AnyRow) => takenOf(action.endpoint, row, context))
    return {
      place: context.view,
      title,
      endpoint: action.endpoint,
      action: 'Deplacer',
      items: action.all
        ? [{ keys: rows.map(keyOf), name: rows.map(nameOf).slice(0, 3).join(', '), input: action.all(rows, context) }]
        : rows.map((row) => ({ keys: [keyOf(row)], name: nameOf(row), input: each.call(action, row, context) })),
      ...(action.refreshes ? { refreshes: action.refreshes } : {}),
    }
  }

  return ({ moved, target, position }: TreeMove<TreeNode<AnyRow>>) => {
    if (!move) return
    const before = read.value ?? []
    const rows = movedRows({ ...shape, rows: before, moved: moved.map(({ row }) => row), target: target?.row ?? null, position })
    const back = (now: readonly AnyRow[], keys: ReadonlySet<unknown>) =>
      bulkOf(move, movedBack({ ...shape, before, now, keys }), text('action.undo'))
    const { question } = read
    const bulk: Bulk = {
      ...bulkOf(move, rows, text('tree.moving')),
      ...(question
        ? { undo: (keys) => askUndo({ rows: question, rowsOf: config.rowsOf, key: config.key, keys, bulk: (found, all) => back(all, new Set(found.map((row) => row[id]))) }) }
        : {}),
    }
    const [first] = moved
    if (first) awaited.current = { key: keyOf(first.row), bulk, among: items }
    ask(bulk)
  }
}
