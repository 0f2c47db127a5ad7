import { CalendarIcon } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { Icon } from '../icon/index.ts'
import { Calendar, CalendarDialog, DayFooter, formatDate, parseIso, parseShort, parseTyped, rangeProblem, useCalendarDialog } from '../internal/calendar/index.ts'
import type { IsoDate } from '../internal/calendar/index.ts'
import { ControlBox, ControlButton, Input } from '../internal/field/control.styles.ts'
import { FieldFrame, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { useTypedText } from '../internal/field/use-typed-text.ts'
import { useUi } from '../theme/index.ts'

export interface DateFieldProps extends FieldProps<IsoDate> {
  /** First day allowed, `YYYY-MM-DD`. */
  minValue?: IsoDate
  /** Last day allowed, `YYYY-MM-DD`. */
  maxValue?: IsoDate
  autoComplete?: string
  inputRef?: Ref<HTMLInputElement>
}

const read = (value: unknown): IsoDate => parseIso(value)?.toString() ?? ''

const write = (value: IsoDate): string => {
  const date = parseIso(value)
  return date ? formatDate(date) : ''
}

/** A day: `YYYY-MM-DD` or '', shown as DD/MM/YYYY. Typed, or picked from a calendar. */
export function DateField({ minValue = '', maxValue = '', autoComplete, inputRef, ...props }: DateFieldProps) {
  const { t } = useUi()
  const field = useField(props, { read })
  const { isOpen, close, setReference, setFloating, onCalendarKey, buttonProps, dialogProps } = useCalendarDialog({ label: field.label, isLocked: field.isDisabled || field.isReadOnly })
  const limits = { minValue: parseIso(minValue), maxValue: parseIso(maxValue) }

  const parsed = (date: ReturnType<typeof parseTyped>) => {
    if (!date) return { value: null, problem: t('date.invalid') }
    return { value: date.toString(), problem: rangeProblem(date.toString(), { minValue, maxValue }, t) }
  }
  const typed = useTypedText<IsoDate>({
    field,
    empty: '',
    format: write,
    parse: (text) => parsed(parseTyped(text)),
    parseOnLeave: (text) => parsed(parseShort(text)),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    // A form is submitted without the field being left.
    if (event.key === 'Enter') typed.leave()
    onCalendarKey(event)
  }
  const pick = (date: ReturnType<typeof parseTyped>) => {
    typed.setValue(date?.toString() ?? '')
    close()
  }
  return (
    <FieldFrame field={field}>
      <ControlBox ref={setReference}>
        <Input
          {...field.control}
          ref={inputRef}
          type="text"
          inputMode="numeric"
          name={props.name}
          value={typed.text}
          placeholder={t('date.placeholder')}
          onChange={(event) => typed.type(event.currentTarget.value)}
          onBlur={typed.leave}
          onKeyDown={onKeyDown}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          autoFocus={props.autoFocus}
          autoComplete={autoComplete ?? 'off'}
        />
        <ControlButton {...buttonProps} aria-label={t('date.pick', { label: field.label })}>
          <Icon name={CalendarIcon} />
        </ControlButton>
      </ControlBox>
      {isOpen && (
        <CalendarDialog {...dialogProps} ref={setFloating} footer={<DayFooter {...limits} canClear={field.value !== '' && !field.isRequired} onPick={pick} />}>
          <Calendar {...limits} label={dialogProps.label} value={parseIso(field.value)} onPick={pick} />
        </CalendarDialog>
      )}
    </FieldFrame>
  )
}
