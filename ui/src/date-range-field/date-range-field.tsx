import { useLayoutEffect, useRef } from 'react'
import type { Ref } from 'react'
import { Button } from '../button/index.ts'
import {
  CalendarButton,
  CalendarDialog,
  parseIso,
  rangeProblem,
  RangeCalendar,
  useCalendarDialog,
} from '../internal/calendar/index.ts'
import type { DayRange, IsoDate } from '../internal/calendar/index.ts'
import { FieldFrame, useField } from '../internal/field/index.ts'
import type { FieldProps, FieldState } from '../internal/field/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Box, Dash, Hint } from './date-range-field.styles.ts'
import { EndInput } from './end-input.tsx'
import { noRange, readRange } from './date-range.ts'
import type { DateRange } from './date-range.ts'

export interface DateRangeFieldProps extends FieldProps<DateRange> {
  /** First day allowed, inclusive, `YYYY-MM-DD`. */
  minValue?: IsoDate
  /** Last day allowed, inclusive, `YYYY-MM-DD`. */
  maxValue?: IsoDate
  /** Ref of the input for the first day. */
  inputRef?: Ref<HTMLInputElement>
}

const ends = ['from', 'to'] as const
type End = (typeof ends)[number]

/** Why the typed text is no day, by end. */
type Problems = Readonly<Record<End, string | null>>
const none: Problems = { from: null, to: null }

/** A first and a last day, both included; either may be open. Typed, or picked from one calendar. */
export function DateRangeField({ minValue = '', maxValue = '', inputRef, ...props }: DateRangeFieldProps) {
  const { t } = useUi()
  const limits = { minValue, maxValue }
  const field = useField<DateRange>(props, {
    read: readRange,
    check: ({ from, to }) => {
      const isReversed = from !== '' && to !== '' && to < from
      return (
        rangeProblem(from, limits, t) ?? rangeProblem(to, limits, t) ?? (isReversed ? t('dateRange.reversed') : null)
      )
    },
  })
  const isLocked = field.isDisabled || field.isReadOnly
  const { isOpen, close, setReference, setFloating, onCalendarKey, buttonProps, dialogProps } = useCalendarDialog({
    label: field.label,
    isLocked,
  })
  const { from, to } = field.value
  // Leaving an input may change its day, and leaves the whole field in the same event, before React renders.
  const latest = useRef({ value: field.value, problems: none, resets: field.resets })
  useLayoutEffect(() => {
    const { value: before, problems, resets } = latest.current
    // A day that was set from elsewhere has replaced the typed text.
    const kept = (end: End) => (resets === field.resets && field.value[end] === before[end] ? problems[end] : null)
    latest.current = { value: field.value, problems: { from: kept('from'), to: kept('to') }, resets: field.resets }
  })

  const change = (value: DateRange, problems: Problems) => {
    latest.current = { value, problems, resets: field.resets }
    field.setValue(value, problems.from ?? problems.to)
  }
  /** One of the two days, as a field of its own. */
  const endOf = (end: End): FieldState<IsoDate> => ({
    ...field,
    value: field.value[end],
    setValue: (day, problem = null) =>
      change({ ...latest.current.value, [end]: day }, { ...latest.current.problems, [end]: problem }),
    judge: (day, problem = null) => {
      const why = problem ?? rangeProblem(day, limits, t)
      if (why !== null) field.judge({ ...latest.current.value, [end]: day }, why)
    },
  })
  const leave = () => {
    // Which day is wrong is known only once both are there.
    const { value, problems } = latest.current
    field.judge(value, problems.from ?? problems.to)
  }
  const pick = (range: DayRange | null) => {
    change(range ? { from: range.start.toString(), to: range.end.toString() } : noRange, none)
    close()
  }
  const [start, end] = [parseIso(from), parseIso(to)]
  const chosen = start && end && start.compare(end) <= 0 ? { start, end } : null
  return (
    <FieldFrame field={field} labels="group">
      <Box
        ref={setReference}
        id={field.ids.control}
        role="group"
        aria-labelledby={field.ids.label}
        aria-describedby={field.control['aria-describedby']}
        onKeyDown={onCalendarKey}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) leave()
        }}
      >
        {ends.map((which) => [
          which === 'to' && (
            <Dash key="dash" aria-hidden>
              –
            </Dash>
          ),
          <EndInput
            key={which}
            field={endOf(which)}
            label={t(which === 'from' ? 'dateRange.from' : 'dateRange.to', { label: field.label })}
            inputRef={which === 'from' ? inputRef : undefined}
            autoFocus={which === 'from' && props.autoFocus}
          />,
        ])}
        <CalendarButton {...buttonProps} label={t('dateRange.pick', { label: field.label })} />
      </Box>
      {isOpen && (
        <CalendarDialog
          {...dialogProps}
          ref={setFloating}
          footer={
            <>
              <Hint>{t('dateRange.hint')}</Hint>
              {(from !== '' || to !== '') && !field.isRequired && (
                <Button tone="quiet" size="small" onPress={() => pick(null)}>
                  {t('date.clear')}
                </Button>
              )}
            </>
          }
        >
          <RangeCalendar
            label={dialogProps.label}
            value={chosen}
            minValue={parseIso(minValue)}
            maxValue={parseIso(maxValue)}
            onPick={pick}
          />
        </CalendarDialog>
      )}
    </FieldFrame>
  )
}
