import { Grid, type GridHandle } from '@ronde/ui/grid'
import { type MouseEvent, type ReactNode, useCallback, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RowsPart } from '../parts.ts'
import type { AnyRow } from '../screen.ts'
import { useLeftRow } from './left-row.ts'
import { GridFrame } from './list.styles.ts'
import type { ListState } from './use-list.ts'
import type { RowsActions } from './use-rows-actions.ts'
import { useLinkedColumns } from './use-linked-columns.tsx'

export interface RowsShown {
  list: ListState
  actions: RowsActions
  config: RowsPart['config']
  title: string
  slots: Record<'empty' | 'noMatch' | 'error', ReactNode>
}

interface GridRowsProps extends RowsShown {
  selection: ReadonlySet<string>
  onSelect: (selection: ReadonlySet<string>) => void
  onDetails: ((row: AnyRow) => void) | undefined
}

/** Rows as a list. */
export function GridRows({ list, actions, title, slots, selection, onSelect, onDetails }: GridRowsProps) {
  const navigate = useNavigate()
  const { address, read, rows, keyOf, layout } = list
  const columns = useLinkedColumns(list.columns, layout, actions.hrefOf)
  const grid = useRef<GridHandle>(null)
  const first = columns[0]?.id
  const show = useCallback(
    (key: string) => {
      const at = rows.findIndex((row) => keyOf(row) === key)
      if (at >= 0 && first) grid.current?.focusCell(at, first)
    },
    [rows, keyOf, first],
  )
  const { leave } = useLeftRow(list.isReady, show)
  const open = (row: AnyRow) => {
    const href = actions.hrefOf?.(row)
    leave(keyOf(row))
    if (href) void navigate(href)
    else onDetails?.(row)
  }
  // A link in a row leads on by itself; here only the row it was in is noted, for the way back.
  const noteLink = ({ target }: MouseEvent) => {
    const at = target instanceof Element && target.closest('a[href]') ? target.closest('[role=row]')?.getAttribute('aria-rowindex') : null
    const row = at ? rows[Number(at) - 2] : undefined
    if (row) leave(keyOf(row))
  }
  return (
    <GridFrame onClickCapture={noteLink}>
      <Grid
        ref={grid}
        label={title}
        rows={rows}
        rowKey={keyOf}
        columns={columns}
        state={list.isReady ? 'ready' : read.error && !read.value ? 'error' : 'loading'}
        sort={list.sort}
        onSortChange={({ sort }) => address.change({ sort })}
        selectionMode={actions.hasSelection ? 'multiple' : 'none'}
        selection={selection}
        onSelectionChange={({ selection: chosen }) => onSelect(chosen)}
        layout={layout}
        onLayoutChange={({ layout: next }) => list.setLayout(next)}
        onOpen={actions.hrefOf || onDetails ? ({ row }) => open(row) : undefined}
        rowMenu={actions.hasRowMenu ? actions.rowMenu : undefined}
        onRowAction={actions.runOnRow}
        isFiltered={list.isFiltered}
        empty={slots.empty}
        noMatch={slots.noMatch}
        error={slots.error}
      />
    </GridFrame>
  )
}
