import type { FilterValue } from '@ronde/ui/grid'
import { formatInstant } from '../../../../base/dates.ts'
import { addDays, monthEnd, weekOf } from '../../../../base/calendar.ts'

export type Step = 'hour' | 'day' | 'week' | 'month'

/** Number of lines of a series in an hour or day of the server. */
export interface Counted {
  series: string
  dt: string
  nb: number
}

/** A bar: its span in the format of a date filter, and the number of lines of each series. */
export interface Period {
  from: string
  to: string
  values: Record<string, number>
}

const [msOfDay, msOfHour] = [86_400_000, 3_600_000] as const
/** Most bars: more would be too thin to point at. */
const mostBars = 62

type Ends = { from?: string; to?: string }
export const endsOf = (filter: FilterValue | undefined): Ends =>
  filter?.kind === 'date'
    ? { ...(filter.from ? { from: filter.from } : {}), ...(filter.to ? { to: filter.to } : {}) }
    : {}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / msOfDay) + 1

/** The step asked for: hours where there are not too many, to make days of the user's time zone; else days of the server. */
export const stepAsked = ({ from, to }: Ends, today: string): 'h' | 'd' =>
  from && daysBetween(from, to ?? today) <= mostBars ? 'h' : 'd'

const stepFor = (from: string, to: string, asked: 'h' | 'd'): Step => {
  const days = daysBetween(from, to)
  if (asked === 'h' && days <= 2) return 'hour'
  return days <= mostBars ? 'day' : days <= mostBars * 7 ? 'week' : 'month'
}

/** An instant as a minute of the user's time zone. */
export const minuteOf = (instant: string): string =>
  `${formatInstant(instant, 'isoDate')}T${formatInstant(instant, 'time')}`

/** The period that a moment (a day, or a minute) is in. */
function periodOf(at: string, step: Step): { from: string; to: string } {
  const day = at.slice(0, 10)
  if (step === 'hour') return { from: `${at.slice(0, 13)}:00`, to: `${at.slice(0, 13)}:59` }
  if (step === 'day') return { from: day, to: day }
  if (step === 'week') return { from: weekOf(day).from, to: weekOf(day).to }
  return { from: `${day.slice(0, 7)}-01`, to: monthEnd(day) }
}

/** One moment of each period from the first to the last. Hours are counted as they pass: once a year one repeats. */
function* momentsBetween(first: string, last: string, step: Step): Generator<string> {
  if (step === 'hour')
    for (let at = Date.parse(`${first.slice(0, 13)}:00`); at <= Date.parse(last); at += msOfHour)
      yield minuteOf(new Date(at).toISOString())
  else for (let at = first.slice(0, 10); at <= last.slice(0, 10); at = addDays(periodOf(at, step).to, 1)) yield at
}

/** A moment of the server in the user's time zone: a minute where hours were asked for, else the day itself. */
const localOf = (dt: string, asked: 'h' | 'd'): string => (asked === 'd' ? dt.slice(0, 10) : minuteOf(dt))

/** Whether a day or instant is plausible for a log: bars are made one by one, which would not end for other text or the year 9999. */
const isOfLog = (dt: string): boolean => /^(?:19|20|21)\d\d-/.test(dt) && Number.isFinite(Date.parse(dt))

/** The bars from the first counted period, or the filter's start, to the last, empty ones included. */
export function periodsOf(some: readonly Counted[], ends: Ends, asked: 'h' | 'd'): { step: Step; periods: Period[] } {
  const counted = some.flatMap(({ series, dt, nb }) => (isOfLog(dt) ? [{ series, at: localOf(dt, asked), nb }] : []))
  const times = counted.map(({ at }) => at).toSorted()
  const [first = '', last = ''] = [times[0], times.at(-1)]
  if (!first) return { step: 'day', periods: [] }
  const step = stepFor(ends.from ?? first, ends.to ?? last, asked)
  const byStart = new Map<string, Period>()
  for (const moment of momentsBetween(first, last, step)) {
    const period = periodOf(moment, step)
    byStart.set(period.from, { ...period, values: {} })
  }
  for (const { series, at, nb } of counted) {
    const values = byStart.get(periodOf(at, step).from)?.values
    if (values) values[series] = (values[series] ?? 0) + nb
  }
  return { step, periods: [...byStart.values()] }
}

/** Label of a bar. */
export function periodLabel({ from }: Period, step: Step): string {
  if (step === 'hour') return from.slice(11)
  const date = formatInstant(from, 'date')
  return step === 'month' ? date.slice(3) : date.slice(0, 5)
}
