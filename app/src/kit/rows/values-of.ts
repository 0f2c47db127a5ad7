import type { Answer } from '@ronde/contracts/wire'
import { type Question, rowsIn } from '../ask/question.ts'
import type { AnyRow } from '../place/row.ts'

/** A value of a column, the number of rows with it, and one of those rows. */
export interface ValueFound {
  value: string
  count: number
  row: AnyRow
}

/** Most values offered: a filter can ask for no more. */
const most = 100

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/**
 * The values of a list's column. In the list sorted by that column, the first row of each value is found by how
 * many rows have the previous value, so that each value takes two short calls, however many rows there are.
 */
export async function valuesOf(
  ask: (input: object) => Promise<Answer<unknown>>,
  { input }: Pick<Question, 'input'>,
  column: string,
): Promise<ValueFound[]> {
  const found: ValueFound[] = []
  const asked = (more: object) => ask({ ...(input as object), ...more, take: 1 })
  for (let [skip, all] = [0, 1]; skip < all && found.length < most;) {
    // Descending, so that rows without a value come last.
    const { value, total = 0 } = await asked({ sort: `-${column}`, skip })
    all = total
    const [row] = rowsIn(value) ?? []
    if (!row) break
    const text = plain(row[column])
    const count = text === '' ? total - skip : ((await asked({ [column]: text })).total ?? 0)
    if (count <= 0) break
    found.push({ value: text, count, row })
    skip += count
  }
  return found.toReversed()
}
