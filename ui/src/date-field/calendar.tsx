import { GregorianCalendar, endOfWeek, getLocalTimeZone, isSameMonth, isToday, startOfWeek } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useCalendar, useCalendarCell, useCalendarGrid, useLocale } from 'react-aria'
import { useCalendarState } from 'react-stately'
import type { CalendarState } from 'react-stately'
import { Icon } from '../icon/index.ts'
import type { IconName } from '../icon/index.ts'
import { ControlButton } from '../internal/field/control.styles.ts'
import { useUi } from '../theme/index.ts'
import { CalendarRoot, Day, DayGrid, Header, Title } from './calendar.styles.ts'

interface CalendarProps {
  label: string
  value: CalendarDate | null
  minValue: CalendarDate | null
  maxValue: CalendarDate | null
  onPick: (date: CalendarDate) => void
}

// The only calendar this product writes dates in; the others would come along otherwise.
const createCalendar = () => new GregorianCalendar()

/** One month of days, the focus on the chosen one or today. */
export function Calendar({ label, value, minValue, maxValue, onPick }: CalendarProps) {
  const { t } = useUi()
  const { locale } = useLocale()
  const options = { value, minValue, maxValue, onChange: onPick, autoFocus: true, 'aria-label': label }
  const state = useCalendarState({ ...options, locale, createCalendar })
  const { calendarProps, title } = useCalendar(options, state)
  const go = (years: number, months: number) => state.setFocusedDate(state.focusedDate.add({ years, months }))
  return (
    <CalendarRoot {...calendarProps}>
      <Header>
        <StepButton icon="chevrons-left" label={t('date.previousYear')} onClick={() => go(-1, 0)} />
        <StepButton icon="chevron-left" label={t('date.previousMonth')} onClick={() => go(0, -1)} />
        <Title aria-live="polite">{title}</Title>
        <StepButton icon="chevron-right" label={t('date.nextMonth')} onClick={() => go(0, 1)} />
        <StepButton icon="chevrons-right" label={t('date.nextYear')} onClick={() => go(1, 0)} />
      </Header>
      <Month state={state} locale={locale} />
    </CalendarRoot>
  )
}

function StepButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <ControlButton type="button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </ControlButton>
  )
}

function Month({ state, locale }: { state: CalendarState; locale: string }) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({ weekdayStyle: 'short' }, state)
  const onKeyDownCapture = (event: KeyboardEvent) => {
    // The library's own go to the ends of the month; the ARIA Authoring Practices' date picker goes to those of the week.
    if (event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    event.stopPropagation()
    state.setFocusedDate(event.key === 'Home' ? startOfWeek(state.focusedDate, locale) : endOfWeek(state.focusedDate, locale))
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
            {state.getDatesInWeek(week).map((date) => date && <DayCell key={date.toString()} state={state} date={date} />)}
          </tr>
        ))}
      </tbody>
    </DayGrid>
  )
}

function DayCell({ state, date }: { state: CalendarState; date: CalendarDate }) {
  const ref = useRef<HTMLDivElement>(null)
  const isOutsideMonth = !isSameMonth(date, state.visibleRange.start)
  const { cellProps, buttonProps, isSelected, isDisabled, formattedDate } = useCalendarCell({ date, isOutsideMonth }, state, ref)
  return (
    <td {...cellProps}>
      <Day
        {...buttonProps}
        ref={ref}
        hidden={isOutsideMonth}
        data-selected={isSelected || undefined}
        data-disabled={isDisabled || undefined}
        data-today={isToday(date, getLocalTimeZone()) || undefined}
      >
        {formattedDate}
      </Day>
    </td>
  )
}
