import { useUi } from '../theme/ui-context.ts'
import type { GridColumn } from '../internal/columns/column-types.ts'
import { valueOf } from '../internal/columns/column-value.ts'
import type { FilterBarProps } from './filter-bar.tsx'
import type { FilterEditorProps } from './filter-editor.tsx'
import { filterName } from './filter-groups.ts'
import { choiceTextOf, filterOptions } from './filter-options.ts'
import { codesOf } from './filter-rows.ts'
import { filterText } from './filter-text.ts'
import type { FilterKind, FilterValue } from './filter-types.ts'

/** A filter as its button and its fields need it. */
export interface Filter {
  column: GridColumn<never>
  /** The group that it stands in: 1 is the first. */
  group: number
  /** The values it lets through, in a few words; '' for everything. */
  said: string
  editor: FilterEditorProps
  clear: () => void
}

type FilterSource<Row extends object> = Pick<
  FilterBarProps<Row>,
  | 'columns'
  | 'filterable'
  | 'values'
  | 'onValuesChange'
  | 'choices'
  | 'options'
  | 'editors'
  | 'choiceText'
  | 'rows'
  | 'isPlain'
  | 'today'
>

/** A row to write a code by: one that has it where the column says more of it than the code. */
const exampleOf = <Row extends object>(
  column: GridColumn<Row>,
  code: string,
  rows: readonly Row[] | undefined,
): Row | undefined =>
  (column.choiceText && rows?.find((row) => codesOf(valueOf(column, row)).includes(code))) || rows?.[0]

/** The filters of some groups of a bar, in order: all of a group, then all of the next. Nothing is counted before a filter opens. */
export function useFilters<Row extends object>(source: FilterSource<Row>, groups: readonly number[]): Filter[] {
  const {
    columns,
    filterable,
    values,
    onValuesChange,
    choices = {},
    options,
    editors,
    choiceText,
    rows,
    isPlain,
    today,
  } = source
  const { t, locale } = useUi()

  const change = (id: string, filter: FilterValue | undefined) => {
    const { [id]: _, ...others } = values
    onValuesChange({ values: filter ? { ...others, [id]: filter } : others })
  }
  const filterOf = (group: number, id: string, kind: FilterKind): Filter[] => {
    const name = filterName(group, id)
    const column = columns.find((other) => other.id === id)
    if (!column) return []
    const given = choices[id] ?? column.options
    const filter = values[name]
    // A code that has no words yet is written itself: a filter that is set is never shown as one that is not.
    const textOf = (code: string) =>
      (choiceText?.({ column: id, value: code }) ??
        given?.find(({ value }) => String(value) === code)?.label ??
        choiceTextOf(column, code, exampleOf(column, code, rows), locale, t)) ||
      code
    const onChange = (next: FilterValue | undefined) => change(name, next)
    const onOptions = () =>
      options?.(id) ?? (rows ? filterOptions({ column, rows, choices: given, locale, t }) : (given ?? []))
    return [
      {
        column,
        group,
        said: filterText(filter, { t, locale, textOf, ...(today && { today }) }),
        editor: { kind, label: column.text, filter, options: onOptions, textOf, onChange, own: editors?.[id], isPlain },
        clear: () => change(name, undefined),
      },
    ]
  }
  return groups.flatMap((group) => Object.entries(filterable).flatMap(([id, kind]) => filterOf(group, id, kind)))
}
