/** A time of day as it is kept: `HH:mm` on a 24 hour clock, or '' for none. */
export type IsoTime = string

const timeOf = (hours: string | undefined, minutes: string | undefined): IsoTime | null => {
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** Reads a kept time; seconds, as servers write them, are left out. `null` when there is none. */
export function readTime(value: unknown): IsoTime | null {
  if (typeof value !== 'string') return null
  const parts = /^(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(value)
  return parts && timeOf(parts[1], parts[2])
}

/** Reads a time typed in full: `9:30`, `09:30`, `9h30`, `9.30` or `0930`. */
export function parseTime(text: string): IsoTime | null {
  const parts = /^(\d{1,2}) ?[:hH.] ?(\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text)
  return parts && timeOf(parts[1], parts[2])
}

/** As `parseTime`, and short forms of a time too: `930`, `9`, `9h`, `9:5`. */
export function parseShortTime(text: string): IsoTime | null {
  const parts = /^(\d)(\d{2})$/.exec(text) ?? /^(\d{1,2})(?: ?[:hH.])? ?(\d?)$/.exec(text)
  return parseTime(text) ?? (parts && timeOf(parts[1], (parts[2] ?? '').padStart(2, '0')))
}
