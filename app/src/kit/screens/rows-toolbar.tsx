import { ColumnsMenu, FilterBar, type FilterBarEditor, type FilterKind, type FilterValue, textOf } from '@ronde/ui/grid'
import { IconButton } from '@ronde/ui/icon-button'
import { Switch } from '@ronde/ui/switch'
import { useMemo, type RefObject } from 'react'
import type { TreeHandle } from '@ronde/ui/tree'
import { LoadingView } from '@ronde/ui/loading-view'
import { laterPart } from '../../base/later-part.tsx'
import { useText } from '../../locales/use-text.ts'
import type { Place } from '../place/place.ts'
import type { AnyRow } from '../place/row.ts'
import type { RowsPart } from '../actions/parts.ts'
import { ViewsMenu } from '../saved-views/views-menu.tsx'
import { Toolbar, ToolbarEnd, Tools } from '../rows/list.styles.ts'
import type { ListState } from '../rows/use-list.ts'
import type { SearchKeysHandle } from '../rows/use-search-keys.ts'
import { useServedChoices } from '../rows/use-served-choices.ts'

const PlaceFilter = laterPart(
  'place-filter',
  () => import('../rows/place-filter.tsx').then((module) => module.PlaceFilter),
  <LoadingView />,
)

interface RowsToolbarProps {
  part: RowsPart
  list: ListState
  place: Place
  slot: string
  /** Name of the rows, where the page has other lists. */
  label?: string
  /** The tree, where the rows are shown as one. */
  tree: RefObject<TreeHandle | null>
  searchRef: RefObject<HTMLInputElement | null>
  /** Keys of the search field for its rows. */
  keys: SearchKeysHandle
}

/** An example of each kind of filter, to test what the server can apply. */
const samples: Readonly<Record<FilterKind, FilterValue>> = {
  text: { kind: 'text', text: 'a' },
  choice: { kind: 'choice', values: ['a'] },
  number: { kind: 'number', from: 1 },
  date: { kind: 'date', from: '2026-01-01' },
  boolean: { kind: 'boolean', value: true },
  path: { kind: 'path', path: 'a' },
}

/** Toolbar of rows: search and filters, inactive rows, tree or list, columns, and refresh. */
export function RowsToolbar({ part: { config }, list, place, slot, label, tree, searchRef, keys }: RowsToolbarProps) {
  const text = useText()
  const { address, columns, read, layout, windowed } = list
  const { value } = read
  const served = useServedChoices(config.paged, list)
  const editors = useMemo(() => {
    const kindOf = (id: string) => config.filters?.[id]
    const isUnsaid = (id: string) => {
      const kind = windowed && kindOf(id)
      return kind ? windowed.filterOf(id, samples[kind]) === null : false
    }
    const ofPath = columns.filter(({ id }) => kindOf(id) === 'path' && !isUnsaid(id))
    const pathIn = (column: (typeof columns)[number]) => (row: AnyRow) =>
      column.path?.(row) ?? textOf(column, row, text.locale)
    const unsaid = columns
      .filter(({ id }) => isUnsaid(id))
      .map((column): [string, FilterBarEditor] => [column.id, () => <p>{text('filter.unsaid')}</p>])
    return Object.fromEntries([
      ...unsaid,
      ...ofPath.map((column): [string, FilterBarEditor] => [
        column.id,
        (editing) => <PlaceFilter {...editing} rows={value ?? []} pathOf={pathIn(column)} />,
      ]),
    ])
  }, [columns, config, value, windowed, text])
  const canBeTree = config.tree?.parent !== undefined && (config.tree.isTree?.(place.home ?? {}) ?? true)
  return (
    <Toolbar>
      <FilterBar
        // A page with several lists has several toolbars.
        {...(label ? { 'aria-label': text('list.bar', { title: label }) } : {})}
        columns={columns}
        filterable={filterable(config.filters)}
        values={address.filters}
        onValuesChange={({ values }) => address.change({ filters: values })}
        {...(list.pages || list.placed ? served : { options: list.choices, rows: value ?? undefined })}
        editors={editors}
        isPlain={list.isServed}
        today={list.today}
        search={address.search}
        searchRef={searchRef}
        onSearchChange={({ search }) => {
          keys.typed(search)
          address.change({ search })
        }}
        onSearchKey={keys.press}
      />
      <ToolbarEnd>
        <Tools>
          {(list.hasInactive || address.withInactive) && (
            <Switch
              label={text.first([`${place.view}.withInactive`, 'list.withInactive'], '')}
              value={address.withInactive}
              onValueChange={({ value: on }) => address.change({ withInactive: on })}
            />
          )}
          {canBeTree && (
            <Switch
              label={text('list.asTree')}
              value={!address.isFlat}
              onValueChange={({ value: on }) => address.change({ isFlat: !on })}
            />
          )}
        </Tools>
        <Tools>
          {list.isTree && config.tree?.parent !== undefined && (
            <>
              <IconButton
                icon="chevrons-up-down"
                label={text('tree.expandAll')}
                onPress={() => tree.current?.expandAll()}
              />
              <IconButton icon="list" label={text('tree.collapseAll')} onPress={() => tree.current?.collapseAll()} />
            </>
          )}
          {read.question && <IconButton icon="refresh-cw" label={text('list.refresh')} onPress={read.retry} />}
          <ViewsMenu
            list={list}
            name={place.view + slot}
            slot={slot}
            canPin={slot === '' && Object.keys(address.params).length === 0}
            own={slot === '' ? config.opensWith : undefined}
          />
          <ColumnsMenu
            columns={columns}
            layout={layout}
            defaultLayout={list.ownLayout}
            onLayoutChange={({ layout: next }) => list.setLayout(next)}
          />
        </Tools>
      </ToolbarEnd>
    </Toolbar>
  )
}

const filterable = (filters: RowsPart['config']['filters'] = {}): Record<string, FilterKind> =>
  Object.fromEntries(Object.entries(filters).flatMap(([column, kind]) => (kind ? [[column, kind]] : [])))
