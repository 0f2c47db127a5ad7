import { getLocalTimeZone } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import type { Ref } from 'react'
import { CalendarButton, DayDialog, useCalendarDialog } from '../internal/calendar/index.ts'
import { ControlBox } from '../internal/field/control.styles.ts'
import { FieldFrame, readText, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { TypedInput } from '../internal/field/typed-input.tsx'
import { useTypedText } from '../internal/field/use-typed-text.ts'
import { useUi } from '../theme/ui-context.ts'
import {
  formatWallTime,
  instantsAt,
  nearestInstant,
  parseShortWallTime,
  parseWallTime,
  readInstant,
  wallTimeOf,
} from './instants.ts'
import type { IsoInstant, WallTime } from './instants.ts'
import { TwiceNote } from './twice-note.tsx'

export interface DateTimeFieldProps extends FieldProps<IsoInstant> {
  /** Zone whose clocks are shown, such as `Europe/Paris`. @default the user's */
  timeZone?: string
  /** Time of day a day picked from the calendar gets when there is none yet, `HH:mm`. @default '00:00' */
  defaultTime?: string
  /** The HTML `autocomplete` token that tells browsers what to fill in. */
  autoComplete?: string
  inputRef?: Ref<HTMLInputElement>
}

/** A moment: an ISO instant in UTC or '', shown as DD/MM/YYYY HH:mm in the user's zone. Typed, or its day picked from a calendar. */
export function DateTimeField({
  timeZone = getLocalTimeZone(),
  defaultTime = '00:00',
  autoComplete,
  inputRef,
  ...props
}: DateTimeFieldProps) {
  const { t } = useUi()
  const field = useField<IsoInstant>(props, { read: (value) => (readInstant(value, timeZone) ? readText(value) : '') })
  const { setReference, onCalendarKey, buttonProps, ...dialog } = useCalendarDialog({
    label: field.label,
    isLocked: field.isDisabled || field.isReadOnly,
  })
  const moment = readInstant(field.value, timeZone)
  const wall = moment && wallTimeOf(moment)

  const parsed = (read: WallTime | null) => {
    if (!read) return { value: null, problem: t('dateTime.invalid') }
    const [first] = instantsAt(read, timeZone)
    return first === undefined ? { value: null, problem: t('dateTime.skipped') } : { value: first, problem: null }
  }
  const typed = useTypedText<IsoInstant>({
    field,
    empty: '',
    format: (value) => {
      const kept = readInstant(value, timeZone)
      return kept ? formatWallTime(wallTimeOf(kept)) : ''
    },
    parse: (text) => parsed(parseWallTime(text)),
    parseOnLeave: (text) => parsed(parseShortWallTime(text)),
  })
  const pick = (day: CalendarDate | null) => {
    typed.setValue(day ? nearestInstant({ day, time: wall?.time ?? defaultTime }, timeZone) : '')
    dialog.close()
  }
  const twins = wall ? instantsAt(wall, timeZone) : []
  const isTwice = twins.length > 1
  const noteId = `${field.ids.control}-twice`
  return (
    <FieldFrame field={field}>
      <ControlBox ref={setReference}>
        <TypedInput
          field={field}
          typed={typed}
          aria-describedby={
            [field.control['aria-describedby'], isTwice ? noteId : undefined].filter(Boolean).join(' ') || undefined
          }
          ref={inputRef}
          name={props.name}
          placeholder={t('dateTime.placeholder')}
          onKeyDown={onCalendarKey}
          autoFocus={props.autoFocus}
          autoComplete={autoComplete}
        />
        <CalendarButton {...buttonProps} label={t('date.pick', { label: field.label })} />
      </ControlBox>
      {isTwice && moment && (
        <TwiceNote
          id={noteId}
          moment={moment}
          twins={twins}
          timeZone={timeZone}
          isLocked={field.isDisabled || field.isReadOnly}
          onChoose={typed.setValue}
        />
      )}
      <DayDialog
        dialog={dialog}
        value={wall?.day ?? null}
        timeZone={timeZone}
        canClear={field.value !== '' && !field.isRequired}
        onPick={pick}
      />
    </FieldFrame>
  )
}
