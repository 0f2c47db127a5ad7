/** Days are `YYYY-MM-DD`, of no zone: they are counted in UTC, where none is longer than another. */
const msOfDay = 86_400_000

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The day so many days later, or earlier. */
export const addDays = (day: string, count: number): string => dayOf(timeOf(day) + count * msOfDay)

/** A week of ISO 8601: it begins on Monday, and belongs to the year its Thursday is in. */
export interface Week {
  year: number
  /** 1 to 53. */
  number: number
  /** Its Monday and its Sunday. */
  from: string
  to: string
}

/** The week a day is in. */
export function weekOf(day: string): Week {
  const time = timeOf(day)
  const monday = time - ((new Date(time).getUTCDay() + 6) % 7) * msOfDay
  const thursday = new Date(monday + 3 * msOfDay)
  const year = thursday.getUTCFullYear()
  const number = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / msOfDay / 7)
  return { year, number, from: dayOf(monday), to: dayOf(monday + 6 * msOfDay) }
}

/** The last day of the month a day is in. */
export function monthEnd(day: string): string {
  const date = new Date(timeOf(day))
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0))
}
