import type { CalendarDate } from '@internationalized/date'
import { useMemo, useRef } from 'react'
import { useLocale, useRangeCalendar } from 'react-aria'
import { useRangeCalendarState } from 'react-stately'
import { CalendarFrame } from './calendar-frame.tsx'
import { createCalendar } from './calendar.tsx'

/** Both days included. */
export interface DayRange {
  start: CalendarDate
  end: CalendarDate
}

interface RangeCalendarProps {
  label: string
  value: DayRange | null
  minValue: CalendarDate | null
  maxValue: CalendarDate | null
  /** Called once both ends are picked. */
  onPick: (range: DayRange) => void
}

/** One month of days of which a first and a last are picked, in either order. */
export function RangeCalendar({ label, value, minValue, maxValue, onPick }: RangeCalendarProps) {
  const { locale } = useLocale()
  const ref = useRef<HTMLDivElement>(null)
  // The picked first day is kept while the focus is anywhere in the dialog, its buttons included.
  const dialog = useMemo(
    () => ({
      get current() {
        return ref.current?.closest<HTMLElement>('[role="dialog"]') ?? null
      },
    }),
    [],
  )
  // Leaving with one day picked selects nothing: the focused day was not chosen as the last one.
  const options = {
    value,
    minValue,
    maxValue,
    onChange: onPick,
    autoFocus: true,
    commitBehavior: 'reset' as const,
    'aria-label': label,
  }
  const state = useRangeCalendarState({ ...options, locale, createCalendar })
  const { calendarProps, title } = useRangeCalendar(options, state, dialog)
  return <CalendarFrame {...calendarProps} ref={ref} state={state} title={title} data-range />
}
