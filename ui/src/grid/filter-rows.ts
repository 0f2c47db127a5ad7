import { textOf } from '../internal/columns/column-text.ts'
import { booleanOf, dateOf, isEmpty, numberOf, valueOf } from '../internal/columns/column-value.ts'
import { filterPlace } from './filter-groups.ts'
import { filterNow } from './filter-now.ts'
import { type FilterValue, type FilterValues, pathSeparator } from './filter-types.ts'
import type { GridColumn, GridLocale } from '../internal/columns/column-types.ts'
import { normalise } from '../internal/normalise.ts'

export type RowTest<Row> = (row: Row) => boolean

/** False for a filter that lets everything through: no text, no choice, no end. */
export function isFilterActive(filter: FilterValue): boolean {
  switch (filter.kind) {
    case 'text':
      return filter.text.trim() !== ''
    case 'choice':
      return filter.values.length > 0
    case 'boolean':
    case 'empty':
      return true
    case 'path':
      return filter.path !== ''
    case 'number':
      return filter.from !== undefined || filter.to !== undefined
    case 'date':
      return Boolean(filter.from) || Boolean(filter.to) || filter.span !== undefined
  }
}

const inRange = (value: number | undefined, from: number, to: number): boolean =>
  value !== undefined && value >= from && value <= to

/** The last instant of a day or a minute, in ms; no end without one. */
export function dateEnd(end: string | undefined): number {
  const start = end ? dateOf(end) : undefined
  if (start && end?.includes('T')) return start.getTime() + 60_000 - 1
  return start ? new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1).getTime() - 1 : Infinity
}

const codeOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The codes a cell holds, as filters name them: '' is "nothing". */
export function codesOf(value: unknown): string[] {
  if (Array.isArray(value) && value.length > 0) return value.map(codeOf)
  return [value === null || value === undefined || Array.isArray(value) ? '' : codeOf(value)]
}

type Test<Kind extends FilterValue['kind']> = <Row>(
  column: GridColumn<Row>,
  filter: Extract<FilterValue, { kind: Kind }>,
  locale: GridLocale,
) => RowTest<Row>

/** How two texts are compared, both without accents and capitals. */
const manners = {
  contains: (text: string, sought: string) => text.includes(sought),
  starts: (text: string, sought: string) => text.startsWith(sought),
  is: (text: string, sought: string) => text === sought,
}

/** The test of each kind of filter, made once for all rows. Empty cells are outside every range and neither true nor false. */
const tests: { readonly [Kind in FilterValue['kind']]: Test<Kind> } = {
  text: (column, { text, manner }, locale) => {
    const sought = normalise(text.trim())
    const isFound = manners[manner ?? 'contains']
    return (row) => isFound(normalise(textOf(column, row, locale)).trim(), sought)
  },
  choice: (column, { values }) => {
    const chosen = new Set(values)
    return (row) => codesOf(valueOf(column, row)).some((code) => chosen.has(code))
  },
  number:
    (column, { from = -Infinity, to = Infinity }) =>
    (row) =>
      inRange(numberOf(valueOf(column, row)), from, to),
  date: (column, filter) => {
    const from = (filter.from ? dateOf(filter.from)?.getTime() : undefined) ?? -Infinity
    const to = dateEnd(filter.to)
    return (row) => inRange(dateOf(valueOf(column, row))?.getTime(), from, to)
  },
  path: (column, { path }, locale) => {
    const below = path + pathSeparator
    return (row) => {
      const text = column.path?.(row) ?? textOf(column, row, locale)
      return text === path || text.startsWith(below)
    }
  },
  boolean: (column, { value }) => {
    return (row) => booleanOf(valueOf(column, row)) === value
  },
  empty: (column) => (row) => isEmpty(valueOf(column, row)),
}

/** The test of one filter on one column; one that is turned round holds back what it would let through. `today`: the day that spans count from. */
function testOf<Row>(column: GridColumn<Row>, filter: FilterValue, locale: GridLocale, today?: string): RowTest<Row> {
  const now = filterNow(filter, today)
  const make = tests[now.kind] as Test<FilterValue['kind']>
  const passes = make(column, now as never, locale)
  return now.isNot ? (row) => !passes(row) : passes
}

interface FilterTestRequest<Row> {
  columns: readonly GridColumn<Row>[]
  /** Filters by column; those of unknown columns are ignored. */
  filters: FilterValues
  locale: GridLocale
  /** The day that spans count from. @default the day it is */
  today?: string
}

/** The test of all filters: a row passes all of one group, of any group. Undefined where they let everything through. */
export function filterTest<Row>({ columns, filters, locale, today }: FilterTestRequest<Row>): RowTest<Row> | undefined {
  const groups = new Map<number, RowTest<Row>[]>()
  for (const [name, filter] of Object.entries(filters)) {
    const { group, column: id } = filterPlace(name)
    const column = columns.find((other) => other.id === id)
    if (!column || !isFilterActive(filter)) continue
    groups.set(group, [...(groups.get(group) ?? []), testOf(column, filter, locale, today)])
  }
  const [first, ...others] = [...groups.values()]
  if (!first) return undefined
  const all = [first, ...others]
  return others.length === 0
    ? (row) => first.every((test) => test(row))
    : (row) => all.some((group) => group.every((test) => test(row)))
}

type TextsByRow = WeakMap<object, string>
const searchTexts = new WeakMap<object, Map<GridLocale, TextsByRow>>()

function textsFor(columns: object, locale: GridLocale): TextsByRow {
  let byLocale = searchTexts.get(columns)
  if (!byLocale) searchTexts.set(columns, (byLocale = new Map()))
  let texts = byLocale.get(locale)
  if (!texts) byLocale.set(locale, (texts = new WeakMap()))
  return texts
}

type Columns<Row> = readonly GridColumn<Row>[]

/** The texts of a row in its columns, without accents and capitals, to be searched. Kept as long as row and columns. */
export function searchedText<Row extends object>(columns: Columns<Row>, row: Row, locale: GridLocale): string {
  const texts = textsFor(columns, locale)
  let text = texts.get(row)
  if (text === undefined) {
    // The separator keeps a word from being found across two cells.
    text = normalise(columns.map((column) => textOf(column, row, locale)).join('\n'))
    texts.set(row, text)
  }
  return text
}

/** The words of a search, as rows say them. */
export const searchedWords = (search: string): string[] => normalise(search).split(/\s+/).filter(Boolean)

/** True for rows that say every word somewhere, blind to accents and capitals. */
export function searchTest<Row extends object>(
  columns: readonly GridColumn<Row>[],
  search: string,
  locale: GridLocale,
): RowTest<Row> | undefined {
  const words = searchedWords(search)
  if (words.length === 0) return undefined
  return (row) => {
    const text = searchedText(columns, row, locale)
    return words.every((word) => text.includes(word))
  }
}
