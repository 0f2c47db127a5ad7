import { FunnelX, Search } from 'lucide-react'
import { useState } from 'react'
import type { HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { useUi } from '../theme/index.ts'
import { valueOf } from '../internal/columns/column-value.ts'
import { SearchBox, SearchInput } from '../internal/search-box.styles.ts'
import { Bar } from './filter-bar.styles.ts'
import { FilterEditor } from './filter-editor.tsx'
import { codesOf, isFilterActive } from './filter-rows.ts'
import { filterText } from './filter-text.ts'
import type { FilterKind, FilterValue } from './filter-types.ts'
import type { GridColumn, GridOption } from '../internal/columns/column-types.ts'
import { PopoverButton } from './popover-button.tsx'
import { usePausedText } from './use-paused-text.ts'

export interface FilterBarProps<Row extends object> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Columns of the list; those that can be filtered have a filter. */
  columns: readonly GridColumn<Row>[]
  /** Which columns can be filtered, and how; in the order of the buttons. */
  filterable: Readonly<Record<string, FilterKind>>
  /** What each filter lets through, by the column’s id. */
  values: Readonly<Record<string, FilterValue>>
  /** Told when a filter is set or cleared, with all of them. */
  onValuesChange: (change: { values: Record<string, FilterValue> }) => void
  /** For `choice`: the codes and what they say. @default the column's options */
  choices?: Readonly<Record<string, readonly GridOption[]>>
  /** Text that is searched for. */
  search: string
  /** After a pause in typing of 200 ms, or at Enter. */
  onSearchChange: (change: { search: string }) => void
  searchRef?: Ref<HTMLInputElement>
  /** All rows, unfiltered: with them each choice tells how many rows have it. */
  rows?: readonly Row[]
  /** Stands at the end of the bar. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A search over all columns, and a button for each filter that says what it lets through. */
export function FilterBar<Row extends object>(props: FilterBarProps<Row>) {
  const { columns, filterable, values, onValuesChange, choices = {}, search, onSearchChange, searchRef, rows, children, ...rest } = props
  const { t, locale } = useUi()
  const [counts, setCounts] = useState<{ column: string; byCode: ReadonlyMap<string, number> } | null>(null)
  const typed = usePausedText(search, (next) => onSearchChange({ search: next }))

  const change = (id: string, filter: FilterValue | undefined) => {
    const { [id]: _, ...others } = values
    onValuesChange({ values: filter ? { ...others, [id]: filter } : others })
  }
  // Counted when asked for: once over the rows, some 10 ms for 100,000.
  const count = (column: GridColumn<Row>) => {
    if (!rows) return
    const byCode = new Map<string, number>()
    for (const row of rows) for (const code of codesOf(valueOf(column, row))) byCode.set(code, (byCode.get(code) ?? 0) + 1)
    setCounts({ column: column.id, byCode })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') typed.flush()
  }
  const isAnySet = Object.values(values).some(isFilterActive)

  return (
    <Bar {...rest} role="search" aria-label={t('filter.bar')}>
      <SearchBox>
        <Icon name={Search} />
        <SearchInput
          ref={searchRef}
          type="search"
          aria-label={t('filter.search')}
          placeholder={t('filter.search')}
          value={typed.text}
          onChange={(event) => typed.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </SearchBox>
      {Object.entries(filterable).map(([id, kind]) => {
        const column = columns.find((other) => other.id === id)
        if (!column) return null
        const options = choices[id] ?? column.options ?? []
        const filter = values[id]
        const said = filterText(filter, { t, locale, choices: options })
        return (
          <PopoverButton
            key={id}
            text={said ? t('filter.set', { name: column.text, value: said }) : column.text}
            label={column.text}
            isSet={said !== ''}
            onOpen={() => kind === 'choice' && count(column)}
          >
            {(close) => (
              <>
                <FilterEditor
                  kind={kind}
                  label={column.text}
                  filter={filter}
                  choices={options}
                  counts={counts?.column === id ? counts.byCode : undefined}
                  onChange={(next) => change(id, next)}
                />
                <Button
                  size="small"
                  tone="quiet"
                  isDisabled={!said}
                  onPress={() => {
                    change(id, undefined)
                    close()
                  }}
                >
                  {t('filter.clear')}
                </Button>
              </>
            )}
          </PopoverButton>
        )
      })}
      {isAnySet && <Button tone="quiet" icon={FunnelX} onPress={() => onValuesChange({ values: {} })}>{t('filter.clearAll')}</Button>}
      {children}
    </Bar>
  )
}
