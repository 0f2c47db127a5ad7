import type { GridColumn } from '@ronde/ui/grid'
import { allOpen, buildTree, TreeGrid, type TreeMove, type TreeNode } from '@ronde/ui/tree'
import { useUnit } from 'effector-react'
import { useCallback, useMemo } from 'react'
import { useText } from '../../locales/use-text.ts'
import type { ActionContext } from '../actions/action.ts'
import { bulkAsked } from '../actions/bulk.ts'
import { GridFrame } from '../list/list.styles.ts'
import type { RowsShown } from '../list/grid-rows.tsx'
import type { AnyRow } from '../screen.ts'
import { takenBy } from '../wire-input.ts'
import { movedRows } from './moved-rows.ts'

interface TreeRowsProps extends RowsShown {
  context: ActionContext
}

type Node = TreeNode<AnyRow>
const childrenOf = ({ children }: Node) => children
const keyOfNode = ({ id }: Node) => id

/** The same rows as a tree; they are moved by dragging, by keys and by a dialog, where the menus let one. */
export function TreeRows({ list, actions, config, title, slots, context }: TreeRowsProps) {
  const text = useText()
  const ask = useUnit(bulkAsked)
  const { tree, active } = config
  const { address, read: reading, nameOf, columns } = list
  const { id = config.key, parent = '', order, move } = tree ?? {}
  const { value } = reading
  const { withInactive } = address
  const items = useMemo(() => {
    const shown = (value ?? []).filter((row) => withInactive || active === undefined || row[active] !== false)
    const ordered = order ? shown.toSorted((one, other) => Number(one[order] ?? 0) - Number(other[order] ?? 0)) : shown
    return buildTree(ordered, { id: (row) => row[id], parentId: (row) => row[parent] }).roots
  }, [value, withInactive, active, order, id, parent])
  const nodeColumns = useMemo(
    () =>
      columns.map(({ value: read, format, cell, href, ...column }): GridColumn<Node> => ({
        ...column,
        ...(href ? { href: ({ row }) => href(row) } : {}),
        value: ({ row }) => (typeof read === 'function' ? read(row) : row[read]),
        ...(format ? { format: (given, { row }) => format(given, row) } : {}),
        ...(cell ? { cell: ({ row }) => cell(row) } : {}),
      })),
    [columns],
  )
  const itemText = useCallback(({ row }: Node) => nameOf(row), [nameOf])

  const onMove = ({ moved, target, position }: TreeMove<Node>) => {
    if (!move) return
    const rows = movedRows({ rows: value ?? [], moved: moved.map(({ row }) => row), target: target?.row ?? null, position, id, parent, order })
    const each = move.each ?? ((row: AnyRow) => takenBy(move.endpoint, { ...context.params, ...row }))
    const name = rows.map(nameOf).slice(0, 3).join(', ')
    const keys = rows.map((row) => String(row[config.key]))
    ask({
      place: context.view,
      title: text('tree.moving'),
      endpoint: move.endpoint,
      items: move.all
        ? [{ keys, name, input: move.all(rows, context) }]
        : rows.map((row) => ({ keys: [String(row[config.key])], name: nameOf(row), input: each.call(move, row, context) })),
      ...(move.refreshes ? { refreshes: move.refreshes } : {}),
    })
  }

  return (
    <GridFrame>
      <TreeGrid<Node>
        label={title}
        items={items}
        itemKey={keyOfNode}
        itemText={itemText}
        itemChildren={childrenOf}
        columns={nodeColumns}
        defaultExpansion={allOpen}
        state={value ? 'ready' : reading.error ? 'error' : 'loading'}
        search={address.search}
        itemMenu={actions.hasRowMenu ? ({ row }) => actions.rowMenu(row, true) : undefined}
        onItemAction={({ id: entry, item }) => actions.runOnRow({ id: entry, row: item.row })}
        {...(actions.canMove && move ? { onMove } : {})}
        empty={slots.empty}
        noMatch={slots.noMatch}
        error={slots.error}
      />
    </GridFrame>
  )
}
