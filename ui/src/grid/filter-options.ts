import { textOf } from '../internal/columns/column-text.ts'
import { valueOf } from '../internal/columns/column-value.ts'
import type { GridColumn, GridLocale, GridOption } from '../internal/columns/column-types.ts'
import type { Translate } from '../messages/index.ts'
import { normalise } from '../internal/normalise.ts'
import { codesOf } from './filter-rows.ts'

/** A choice of a filter. */
export interface FilterOption extends GridOption {
  /** How many rows have the choice. */
  count?: number
}

/** The text of a code in a column, by the way the column writes its values. */
export function choiceTextOf<Row>(
  column: GridColumn<Row>,
  code: string,
  row: Row | undefined,
  locale: GridLocale,
  t?: Translate,
): string {
  const option = column.options?.find(({ value }) => String(value) === code)
  if (option) return option.label
  if (row !== undefined && column.choiceText && codesOf(valueOf(column, row)).includes(code))
    return column.choiceText(row)
  return row === undefined ? code : textOf({ ...column, value: () => code }, row, locale, t)
}

interface FilterOptionsRequest<Row> {
  column: GridColumn<Row>
  rows: readonly Row[]
  /** The codes and their texts; without them, all that the rows have, by their text. */
  choices?: readonly GridOption[] | undefined
  locale: GridLocale
  t?: Translate
}

/** The options of a choice filter, with the count of rows for each. Once over the rows: some 10 ms for 100,000. */
export function filterOptions<Row>({ column, rows, choices, locale, t }: FilterOptionsRequest<Row>): FilterOption[] {
  const counts = new Map<string, number>()
  const examples = new Map<string, Row>()
  for (const row of rows) {
    for (const code of codesOf(valueOf(column, row))) {
      const count = counts.get(code)
      if (count === undefined) examples.set(code, row)
      counts.set(code, (count ?? 0) + 1)
    }
  }
  if (choices) {
    const nothing = counts.has('') && !choices.some(({ value }) => value === '') ? [{ value: '', label: '' }] : []
    return [...choices, ...nothing].map((choice) => ({ ...choice, count: counts.get(String(choice.value)) ?? 0 }))
  }
  const found = [...counts].map(([value, count]) => ({
    value,
    count,
    label: value === '' ? '' : choiceTextOf(column, value, examples.get(value), locale, t),
  }))
  const order = new Intl.Collator(locale, { numeric: true })
  // The empty choice comes last.
  return found.toSorted(
    (one, other) => Number(one.value === '') - Number(other.value === '') || order.compare(one.label, other.label),
  )
}

/** Choices that say all the words, blind to accents and capitals. */
export function matchingOptions(options: readonly FilterOption[], search: string): readonly FilterOption[] {
  const words = normalise(search).split(/\s+/).filter(Boolean)
  return words.length === 0
    ? options
    : options.filter(({ label }) => words.every((word) => normalise(label).includes(word)))
}
