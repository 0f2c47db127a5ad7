import { textOf } from '../internal/columns/column-text.ts'
import { booleanOf, dateOf, numberOf, valueOf } from '../internal/columns/column-value.ts'
import { type FilterValue, pathSeparator } from './filter-types.ts'
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
      return true
    case 'path':
      return filter.path !== ''
    case 'number':
      return filter.from !== undefined || filter.to !== undefined
    case 'date':
      return Boolean(filter.from) || Boolean(filter.to)
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

/** The test of one filter on one column. Empty cells are outside every range and neither true nor false. */
export function testOf<Row>(column: GridColumn<Row>, filter: FilterValue, locale: GridLocale): RowTest<Row> {
  switch (filter.kind) {
    case 'text': {
      const sought = normalise(filter.text.trim())
      return (row) => normalise(textOf(column, row, locale)).includes(sought)
    }
    case 'choice': {
      const chosen = new Set(filter.values)
      return (row) => codesOf(valueOf(column, row)).some((code) => chosen.has(code))
    }
    case 'number': {
      const { from = -Infinity, to = Infinity } = filter
      return (row) => inRange(numberOf(valueOf(column, row)), from, to)
    }
    case 'date': {
      const from = (filter.from ? dateOf(filter.from)?.getTime() : undefined) ?? -Infinity
      const to = dateEnd(filter.to)
      return (row) => inRange(dateOf(valueOf(column, row))?.getTime(), from, to)
    }
    case 'path': {
      const below = filter.path + pathSeparator
      return (row) => {
        const text = column.path?.(row) ?? textOf(column, row, locale)
        return text === filter.path || text.startsWith(below)
      }
    }
    case 'boolean':
      return (row) => booleanOf(valueOf(column, row)) === filter.value
  }
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
