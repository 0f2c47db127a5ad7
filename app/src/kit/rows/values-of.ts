import type { Answer } from '@ronde/contracts/wire'
import { type Question, rowsIn } from '../ask/question.ts'
import type { AnyRow } from '../place/row.ts'

/** A value that rows have, how many do, and one of them. */
export interface ValueFound {
  value: string
  count: number
  row: AnyRow
}

/** More values than a filter can ask for are not offered. */
const most = 100

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/**
 * The values that the rows of a list have in a column: of the list in the order of that column, the first row of each value, found by how
 * many rows have the value before it. So each value takes two short questions, however many rows there are.
 */
export async function valuesOf(
  ask: (input: object) => Promise<Answer<unknown>>,
  { input }: Pick<Question, 'input'>,
  column: string,
): Promise<ValueFound[]> {
  const found: ValueFound[] = []
  const asked = (more: object) => ask({ ...(input as object), ...more, take: 1 })
  for (let [skip, all] = [0, 1]; skip < all && found.length < most;) {
    // Downwards, so that rows without a value come last.
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
