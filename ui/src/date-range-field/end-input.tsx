import type { KeyboardEvent, Ref } from 'react'
import { formatDate, parseIso, parseShort, parseTyped } from '../internal/calendar/index.ts'
import type { IsoDate } from '../internal/calendar/index.ts'
import { Input } from '../internal/field/control.styles.ts'
import type { FieldState } from '../internal/field/index.ts'
import { useTypedText } from '../internal/field/use-typed-text.ts'
import { useUi } from '../theme/index.ts'

interface EndInputProps {
  field: FieldState<IsoDate>
  label: string
  /** Why a day that was read cannot be taken. */
  problemOf: (day: IsoDate) => string | null
  inputRef: Ref<HTMLInputElement> | undefined
  autoFocus: boolean | undefined
}

const write = (value: IsoDate): string => {
  const date = parseIso(value)
  return date ? formatDate(date) : ''
}

/** The text of one of the two days. */
export function EndInput({ field, label, problemOf, inputRef, autoFocus }: EndInputProps) {
  const { t } = useUi()
  const parsed = (date: ReturnType<typeof parseTyped>) =>
    date ? { value: date.toString(), problem: problemOf(date.toString()) } : { value: null, problem: t('date.invalid') }
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
  }
  const { id: _, ...control } = field.control
  return (
    <Input
      {...control}
      ref={inputRef}
      type="text"
      inputMode="numeric"
      aria-label={label}
      value={typed.text}
      placeholder={t('date.placeholder')}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.leave}
      onKeyDown={onKeyDown}
      disabled={field.isDisabled}
      readOnly={field.isReadOnly}
      autoFocus={autoFocus}
      autoComplete="off"
    />
  )
}
