import { Grid, type GridHandle, type RowStateTexts } from '@ronde/ui/grid'
import { type ReactNode, type RefObject, useCallback, useMemo } from 'react'
import { phone, useMedia } from '../../base/use-media.ts'
import { useText } from '../../locales/use-text.ts'
import type { RowsPart } from '../actions/parts.ts'
import type { AnyRow } from '../place/row.ts'
import { cardColumns } from '../rows/card-columns.tsx'
import { GridFrame } from '../rows/list.styles.ts'
import { NewsButton } from '../rows/news-button.tsx'
import { rowStateOf } from '../rows/row-state.ts'
import { useRowsPlace } from '../rows/row-places.ts'
import { toldOnce } from '../rows/told-once.tsx'
import { useFocusReturned } from '../rows/use-focus-returned.ts'
import type { ListState } from '../rows/use-list.ts'
import { usePrefetch } from '../rows/use-prefetch.ts'
import type { RowsActions } from './use-rows-actions.ts'

export interface RowsShown {
  list: ListState
  actions: RowsActions
  config: RowsPart['config']
  stateTexts: RowStateTexts
  title: string
  slots: Record<'empty' | 'noMatch' | 'error', ReactNode>
  /** Keys of rows that were just added. */
  joined: ReadonlySet<string>
  selection: ReadonlySet<string>
  onSelect: (selection: ReadonlySet<string>) => void
  /** Called with the key of the active row, or null. */
  onActive: (key: string | null) => void
  /** Opens a row that has no link; undefined where no row can be opened. */
  onOpen: ((row: AnyRow) => void) | undefined
}

interface GridRowsProps extends RowsShown {
  handle: RefObject<GridHandle | null>
}

/** Rows as a list: the first column links to the page of a row, and going back shows the same rows. */
export function GridRows({
  list,
  actions,
  config,
  stateTexts,
  title,
  slots,
  joined,
  selection,
  onSelect,
  onActive,
  onOpen,
  handle: grid,
}: GridRowsProps) {
  const { address, read, rows, keyOf, layout, pages, windows, placed, firstOf } = list
  const { hrefOf } = actions
  const { active } = config
  const place = useRowsPlace()
  const prefetch = usePrefetch(actions.opens)
  useFocusReturned({
    key: place.initial?.active ?? null,
    isReady: list.isReady && firstOf === null && !(windows && read.isPending),
    at: (key) => placed?.indexOf(key) ?? rows.findIndex((row) => keyOf(row) === key),
    goTo: (at) => grid.current?.focusCell(at, config.columns[0]?.field ?? ''),
  })
  const [first] = config.columns
  const { locale } = useText()
  const { event } = config
  const told = useMemo(() => toldOnce(list.columns, rows, event, locale), [list.columns, rows, event, locale])
  const columns = useMemo(
    () => (hrefOf ? told.map((column) => (column.id === first?.field ? { ...column, href: hrefOf } : column)) : told),
    [told, first, hrefOf],
  )
  const isPhone = useMedia(phone)
  const cards = useMemo(
    () => (isPhone ? cardColumns({ columns: list.columns, layout, config, hrefOf, onOpen, locale }) : null),
    [isPhone, list.columns, layout, config, hrefOf, onOpen, locale],
  )
  const rowState = useCallback((row: AnyRow) => rowStateOf(row, { active, keyOf, joined }), [active, keyOf, joined])
  return (
    <GridFrame {...prefetch}>
      {pages && pages.news > 0 && (
        <NewsButton
          count={pages.news}
          onPress={() => {
            pages.takeNews()
            grid.current?.scrollToRow(0)
          }}
        />
      )}
      <Grid
        ref={grid}
        label={title}
        rows={rows}
        placed={placed ?? undefined}
        onMissing={windows?.onMissing}
        rowKey={keyOf}
        columns={cards ?? columns}
        {...(cards ? { hasCards: true } : { layout, onLayoutChange: ({ layout: next }) => list.setLayout(next) })}
        state={
          read.error && (pages || windows || firstOf !== null || !read.value)
            ? 'error'
            : list.isReady
              ? 'ready'
              : 'loading'
        }
        sort={list.sort}
        onSortChange={({ sort }) => address.change({ sort })}
        selectionMode={actions.hasSelection ? 'multiple' : 'none'}
        selection={selection}
        onSelectionChange={({ selection: chosen }) => onSelect(chosen)}
        onOpen={onOpen && !hrefOf ? ({ row }) => onOpen(row) : undefined}
        rowState={rowState}
        rowStateTexts={stateTexts}
        rowMenu={actions.hasRowMenu ? actions.rowMenu : undefined}
        onRowAction={actions.runOnRow}
        defaultPlace={place.initial}
        onPlaceChange={({ place: left }) => {
          place.keep(left)
          onActive(left.active)
          pages?.setReading(left.top > 0 || left.active !== null)
        }}
        total={pages?.total}
        onEndReached={pages?.more}
        isFiltered={list.isFiltered}
        isStale={list.isStale}
        empty={slots.empty}
        noMatch={slots.noMatch}
        error={slots.error}
      />
    </GridFrame>
  )
}
