import { filterTest, searchTest } from './filter-rows.ts'
import type { RowTest } from './filter-rows.ts'
import type { FilterValues } from './filter-types.ts'
import type { GridColumn, GridLocale, SortItem } from '../internal/columns/column-types.ts'
import { runNow, runSliced } from '../internal/columns/slices.ts'
import type { Steps } from '../internal/columns/slices.ts'
import { sortSteps } from '../internal/columns/sorted-rows.ts'

export interface ArrangeRequest<Row> {
  /** The rows; never change the array in place, since results are cached by it. */
  rows: readonly Row[]
  /** Keep the same array between calls, so that the texts of rows are not written again. */
  columns: readonly GridColumn<Row>[]
  /** Words; a row must say all of them, in any of its columns. @default '' */
  search?: string
  /** By column; a row must pass all of them, or all of another group: see `FilterValues`. Unknown columns are ignored. */
  filters?: FilterValues
  /** The first counts most; rows that are alike keep their order. */
  sort?: readonly SortItem[]
  /** Language that texts are compared in. @default 'fr' */
  locale?: GridLocale
  /** Aborts the work; the promise is rejected with the signal's reason. */
  signal?: AbortSignal
  /** A test that rows must pass before all others, such as "active ones only". */
  before?: (row: Row) => boolean
}

/** Below this many rows the work takes less than a frame. */
const sliceFrom = 2000
const rowsPerStep = 1024

function testsOf<Row extends object>(request: ArrangeRequest<Row>): RowTest<Row>[] {
  const { columns, search = '', filters = {}, locale = 'fr', before } = request
  const tests = before ? [before] : []
  const filtered = filterTest({ columns, filters, locale })
  if (filtered) tests.push(filtered)
  const sought = searchTest(columns, search, locale)
  return sought ? [...tests, sought] : tests
}

function* passing<Row>(rows: readonly Row[], tests: readonly RowTest<Row>[]): Steps<Uint32Array> {
  const found = new Uint32Array(rows.length)
  let count = 0
  for (const [index, row] of rows.entries()) {
    if (tests.every((test) => test(row))) found[count++] = index
    if (index % rowsPerStep === 0) yield
  }
  return found.subarray(0, count)
}

function* steps<Row extends object>(
  request: ArrangeRequest<Row>,
  tests: readonly RowTest<Row>[],
  order: readonly SortItem[],
): Steps<readonly Row[]> {
  const { rows, columns, locale = 'fr' } = request
  const found = yield* sortSteps(rows, yield* passing(rows, tests), columns, order, locale)
  return Array.from(found, (index) => rows[index] as Row)
}

/**
 * The rows that pass search and filters, in order. Answers at once when there is little to do, else a promise, whose work never
 * holds the page for more than a frame or two; the same array when there is nothing to do.
 * @throws the signal's reason, as a rejection, once it is aborted
 */
export function arrange<Row extends object>(request: ArrangeRequest<Row>): Promise<readonly Row[]> | readonly Row[] {
  const { rows, columns, sort = [], signal } = request
  const tests = testsOf(request)
  const order = sort.filter((item) => columns.some(({ id }) => id === item.column))
  if (tests.length === 0 && order.length === 0) return rows
  const work = steps(request, tests, order)
  return rows.length < sliceFrom ? runNow(work) : runSliced(work, signal)
}
