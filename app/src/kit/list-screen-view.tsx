import { EmptyState } from '@ronde/ui/empty-state'
import { Button } from '@ronde/ui/button'
import { ErrorPanel } from '@ronde/ui/error-panel'
import { ColumnsMenu, emptyLayout, FilterBar, type FilterKind, Grid } from '@ronde/ui/grid'
import { Switch } from '@ronde/ui/switch'
import { useRef, useState } from 'react'
import { useText } from '../locales/use-text.ts'
import { noticeOfFailure } from '../notices/notice.ts'
import type { Look } from './editor/editor.ts'
import type { AnyList } from './list-config.ts'
import { GridFrame, ListRoot, SelectionBar, Toolbar, ToolbarEnd } from './list-screen.styles.ts'
import { Offered } from './offered.tsx'
import { OpenEditor } from './open-editor.tsx'
import { isForbidden, RefusedScreen } from './refused-screen.tsx'
import { RowDetails } from './row-details.tsx'
import type { ScreenPlace } from './screen.ts'
import { ScreenTitle } from './screen-title.tsx'
import { useChoices } from './use-choices.ts'
import { type AnyRow, useList } from './use-list.ts'
import { useListActions } from './use-list-actions.ts'
import { inputFrom } from './wire-input.ts'

interface ListScreenProps {
  config: AnyList
  place: ScreenPlace
}

const nothing: ReadonlySet<string> = new Set()

/** A list screen: title and its buttons, search and filters, the grid, its selection, its editors. */
export function ListScreen({ config, place }: ListScreenProps) {
  const text = useText()
  const list = useList(config, place)
  const { address, read, columns, rows } = list
  const [selection, setSelection] = useState(nothing)
  const [detailed, setDetailed] = useState<AnyRow | null>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const choices = useChoices({ columns, filters: config.filters ?? {}, rows: read.value ?? [] })
  const actions = useListActions({ config, place, list, selection })
  const title = text.of(`view.${place.view}`, place.view)
  const clear = () => address.change({ search: '', filters: {} })

  if (isForbidden(read.error)) {
    return <RefusedScreen screen={title} failure={read.error} onRetry={read.retry} isNested={place.parentView !== null} />
  }
  return (
    <ListRoot>
      <ScreenTitle
        title={title}
        isNested={place.parentView !== null}
        count={read.value && list.isReady ? countText(rows.length, read.value.length, text.number) : null}
      >
        <Offered actions={actions.title} onAction={actions.run} />
      </ScreenTitle>
      <Toolbar>
        <FilterBar
          columns={columns}
          filterable={filterable(config)}
          values={address.filters}
          onValuesChange={({ values }) => address.change({ filters: values })}
          choices={choices}
          search={address.search}
          onSearchChange={({ search }) => address.change({ search })}
          searchRef={searchRef}
        />
        <ToolbarEnd>
          {list.hasInactive && (
            <Switch label={text('list.withInactive')} value={list.withInactive} onValueChange={({ value }) => list.setWithInactive(value)} />
          )}
          <ColumnsMenu columns={columns} layout={list.layout ?? emptyLayout} onLayoutChange={({ layout }) => list.setLayout(layout)} />
        </ToolbarEnd>
      </Toolbar>
      {selection.size > 0 && (
        <SelectionBar role="group" aria-label={text('list.selection')}>
          {text('list.selected', { count: selection.size })}
          <Offered actions={actions.selection} onAction={actions.runOnSelection} size="small" />
          <Button tone="quiet" size="small" icon="x" onPress={() => setSelection(nothing)}>
            {text('list.unselect')}
          </Button>
        </SelectionBar>
      )}
      <GridFrame>
        <Grid
          label={title}
          rows={rows}
          rowKey={list.keyOf}
          columns={columns}
          state={list.isReady ? 'ready' : read.error && !read.value ? 'error' : 'loading'}
          sort={address.sort}
          onSortChange={({ sort }) => address.change({ sort })}
          selectionMode={actions.selection.length > 0 ? 'multiple' : 'none'}
          selection={selection}
          onSelectionChange={({ selection: chosen }) => setSelection(chosen)}
          layout={list.layout}
          onLayoutChange={({ layout }) => list.setLayout(layout)}
          onOpen={actions.open ?? (config.hasDetails ? ({ row }) => setDetailed(row) : undefined)}
          rowMenu={actions.rowMenu}
          onRowAction={actions.runOnRow}
          isFiltered={list.isFiltered}
          empty={<EmptyState icon="list" title={text('list.empty')} action={<Offered actions={actions.fill} onAction={actions.run} />} />}
          noMatch={<EmptyState icon="search" title={text('list.noMatch')} action={<Button onPress={clear}>{text('list.clear')}</Button>} />}
          error={read.error && <ErrorPanel message={noticeOfFailure(read.error, text)?.text ?? ''} onRetry={read.retry} />}
        />
      </GridFrame>
      {detailed && <RowDetails title={text.of(`${place.view}.details`, title)} columns={columns} row={detailed} onClose={() => setDetailed(null)} />}
      <OpenEditor editors={config.editors ?? {}} place={place} address={address} recordOf={actions.recordOf} isOffered={actions.isOffered} look={lookOf(config, address.params)} />
    </ListRoot>
  )
}

const countText = (shown: number, all: number, say: (value: number) => string): string =>
  shown === all ? say(all) : `${say(shown)} / ${say(all)}`

const filterable = ({ filters = {} }: AnyList): Record<string, FilterKind> =>
  Object.fromEntries(Object.entries(filters).flatMap(([column, kind]) => (kind ? [[column, kind]] : [])))

/** Where a list reads its records. */
const lookOf = ({ list, key }: AnyList, params: Readonly<Record<string, string>>): Look | null =>
  'rows' in list ? null : { endpoint: list, input: inputFrom(list, params), key }
