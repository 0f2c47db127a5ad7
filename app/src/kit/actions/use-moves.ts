import { confirm } from '@ronde/ui/confirm-dialog'
import type { TreeHandle, TreeMove, TreeNode } from '@ronde/ui/tree'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useText } from '../../locales/use-text.ts'
import type { SaveAction } from './action.ts'
import { type Bulk, $bulkRun, $isBulkRunning, bulkAsked } from './bulk.ts'
import { questionOf, rowsInSight } from './question.ts'
import { undoAsked } from './undo.ts'
import type { ListState } from '../rows/use-list.ts'
import type { RowsPart } from './parts.ts'
import type { AnyRow } from '../place/row.ts'
import type { Place } from '../place/place.ts'
import { movedBack, movedRows } from '../rows/moved-rows.ts'

interface MovesInput {
  list: ListState
  config: RowsPart['config']
  place: Place
  handle: RefObject<TreeHandle | null>
  /** The tree as it is drawn: another once a row was moved in it. */
  items: readonly TreeNode<AnyRow>[]
  /** The answer that it is drawn from. */
  drawn: unknown
}

/** Outcome of a move, which the console tells itself. */
type Moved = 'told' | 'refused'

/** Whether the focus may be moved: it is in the rows, or its element was removed. */
const isInRows = () =>
  document.activeElement === document.body ||
  document.activeElement?.closest('[role=treegrid], [role=alertdialog], [role=dialog]') !== null

/** Saves rows that were moved, offers to take that back, and gives the focus to the moved row once it stands in its place. */
export function useMoves({ list, config, place, handle, items, drawn }: MovesInput) {
  const text = useText()
  const [ask, askUndo, run, isRunning] = useUnit([bulkAsked, undoAsked, $bulkRun, $isBulkRunning])
  const { read, nameOf, keyOf, rowOf } = list
  const { tree } = config
  const { id = config.key, parent, order, inherits, makesRoom, move } = tree ?? {}
  const shape = { id, parent, order, inherits, makesRoom }
  /** The move whose rows are not yet read in their places; its outcome is told to the tree that waits. */
  const awaited = useRef<{ key: string; input: unknown; among: typeof items; settle: (outcome: Moved) => void } | null>(
    null,
  )

  useEffect(() => {
    const { current } = awaited
    if (!current) return
    if (!run || run.bulk.items[0]?.input !== current.input || run.state === 'running' || run.state === 'stopping')
      return
    // Once the rows are drawn in their places: the one that has the focus may be taken away with its old place.
    if (items !== current.among) requestAnimationFrame(() => isInRows() && handle.current?.focusItem(current.key))
    const isRefused = run.saved.length === 0
    // Another reading may have come meanwhile: the next move goes by the rows as they are after this one.
    if (!isRefused && (read.isPending || drawn !== read.value)) return
    awaited.current = null
    current.settle(isRefused ? 'refused' : 'told')
  }, [items, run, handle, read.isPending, read.value, drawn])
  useEffect(() => () => awaited.current?.settle('refused'), [])

  /** The row as the list has it: those that are moved bear their new places. */
  const beforeOf = (row: AnyRow) => {
    const before = rowOf(keyOf(row))
    return before ? { before } : {}
  }
  /** The change of all `rows`, of which those of the keys `meant` were moved, and the others make room for them. */
  const bulkOf = (
    action: SaveAction<AnyRow>,
    rows: readonly AnyRow[],
    meant: ReadonlySet<string>,
    title: string,
  ): Bulk => {
    const isMeant = (row: AnyRow) => meant.has(keyOf(row))
    const each = action.each ?? ((row: AnyRow) => place.at(row).input(action.endpoint))
    return {
      place: place.view,
      title,
      endpoint: action.endpoint,
      action: 'Deplacer',
      items: action.all
        ? [
            {
              keys: rows.map(keyOf),
              name: rows.filter(isMeant).map(nameOf).slice(0, 3).join(', '),
              input: action.all(rows, place),
            },
          ]
        : rows.map((row) => ({
            keys: [keyOf(row)],
            name: nameOf(row),
            input: each.call(action, row, place),
            ...beforeOf(row),
          })),
      aside: new Set(rows.filter((row) => !isMeant(row)).map(keyOf)),
      refreshes: action.refreshes,
    }
  }

  /** More rows than are in sight are moved after a question. */
  const isMeant = async (action: SaveAction<AnyRow>, rows: readonly AnyRow[]): Promise<boolean> => {
    const asked = {
      name: 'Deplacer',
      action: { ...action, undo: 'Deplacer' },
      rows,
      hidden: 0,
      inSight: rowsInSight(),
      misfits: 0,
      spared: [],
      follows: null,
    } as const
    const message = questionOf(asked, nameOf, text)
    const title = text('action.Deplacer')
    return (
      message === null || confirm({ title, message, buttonTrueText: title, buttonFalseText: text('editor.cancel') })
    )
  }

  const waiting = useRef<(() => void)[]>([])
  const save = (action: SaveAction<AnyRow>, asked: TreeMove<TreeNode<AnyRow>>): Promise<Moved> => {
    // One change of several rows at a time: this one comes after it, from how the rows are then.
    if (isRunning) return new Promise((settle) => waiting.current.push(() => settle(latest.current(action, asked))))
    const { moved, target, position } = asked
    const before = read.value ?? []
    // The rows as they are now: a move that waited for another change was given the earlier ones.
    const now = ({ row }: TreeNode<AnyRow>) => rowOf(keyOf(row)) ?? row
    const rows = movedRows({ ...shape, rows: before, moved: moved.map(now), target: target && now(target), position })
    const meant = new Set(moved.map(({ row }) => keyOf(row)))
    const back = (found: readonly AnyRow[], keys: ReadonlySet<unknown>) =>
      bulkOf(action, movedBack({ ...shape, before, now: found, keys }), meant, text('action.undo'))
    const { question } = read
    const bulk: Bulk = {
      ...bulkOf(action, rows, meant, text('tree.moving')),
      ...(question
        ? {
            undo: (keys, offer) =>
              askUndo({
                rows: question,
                rowsOf: config.rowsOf,
                key: config.key,
                keys,
                offer,
                bulk: (found, all) => back(all, new Set(found.map((row) => row[id]))),
              }),
          }
        : {}),
    }
    const [first] = moved
    if (!first || bulk.items.length === 0) return Promise.resolve('told')
    return new Promise<Moved>((settle) => {
      awaited.current = { key: keyOf(first.row), input: bulk.items[0]?.input, among: items, settle }
      ask(bulk)
    })
  }
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
    if (isRunning || read.isPending) return
    for (const begin of waiting.current.splice(0, 1)) begin()
  })

  return (asked: TreeMove<TreeNode<AnyRow>>): Promise<Moved> | undefined => {
    if (!move) return undefined
    return isMeant(
      move,
      asked.moved.map(({ row }) => row),
    ).then((isYes) => (isYes ? latest.current(move, asked) : 'refused'))
  }
}
