import { ColumnsMenu, FilterBar, type FilterKind } from '@ronde/ui/grid'
import { IconButton } from '@ronde/ui/icon-button'
import { Switch } from '@ronde/ui/switch'
import { useText } from '../../locales/use-text.ts'
import type { ActionContext } from '../actions/action.ts'
import type { RowsPart } from '../parts.ts'
import { Toolbar, ToolbarEnd } from './list.styles.ts'
import type { ListState } from './use-list.ts'
import { useServedChoices } from './use-served-choices.ts'

interface RowsToolbarProps {
  part: RowsPart
  list: ListState
  context: ActionContext
  /** What the rows are called, where the page has others. */
  label?: string
}

/** Search and filters, the inactive, tree or list, the columns, and a fresh look. */
export function RowsToolbar({ part: { config }, list, context, label }: RowsToolbarProps) {
  const text = useText()
  const { address, columns, read, layout } = list
  const { value } = read
  const served = useServedChoices(config.paged, list)
  const canBeTree = config.tree?.parent !== undefined && (config.tree.isTree?.(context.record ?? {}) ?? true)
  return (
    <Toolbar>
      <FilterBar
        // A page of several lists has several of these.
        {...(label ? { 'aria-label': text('list.bar', { title: label }) } : {})}
        columns={columns}
        filterable={filterable(config.filters)}
        values={address.filters}
        onValuesChange={({ values }) => address.change({ filters: values })}
        {...(list.pages ? served : value ? { rows: value } : {})}
        search={address.search}
        onSearchChange={({ search }) => address.change({ search })}
      />
      <ToolbarEnd>
        {(list.hasInactive || address.withInactive) && (
          <Switch label={text.first([`${context.view}.withInactive`, 'list.withInactive'], '')} value={address.withInactive} onValueChange={({ value: on }) => address.change({ withInactive: on })} />
        )}
        {canBeTree && <Switch label={text('list.asTree')} value={!address.isFlat} onValueChange={({ value: on }) => address.change({ isFlat: !on })} />}
        {read.question && <IconButton icon="refresh-cw" label={text('list.refresh')} onPress={read.retry} />}
        <ColumnsMenu columns={columns} layout={layout} defaultLayout={list.ownLayout} onLayoutChange={({ layout: next }) => list.setLayout(next)} />
      </ToolbarEnd>
    </Toolbar>
  )
}

const filterable = (filters: RowsPart['config']['filters'] = {}): Record<string, FilterKind> =>
  Object.fromEntries(Object.entries(filters).flatMap(([column, kind]) => (kind ? [[column, kind]] : [])))
