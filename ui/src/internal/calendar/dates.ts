import { CalendarDate, getLocalTimeZone, today } from '@internationalized/date'

/** A day as it is kept: `YYYY-MM-DD`, or '' for none. It is no moment, so no time zone can move it. */
export type IsoDate = string

function dateOf(year: number, month: number, day: number): CalendarDate | null {
  // Four digits, as it is written; the calendar would otherwise make a near day of a wrong one.
  if (year < 1000 || year > 9999) return null
  const date = new CalendarDate(year, month, day)
  return date.year === year && date.month === month && date.day === day ? date : null
}

const fromParts = (parts: RegExpExecArray | null, order: 'dmy' | 'ymd'): CalendarDate | null => {
  if (!parts) return null
  const [first = 0, second = 0, third = 0] = parts.slice(1).map(Number)
  return order === 'dmy' ? dateOf(third, second, first) : dateOf(first, second, third)
}

/** Reads a kept day; of a date-time only the day is read, as it is written. `null` when there is none. */
export const parseIso = (value: unknown): CalendarDate | null =>
  typeof value === 'string' ? fromParts(/^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(value), 'ymd') : null

/** DD/MM/YYYY in both languages. */
export const formatDate = (date: CalendarDate): string =>
  `${String(date.day).padStart(2, '0')}/${String(date.month).padStart(2, '0')}/${String(date.year).padStart(4, '0')}`

/** The same of a kept day; '' of none. */
export const formatIso = (value: IsoDate): string => {
  const date = parseIso(value)
  return date ? formatDate(date) : ''
}

/** Reads a day typed in full: `1/2/2026`, `01.02.2026`, `01022026` or `2026-02-01`. */
export const parseTyped = (text: string): CalendarDate | null =>
  fromParts(/^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text), 'dmy') ??
  fromParts(/^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text), 'ymd')

/** As `parseTyped`, and years of two digits too: 69–99 are of the last century (POSIX strptime). Without a year, a day is of this one. */
export function parseShort(text: string, now: CalendarDate = today(getLocalTimeZone())): CalendarDate | null {
  const ofThisYear = /^(\d{1,2})[/. -](\d{1,2})$/.exec(text)
  if (ofThisYear) return dateOf(now.year, Number(ofThisYear[2]), Number(ofThisYear[1]))
  const parts = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{2})$/.exec(text)
  if (!parts) return parseTyped(text)
  const [day = 0, month = 0, year = 0] = parts.slice(1).map(Number)
  return dateOf(year + (year >= 69 ? 1900 : 2000), month, day)
}
