import { getLocalTimeZone, GregorianCalendar, today } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import { useCalendar, useLocale } from 'react-aria'
import { useCalendarState } from 'react-stately'
import { CalendarFrame } from './calendar-frame.tsx'

interface CalendarProps {
  label: string
  value: CalendarDate | null
  minValue: CalendarDate | null
  maxValue: CalendarDate | null
  /** Whose today it is. @default the user's */
  timeZone: string | undefined
  onPick: (date: CalendarDate) => void
}

// Only the Gregorian calendar is used; otherwise the bundle would contain all others.
export const createCalendar = () => new GregorianCalendar()

/** One month of days, the focus on the chosen one or today. */
export function Calendar({ label, value, minValue, maxValue, timeZone = getLocalTimeZone(), onPick }: CalendarProps) {
  const { locale } = useLocale()
  const options = { value, minValue, maxValue, onChange: onPick, autoFocus: true, 'aria-label': label }
  const defaultFocusedValue = value ?? today(timeZone)
  // A value that is a day has no zone: the library would take the user's.
  const state = { ...useCalendarState({ ...options, defaultFocusedValue, locale, createCalendar }), timeZone }
  const { calendarProps, title } = useCalendar(options, state)
  return <CalendarFrame {...calendarProps} state={state} title={title} />
}
