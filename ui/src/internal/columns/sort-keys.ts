import { textOf } from './column-text.ts'
import { booleanOf, dateOf, minutesOf, numberOf, valueOf } from './column-value.ts'
import type { GridColumn, GridLocale } from './column-types.ts'
import type { Steps } from './slices.ts'
import { sortOrder } from './sort-order.ts'

/** A number per row that orders as the column does; NaN where it is empty. */
export type SortKeys = Float64Array

const rowsPerStep = 1024
const collators = new Map<GridLocale, Intl.Collator>()

/** Compares texts as people of a language do, `A2` before `A10`. */
function collatorOf(locale: GridLocale): Intl.Collator {
  let collator = collators.get(locale)
  if (!collator) collators.set(locale, (collator = new Intl.Collator(locale, { numeric: true })))
  return collator
}

function typedKey<Row>(column: GridColumn<Row>, row: Row): number | undefined {
  const value = valueOf(column, row)
  switch (column.dataType) {
    case 'number':
      return numberOf(value)
    case 'boolean': {
      const flag = booleanOf(value)
      return flag === undefined ? undefined : Number(flag)
    }
    case 'Time':
      return minutesOf(value)
    default:
      return dateOf(value)?.getTime()
  }
}

/** Texts are compared once per pair of different texts, then every later sort, in either direction, compares numbers. */
function* textKeys<Row>(rows: readonly Row[], column: GridColumn<Row>, locale: GridLocale): Steps<SortKeys> {
  const known = new Map<string, number>()
  const texts: string[] = []
  const textAt = new Int32Array(rows.length)
  for (const [index, row] of rows.entries()) {
    const text = textOf(column, row, locale)
    let at = text.trim() === '' ? -1 : known.get(text)
    if (at === undefined) {
      at = texts.push(text) - 1
      known.set(text, at)
    }
    textAt[index] = at
    if (index % rowsPerStep === 0) yield
  }
  const { compare } = collatorOf(locale)
  const order = yield* sortOrder(Uint32Array.from(texts.keys()), (one, other) =>
    compare(texts[one] as string, texts[other] as string),
  )
  const ranks = new Float64Array(texts.length)
  let rank = 0
  for (const [place, at] of order.entries()) {
    const before = order[place - 1]
    if (before !== undefined && compare(texts[before] as string, texts[at] as string) !== 0) rank = place
    ranks[at] = rank
    if (place % rowsPerStep === 0) yield
  }
  return Float64Array.from(textAt, (at) => (at < 0 ? Number.NaN : (ranks[at] as number)))
}

function* typedKeys<Row>(rows: readonly Row[], column: GridColumn<Row>): Steps<SortKeys> {
  const keys = new Float64Array(rows.length)
  for (const [index, row] of rows.entries()) {
    keys[index] = typedKey(column, row) ?? Number.NaN
    if (index % rowsPerStep === 0) yield
  }
  return keys
}

const typed: ReadonlySet<string | undefined> = new Set(['number', 'boolean', 'Date', 'DateTime', 'Time'])
const caches = new WeakMap<object, WeakMap<object, Map<GridLocale, SortKeys>>>()

/** The keys of a column, kept as long as the rows are. */
export function* sortKeys<Row>(rows: readonly Row[], column: GridColumn<Row>, locale: GridLocale): Steps<SortKeys> {
  let ofRows = caches.get(rows)
  if (!ofRows) caches.set(rows, (ofRows = new WeakMap()))
  let ofColumn = ofRows.get(column)
  if (!ofColumn) ofRows.set(column, (ofColumn = new Map()))
  let keys = ofColumn.get(locale)
  if (!keys) {
    keys = yield* typed.has(column.dataType) ? typedKeys(rows, column) : textKeys(rows, column, locale)
    ofColumn.set(locale, keys)
  }
  return keys
}
