import { useId, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { Icon } from '../icon/index.ts'
import { ControlBox, ControlButton, Input } from '../internal/field/control.styles.ts'
import { FieldFrame, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { useTypedText } from '../internal/field/use-typed-text.ts'
import { useAnchored } from '../internal/field-listbox/index.ts'
import { useUi } from '../theme/index.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { formatDate, parseIso, parseShort, parseTyped } from './dates.ts'
import type { IsoDate } from './dates.ts'

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
  const [isOpen, setOpen] = useState(false)
  const { setReference, setFloating, floatingStyles } = useAnchored({ isOpen, matchWidth: false, maxHeight: 480 })
  const dialogId = useId()
  const isLocked = field.isDisabled || field.isReadOnly

  const problemOf = (iso: IsoDate): string | null => {
    const [from, to] = [write(minValue), write(maxValue)]
    // Days written year first sort as texts.
    const isOut = (minValue !== '' && iso < minValue) || (maxValue !== '' && iso > maxValue)
    if (!isOut) return null
    if (from && to) return t('date.outOfRange', { from, to })
    return from ? t('date.tooEarly', { from }) : t('date.tooLate', { to })
  }
  const parsed = (date: ReturnType<typeof parseTyped>) => {
    if (!date) return { value: null, problem: t('date.invalid') }
    return { value: date.toString(), problem: problemOf(date.toString()) }
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
    if (event.key !== 'ArrowDown' || !event.altKey || isLocked) return
    event.preventDefault()
    setOpen(true)
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
        <ControlButton
          type="button"
          aria-label={t('date.pick', { label: field.label })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? dialogId : undefined}
          disabled={isLocked}
          onClick={() => setOpen(true)}
        >
          <Icon name="calendar" />
        </ControlButton>
      </ControlBox>
      {isOpen && (
        <CalendarDialog
          id={dialogId}
          ref={setFloating}
          style={floatingStyles}
          label={t('date.calendar', { label: field.label })}
          value={parseIso(field.value)}
          minValue={parseIso(minValue)}
          maxValue={parseIso(maxValue)}
          isRequired={field.isRequired}
          onClose={() => setOpen(false)}
          onPick={(date) => {
            typed.setValue(date?.toString() ?? '')
            setOpen(false)
          }}
        />
      )}
    </FieldFrame>
  )
}
