import type { Answer } from './envelope.ts'
import { type Endpoint, pathOf } from './endpoint.ts'
import { CallFailure } from './failure.ts'

function numberIn(input: unknown, name: string): number | undefined {
  const given = (input as Readonly<Record<string, unknown>> | null | undefined)?.[name]
  return typeof given === 'number' ? given : undefined
}

/** Whether rows are missing: any of a whole list; of a page within the total, all (a server may give fewer at once than asked for). */
function isCutShort(rows: readonly unknown[], total: number, input: unknown): boolean {
  const [take, left] = [numberIn(input, 'take'), total - (numberIn(input, 'skip') ?? 0)]
  return take === undefined ? rows.length < left : rows.length === 0 && take > 0 && left > 0
}

interface Judged extends Answer<unknown> {
  status: number
  isSuccess: boolean
}

/** Throws when an answer with status 200 is a failure: it did not succeed, has no value, or not all rows. */
export function judge(
  { verb, ...endpoint }: Pick<Endpoint<never, unknown>, 'verb' | 'service' | 'operation'>,
  input: unknown,
  { value, hasErrors, messages, isSuccess, status, total }: Judged,
): void {
  const isNothing = value === undefined || (Array.isArray(value) && value.length === 0)
  if (!isSuccess || (hasErrors && isNothing)) throw new CallFailure('refused', { status, messages })
  const [path, isRead] = [pathOf(endpoint), verb === 'GET']
  if (value === undefined && isRead) throw new CallFailure('unreadable', { detail: `${path}: no value` })
  if (value === undefined) throw new CallFailure('unconfirmed', { status, messages })
  if (isRead && Array.isArray(value) && total !== undefined && isCutShort(value, total, input))
    throw new CallFailure('incomplete', { status, detail: `${path}: not all of ${total} rows` })
}
