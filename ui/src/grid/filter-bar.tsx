import { FunnelX, ListFilter, Search } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import type { HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react'
import { later, useSoon } from '../internal/later.ts'
import { LaterPart } from '../internal/later-part/later-part.tsx'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { watchEdges } from '../internal/rows/watch-edges.ts'
import { SearchBox, SearchInput } from '../internal/search-box.styles.ts'
import { Bar, Clear, Line, Strip } from './filter-bar.styles.ts'
import { FilterButton, filterPanel } from './filter-button.tsx'
import type { FilterBarEditor } from './filter-editor.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { FilterOption } from './filter-options.ts'
import type { FilterKind, FilterValue, FilterValues } from './filter-types.ts'
import type { GridColumn, GridOption } from '../internal/columns/column-types.ts'
import { Chip } from './popover-button.styles.ts'
import { AppliedFilters } from './set-filters.tsx'
import { useFilters } from './use-filters.ts'
import { useGroups } from './use-groups.ts'
import { watchSet } from './watch-set.ts'
import { usePausedText } from './use-paused-text.ts'

export interface FilterBarProps<Row extends object> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Columns of the list; those that can be filtered have a filter. */
  columns: readonly GridColumn<Row>[]
  /** Which columns can be filtered, and how; in the order of the buttons. */
  filterable: Readonly<Record<string, FilterKind>>
  /** The values that each filter lets through, by the column’s id, and its group where it is not the first: see `FilterValues`. */
  values: FilterValues
  /** Called when a filter is set or cleared, with the values of all filters. */
  onValuesChange: (change: { values: Record<string, FilterValue> }) => void
  /** For `choice`: the codes and their texts. @default the column's options, or else the values in the rows */
  choices?: Readonly<Record<string, readonly GridOption[]>>
  /** For `choice`: gives the options of a column's filter, called when the filter opens; where it gives undefined, they come from `choices` and `rows`. */
  options?: (column: string) => readonly FilterOption[] | Promise<readonly FilterOption[]> | undefined
  /** Fields of a column's filter, instead of those of its kind; such as a tree for a `path`. */
  editors?: Readonly<Record<string, FilterBarEditor>>
  /** The text of a chosen code before its filter was ever opened. @default as the column writes it */
  choiceText?: (choice: { column: string; value: string }) => string | undefined
  /** Text that is searched for. */
  search: string
  /** Called with the text after a pause in typing of 200 ms, at Enter, or as the field is left. */
  onSearchChange: (change: { search: string }) => void
  /**
   * Called when ArrowDown or Enter is pressed in the search, right after `onSearchChange`: the rows for that text may still be loading.
   * @default nothing happens
   */
  onSearchKey?: (press: { key: 'ArrowDown' | 'Enter'; search: string }) => void
  searchRef?: Ref<HTMLInputElement>
  /** All rows, unfiltered: with them each choice tells how many rows have it. Nothing is counted before a filter opens. */
  rows?: readonly Row[]
  /** Offers only conditions that every server supports: ranges, spans and choices, in one group. @default false */
  isPlain?: boolean
  /** The day that spans count from, `YYYY-MM-DD`; without it, the day it is as the bar is drawn. */
  today?: string | undefined
  /** Stands at the end of the bar. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

// Fetched later: a dialog weighs more than the grid itself.
const sheet = later(() => import('./filter-sheet.tsx'))

/** A search over all columns, and a button for each filter that names the values it lets through. */
export function FilterBar<Row extends object>(props: FilterBarProps<Row>) {
  const {
    columns,
    filterable,
    values,
    onValuesChange,
    choices,
    options,
    editors,
    choiceText,
    search,
    onSearchChange,
    onSearchKey,
    searchRef,
    rows,
    isPlain = false,
    today,
    children,
    ...rest
  } = props
  const { t } = useUi()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const typed = usePausedText(search, (next) => onSearchChange({ search: next }))
  const input = useRef<HTMLInputElement>(null)
  const inputRef = useMergedRefs(searchRef, input)
  const groups = useGroups(values, onValuesChange)
  const source = {
    columns,
    filterable,
    values,
    onValuesChange,
    choices,
    options,
    editors,
    choiceText,
    rows,
    isPlain,
    today,
  }
  const every = useFilters(source, [1, ...groups.further])
  const filters = every.filter(({ group }) => group === 1)
  useSoon(filterPanel, filters.length > 0)
  const setCount = every.filter(({ said }) => said !== '').length
  // Filters that are set come before the others where the strip is cut off; a button does not leave from under its open fields.
  const [isCut, setCut] = useState(false)
  const [held, setHeld] = useState<typeof filters | null>(null)
  const ordered = isCut
    ? filters.toSorted((one, other) => Number(other.said !== '') - Number(one.said !== ''))
    : filters
  const inStrip = held
    ? held.flatMap(({ column }) => filters.filter((filter) => filter.column.id === column.id))
    : ordered
  const strip = useCallback((element: HTMLDivElement | null) => {
    if (!element) return undefined
    const stops = [watchEdges(element), watchSet(element, setCut)]
    return () => stops.forEach((stop) => stop())
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (key !== 'Enter' && key !== 'ArrowDown') return
    if (key === 'Enter' || onSearchKey) typed.flush()
    if (!onSearchKey) return
    event.preventDefault()
    onSearchKey({ key, search: typed.text })
  }
  const clear = () => {
    groups.forget()
    onValuesChange({ values: {} })
  }
  const clearFromBar = () => {
    clear()
    // The pressed button disappears with the filters it cleared.
    input.current?.focus()
  }
  return (
    <Bar aria-label={t('filter.bar')} {...rest} role="search">
      <Line>
        <SearchBox>
          <Icon name={Search} />
          <SearchInput
            ref={inputRef}
            type="search"
            aria-label={t('filter.search')}
            placeholder={t('filter.search')}
            value={typed.text}
            onChange={(event) => typed.type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={typed.leave}
          />
        </SearchBox>
        {filters.length > 0 && (
          <>
            <Strip ref={strip} data-strip="">
              {inStrip.map((filter) => (
                <FilterButton
                  key={filter.column.id}
                  filter={filter}
                  onOpenChange={(isOpen) => setHeld(isOpen ? inStrip : null)}
                />
              ))}
            </Strip>
            <Chip
              type="button"
              data-all=""
              aria-haspopup="dialog"
              aria-expanded={isSheetOpen}
              data-set={setCount > 0 || undefined}
              onPointerEnter={sheet.soon}
              onFocus={sheet.soon}
              onClick={() => setSheetOpen(true)}
            >
              <Icon name={ListFilter} />
              {setCount > 0 ? t('filter.allSet', { n: setCount }) : t('filter.all')}
            </Chip>
            {!isPlain && groups.canAdd && (
              <Chip type="button" data-or="" onClick={groups.add}>
                {t('filter.addGroup')}
              </Chip>
            )}
            <Clear data-clear="" data-idle={setCount === 0 || undefined}>
              <IconButton icon={FunnelX} label={t('filter.clearAll')} onPress={clearFromBar} />
            </Clear>
          </>
        )}
      </Line>
      {children}
      {groups.further.map((group) => (
        <FilterGroup
          key={group}
          group={group}
          filters={every.filter((filter) => filter.group === group)}
          isNew={group === groups.opened}
          onRemove={() => {
            groups.remove(group)
            input.current?.focus()
          }}
        />
      ))}
      {setCount > 0 && <AppliedFilters filters={every} onRemoved={() => input.current?.focus()} />}
      {isSheetOpen && (
        <LaterPart part={sheet} isUnseen>
          {({ FilterSheet }) => (
            <FilterSheet
              filters={every}
              onClear={clear}
              onClose={() => setSheetOpen(false)}
              {...(!isPlain && groups.canAdd && { onAddGroup: groups.add })}
            />
          )}
        </LaterPart>
      )}
    </Bar>
  )
}
