import { GregorianCalendar } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import { useCalendar, useLocale } from 'react-aria'
import { useCalendarState } from 'react-stately'
import { CalendarFrame } from './calendar-frame.tsx'

interface CalendarProps {
  label: string
  value: CalendarDate | null
  minValue: CalendarDate | null
  maxValue: CalendarDate | null
  onPick: (date: CalendarDate) => void
}

// Only the Gregorian calendar is used; otherwise the bundle would contain all others.
export const createCalendar = () => new GregorianCalendar()

/** One month of days, the focus on the chosen one or today. */
export function Calendar({ label, value, minValue, maxValue, onPick }: CalendarProps) {
  const { locale } = useLocale()
  const options = { value, minValue, maxValue, onChange: onPick, autoFocus: true, 'aria-label': label }
  const state = useCalendarState({ ...options, locale, createCalendar })
  const { calendarProps, title } = useCalendar(options, state)
  return <CalendarFrame {...calendarProps} state={state} title={title} />
}
