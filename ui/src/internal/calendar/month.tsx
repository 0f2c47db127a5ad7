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
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const { focusedDate } = state
    const days: Readonly<Record<string, CalendarDate>> = {
      // The library's own go to the ends of the month; the ARIA Authoring Practices' date picker goes to those of the week.
      Home: startOfWeek(focusedDate, locale),
      End: endOfWeek(focusedDate, locale),
      // The library's own go by the direction of the language, not by that of the page.
      [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: focusedDate.add({ days: 1 }),
      [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: focusedDate.subtract({ days: 1 }),
    }
    const day = days[event.key]
    if (!day) return
    event.preventDefault()
    event.stopPropagation()
    state.setFocusedDate(day)
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
