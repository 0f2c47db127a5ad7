/** A range of days that is counted from today, as the address writes it: `last-7-days` and `next-30-days` count today in. */
export type Span =
  | 'today'
  | 'yesterday'
  | 'tomorrow'
  | `${'last' | 'this' | 'next'}-${'week' | 'month' | 'year'}`
  | `${'last' | 'next'}-${number}-days`

/** Spans that fields offer; an address may count other days. */
export const offeredSpans: readonly Span[] = [
  'today',
  'yesterday',
  'tomorrow',
  'this-week',
  'last-week',
  'next-week',
  'this-month',
  'last-month',
  'next-month',
  'this-year',
  'last-year',
  'next-year',
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'next-7-days',
  'next-30-days',
  'next-90-days',
]

/** Ten years; longer spans are not accepted. */
const mostDays = 3660

const counted = /^(last|next)-([1-9]\d{0,3})-days$/

/** The side and the days of a span that counts them; null for the others. */
export function countedDays(span: string): { side: 'last' | 'next'; days: number } | null {
  const [, side, count] = counted.exec(span) ?? []
  const days = Number(count)
  return (side === 'last' || side === 'next') && days <= mostDays ? { side, days } : null
}

const isSpan = (text: string): text is Span =>
  (offeredSpans as readonly string[]).includes(text) || countedDays(text) !== null

/** The span that a text of an address stands for; null for a text that is none. */
export const parseSpan = (text: string): Span | null => (isSpan(text) ? text : null)

const two = (part: number): string => String(part).padStart(2, '0')

/** A day of the user's zone. */
export const dayOf = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

const steps: Readonly<Record<string, number>> = { last: -1, this: 0, next: 1 }
const single: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 }

/** The first and the last day of a span, both in it, as it is on a day. Weeks begin on Monday. */
export function spanDays(span: Span, today: string): { from: string; to: string } {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const at = (y: number, m: number, d: number) => dayOf(new Date(y, m, d))
  const range = (from: number, to: number) => ({
    from: at(year, month - 1, day + from),
    to: at(year, month - 1, day + to),
  })
  const count = countedDays(span)
  if (count) return count.side === 'last' ? range(1 - count.days, 0) : range(0, count.days - 1)
  const one = single[span]
  if (one !== undefined) return range(one, one)
  const [side = '', unit] = span.split('-')
  const step = steps[side] ?? 0
  if (unit === 'year') return { from: at(year + step, 0, 1), to: at(year + step, 11, 31) }
  if (unit === 'month') return { from: at(year, month - 1 + step, 1), to: at(year, month + step, 0) }
  const sinceMonday = (new Date(year, month - 1, day).getDay() + 6) % 7
  return range(7 * step - sinceMonday, 7 * step - sinceMonday + 6)
}
