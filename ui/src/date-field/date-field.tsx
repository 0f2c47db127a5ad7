import type { CalendarDate } from '@internationalized/date'
import type { Ref } from 'react'
import {
  CalendarButton,
  DayDialog,
  parseIso,
  rangeProblem,
  useCalendarDialog,
  useTypedDay,
} from '../internal/calendar/index.ts'
import type { IsoDate } from '../internal/calendar/index.ts'
import { ControlBox } from '../internal/field/control.styles.ts'
import { FieldFrame, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { TypedInput } from '../internal/field/typed-input.tsx'
import { useUi } from '../theme/ui-context.ts'

export interface DateFieldProps extends FieldProps<IsoDate> {
  /** First day allowed, inclusive, `YYYY-MM-DD`. */
  minValue?: IsoDate
  /** Last day allowed, inclusive, `YYYY-MM-DD`. */
  maxValue?: IsoDate
  /** The HTML `autocomplete` token that tells browsers what to fill in. */
  autoComplete?: string
  inputRef?: Ref<HTMLInputElement>
}

const read = (value: unknown): IsoDate => parseIso(value)?.toString() ?? ''

/** A day: `YYYY-MM-DD` or '', shown as DD/MM/YYYY. Typed, or picked from a calendar. */
export function DateField({ minValue = '', maxValue = '', autoComplete, inputRef, ...props }: DateFieldProps) {
  const { t } = useUi()
  const field = useField(props, { read, check: (value) => rangeProblem(value, { minValue, maxValue }, t) })
  const { setReference, onCalendarKey, buttonProps, ...dialog } = useCalendarDialog({
    label: field.label,
    isLocked: field.isDisabled || field.isReadOnly,
  })
  const typed = useTypedDay(field)
  const pick = (date: CalendarDate | null) => {
    typed.setValue(date?.toString() ?? '')
    dialog.close()
  }
  return (
    <FieldFrame field={field}>
      <ControlBox ref={setReference}>
        <TypedInput
          field={field}
          typed={typed}
          ref={inputRef}
          inputMode="numeric"
          name={props.name}
          placeholder={t('date.placeholder')}
          onKeyDown={onCalendarKey}
          autoFocus={props.autoFocus}
          autoComplete={autoComplete}
        />
        <CalendarButton {...buttonProps} label={t('date.pick', { label: field.label })} />
      </ControlBox>
      <DayDialog
        dialog={dialog}
        value={parseIso(field.value)}
        minValue={parseIso(minValue)}
        maxValue={parseIso(maxValue)}
        canClear={field.value !== '' && !field.isRequired}
        onPick={pick}
      />
    </FieldFrame>
  )
}
