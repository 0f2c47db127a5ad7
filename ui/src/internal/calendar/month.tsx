import { endOfWeek, isSameDay, isSameMonth, isToday, startOfWeek } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useCalendarCell, useCalendarGrid, useLocale } from 'react-aria'
import type { CalendarState, RangeCalendarState } from 'react-stately'
import { Day, DayGrid } from './calendar.styles.ts'

type AnyState = CalendarState | RangeCalendarState

/** The days of the month in sight, by weeks. */
export function Month({ state }: { state: AnyState }) {
  const { locale } = useLocale()
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({ weekdayStyle: 'short' }, state)
  const onKeyDownCapture = (event: KeyboardEvent) => {
    // The library's own go to the ends of the month; the ARIA Authoring Practices' date picker goes to those of the week.
    if (event.key !== 'Home' && event.key !== 'End') return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    state.setFocusedDate(
      event.key === 'Home' ? startOfWeek(state.focusedDate, locale) : endOfWeek(state.focusedDate, locale),
    )
  }
  return (
    <DayGrid {...gridProps} onKeyDownCapture={onKeyDownCapture}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day) => (
            <th key={day}>{day}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          <tr key={week}>
            {state
              .getDatesInWeek(week)
              .map((date) => date && <DayCell key={date.toString()} state={state} date={date} />)}
          </tr>
        ))}
      </tbody>
    </DayGrid>
  )
}

/** The ends of the range that is chosen, or being chosen. */
const rangeOf = (state: AnyState) => ('highlightedRange' in state ? state.highlightedRange : null)

function DayCell({ state, date }: { state: AnyState; date: CalendarDate }) {
  const ref = useRef<HTMLDivElement>(null)
  const isOutsideMonth = !isSameMonth(date, state.visibleRange.start)
  const { cellProps, buttonProps, isSelected, isDisabled, formattedDate } = useCalendarCell(
    { date, isOutsideMonth },
    state,
    ref,
  )
  const range = rangeOf(state)
  const isEnd = range !== null && (isSameDay(date, range.start) || isSameDay(date, range.end))
  const isBetween = isSelected && range !== null && !isEnd
  return (
    <td {...cellProps}>
      <Day
        {...buttonProps}
        ref={ref}
        hidden={isOutsideMonth}
        data-selected={(isSelected && !isBetween) || undefined}
        data-between={isBetween || undefined}
        data-disabled={isDisabled || undefined}
        data-today={isToday(date, state.timeZone) || undefined}
      >
        {formattedDate}
      </Day>
    </td>
  )
}
