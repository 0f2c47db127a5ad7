import type { GridColumn } from './column-types.ts'

const paths = new Map<string, string[]>()

/** The value of a row in a column: undefined where the path ends early. */
export function valueOf<Row>(column: GridColumn<Row>, row: Row): unknown {
  const { value } = column
  if (typeof value === 'function') return value(row)
  const direct = (row as Record<string, unknown>)[value]
  if (direct !== undefined || !value.includes('.')) return direct
  let path = paths.get(value)
  if (!path) paths.set(value, (path = value.split('.')))
  let at: unknown = row
  for (const step of path) {
    if (at === null || typeof at !== 'object') return undefined
    at = (at as Record<string, unknown>)[step]
  }
  return at
}

/** Nothing to show: null, undefined, a blank text, not a number, an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'number' && Number.isNaN(value)) ||
  (Array.isArray(value) && value.length === 0)

/** A number, or undefined where there is none; texts may use a decimal comma. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value
  if (typeof value === 'bigint') return Number(value)
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const parsed = Number(value.replace(',', '.'))
  return Number.isNaN(parsed) ? undefined : parsed
}

const no = /^(?:false|f|no|n|0+(?:[.,]0+)?)$/i

/** A yes or no: `false`, `f`, `no`, `n` and zeros are false, an empty value is undefined, anything else is true. */
export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (isEmpty(value)) return undefined
  return typeof value === 'string' ? !no.test(value.trim()) : Boolean(value)
}

const day = /^(\d{4})-(\d\d)-(\d\d)$/
const invalid = (date: Date): boolean => Number.isNaN(date.getTime())

function localDay(year: number, month: number, dayOfMonth: number): Date | undefined {
  const date = new Date(year, month, dayOfMonth)
  // `Date` turns the 31st of February into a day of March.
  return date.getMonth() === month && date.getDate() === dayOfMonth ? date : undefined
}

/** A moment. A text with a day alone is that day's local midnight, since it must not become the day before in the west. */
export function dateOf(value: unknown): Date | undefined {
  if (value instanceof Date) return invalid(value) ? undefined : value
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const parts = typeof value === 'string' ? day.exec(value.trim()) : null
  if (parts) return localDay(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]))
  const date = new Date(value)
  return value === '' || invalid(date) ? undefined : date
}

const clock = /^(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?$/

/** Minutes since midnight, of a time such as `08:30` or `08:30:00`, or of a moment in the user's zone. */
export function minutesOf(value: unknown): number | undefined {
  const parts = typeof value === 'string' ? clock.exec(value.trim()) : null
  if (parts) return Number(parts[1]) * 60 + Number(parts[2])
  const date = dateOf(value)
  return date && date.getHours() * 60 + date.getMinutes()
}
