import { EmptyState } from '@ronde/ui/empty-state'
import { FilterBar, Grid } from '@ronde/ui/grid'
import { useMemo } from 'react'
import { useText } from '../../locales/use-text.ts'
import { ReadFailure } from '../../notices/read-failure.tsx'
import type { RowsOf } from './shape.ts'
import type { Place } from '../place/place.ts'
import type { AnyRow } from '../place/row.ts'
import { PanelGrid, Toolbar } from './list.styles.ts'
import { useList } from './use-list.ts'

interface RowsGridProps {
  part: RowsOf
  label: string
  place: Place
  slot: string
  /** Whether a row is shown. Keep the same function between renders. @default all are */
  isOffered?: (row: AnyRow) => boolean
  selection?: ReadonlySet<string>
  onSelectionChange?: (change: { selection: ReadonlySet<string> }) => void
  /** Whether there is a search field, to choose from many rows. */
  isSearched?: boolean
}

const noFilters = {}

/** Rows to read or to choose from, in a panel or a dialog. */
export function RowsGrid({
  part,
  label,
  place,
  slot,
  isOffered,
  selection,
  onSelectionChange,
  isSearched = false,
}: RowsGridProps) {
  const text = useText()
  const list = useList(part, place, { slot, isWhole: true })
  const { read, sort, address } = list
  const rows = useMemo(() => (isOffered ? list.rows.filter(isOffered) : list.rows), [list.rows, isOffered])
  const { search } = address
  const shown = useMemo(
    () => selection && new Set(rows.map(list.keyOf).filter((key) => selection.has(key))),
    [selection, rows, list.keyOf],
  )
  // Rows that the search hides stay selected.
  const select = (chosen: ReadonlySet<string>) =>
    onSelectionChange?.({
      selection: new Set([...[...(selection ?? [])].filter((key) => !shown?.has(key)), ...chosen]),
    })
  return (
    <PanelGrid data-searched={isSearched || undefined}>
      {isSearched && (
        <Toolbar>
          <FilterBar
            columns={list.columns}
            filterable={noFilters}
            values={address.filters}
            onValuesChange={({ values }) => address.change({ filters: values })}
            search={search}
            onSearchChange={({ search: next }) => address.change({ search: next })}
          />
        </Toolbar>
      )}
      <Grid
        label={label}
        rows={rows}
        rowKey={list.keyOf}
        columns={list.columns}
        state={list.isReady ? 'ready' : read.error && !read.value ? 'error' : 'loading'}
        sort={sort}
        onSortChange={({ sort: next }) => address.change({ sort: next })}
        selectionMode={selection ? 'multiple' : 'none'}
        {...(shown
          ? {
              selection: shown,
              onSelectionChange: ({ selection: chosen }: { selection: ReadonlySet<string> }) => select(chosen),
            }
          : {})}
        empty={
          search === '' ? (
            <EmptyState icon="list" title={text('list.empty')} />
          ) : (
            <EmptyState icon="search" title={text('list.noMatch')} />
          )
        }
        error={read.error && <ReadFailure of={read} />}
      />
    </PanelGrid>
  )
}
