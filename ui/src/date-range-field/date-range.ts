import { parseIso } from '../internal/calendar/index.ts'
import type { IsoDate } from '../internal/calendar/index.ts'

/** A first and a last day, `YYYY-MM-DD` or '' where it is open; both days are included. */
export interface DateRange {
  /** First day. */
  from: IsoDate
  /** Last day. */
  to: IsoDate
}

export const noRange: DateRange = { from: '', to: '' }

/** Reads a period out of a form's value of any type. */
export function readRange(value: unknown): DateRange {
  if (typeof value !== 'object' || value === null) return noRange
  const day = (end: string) => parseIso((value as Record<string, unknown>)[end])?.toString() ?? ''
  return { from: day('from'), to: day('to') }
}
