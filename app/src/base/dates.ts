import dayjs from 'dayjs'

/** Display formats of docs/specification/forms.md#formats, the same in both languages, in the user's zone. */
const formats = {
  dateTime: 'DD/MM/YYYY HH:mm:ss',
  shortDateTime: 'DD/MM/YYYY HH:mm',
  date: 'DD/MM/YYYY',
  isoDate: 'YYYY-MM-DD',
  time: 'HH:mm',
  clock: 'HH:mm:ss',
} as const

export type DateFormat = keyof typeof formats

/** Writes an ISO instant or a `YYYY-MM-DD` day; what is no date is written as it came. */
export function formatInstant(value: string, format: DateFormat = 'shortDateTime'): string {
  const read = dayjs(value)
  return read.isValid() ? read.format(formats[format]) : value
}

/** Today in the user's zone, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => dayjs(now).format(formats.isoDate)

/** A day so many months later, or earlier; of a shorter month, its last day. `YYYY-MM-DD`, of no zone. */
export const addMonths = (day: string, months: number): string =>
  dayjs(day).add(months, 'month').format(formats.isoDate)
