import { fromAbsolute, toCalendarDate, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { CalendarDate, ZonedDateTime } from '@internationalized/date'
import { formatDate, parseIso, parseShort, parseTyped } from '../internal/calendar/index.ts'
import type { IsoTime } from '../time-field/times.ts'
import { parseShortTime, parseTime } from '../time-field/times.ts'

/** A moment as it is kept: `YYYY-MM-DDTHH:mm:ss.sssZ`, or '' for none. */
export type IsoInstant = string

/** A day and a time of day as a clock on a wall shows them. */
export interface WallTime {
  day: CalendarDate
  time: IsoTime
}

/** The moments at which a zone's clocks show a wall time: one; none where they go forward, two where they go back, the earlier first. */
export function instantsAt({ day, time }: WallTime, timeZone: string): readonly IsoInstant[] {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const wall = toCalendarDateTime(day).set({ hour, minute })
  const both = (['earlier', 'later'] as const).map((which) => toZoned(wall, timeZone, which))
  // Where a time was skipped the library answers with another; reading it back tells the two apart.
  const shown = both.filter((moment) => toCalendarDateTime(moment).compare(wall) === 0)
  return [...new Set(shown.map((moment) => moment.toAbsoluteString()))]
}

/** The moment of a wall time, the earlier of two; where the clocks skip it, as much later as they go forward. */
export const nearestInstant = ({ day, time }: WallTime, timeZone: string): IsoInstant => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return toZoned(toCalendarDateTime(day).set({ hour, minute }), timeZone, 'compatible').toAbsoluteString()
}

/** Reads a kept moment in a zone; `null` when there is none. */
export function readInstant(value: unknown, timeZone: string): ZonedDateTime | null {
  // A day alone, or a time without a zone, is no moment.
  if (
    typeof value !== 'string' ||
    !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(value)
  )
    return null
  const time = Date.parse(value)
  return parseIso(value) === null || Number.isNaN(time) ? null : fromAbsolute(time, timeZone)
}

const two = (count: number): string => String(count).padStart(2, '0')

/** The day and time on the clocks of a zone at a moment. */
export const wallTimeOf = (moment: ZonedDateTime): WallTime => ({
  day: toCalendarDate(moment),
  time: `${two(moment.hour)}:${two(moment.minute)}`,
})

/** DD/MM/YYYY HH:mm in both languages. */
export const formatWallTime = ({ day, time }: WallTime): string => `${formatDate(day)} ${time}`

/** Reads a day and a time typed in full, such as `18/02/2026 09:30`, `18022026 0930` or `2026-02-18T09:30`. */
export const parseWallTime = (text: string): WallTime | null => wallTime(split(text), parseTyped, parseTime)

/** As `parseWallTime`, and years of two digits and short times too. */
export const parseShortWallTime = (text: string): WallTime | null => wallTime(split(text), parseShort, parseShortTime)

type Halves = readonly [day: string, time: string]

/** Cuts before the time: days may be written with blanks too, times without. */
function split(text: string): Halves | null {
  // A longer text is no date and time, and splitting it at every blank would take long.
  if (text.length > 40) return null
  const [, day, time] = /^(.*?)(?:\s+à\s+|,?\s+|T)(\S+)$/.exec(text) ?? []
  return day === undefined || time === undefined ? null : [day, time]
}

function wallTime(
  halves: Halves | null,
  readDay: (text: string) => CalendarDate | null,
  readTime: (text: string) => IsoTime | null,
): WallTime | null {
  const day = halves && readDay(halves[0])
  const time = halves && readTime(halves[1])
  return day && time ? { day, time } : null
}

/** How far a zone is from UTC at a moment, such as `UTC+2`. */
export function offsetText(moment: ZonedDateTime): string {
  const minutes = Math.round(moment.offset / 60_000)
  const rest = Math.abs(minutes) % 60
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(Math.abs(minutes) / 60)}${rest ? `:${two(rest)}` : ''}`
}
