import type { Ref } from 'react'
import { useTypedDay } from '../internal/calendar/index.ts'
import type { IsoDate } from '../internal/calendar/index.ts'
import type { FieldState } from '../internal/field/index.ts'
import { TypedInput } from '../internal/field/typed-input.tsx'
import { useUi } from '../theme/ui-context.ts'

interface EndInputProps {
  field: FieldState<IsoDate>
  label: string
  inputRef: Ref<HTMLInputElement> | undefined
  autoFocus: boolean | undefined
}

/** The text of one of the two days. */
export function EndInput({ field, label, inputRef, autoFocus }: EndInputProps) {
  const { t } = useUi()
  const typed = useTypedDay(field)
  return (
    // The id is that of the group of both.
    <TypedInput
      field={field}
      typed={typed}
      id={undefined}
      ref={inputRef}
      inputMode="numeric"
      aria-label={label}
      placeholder={t('date.placeholder')}
      autoFocus={autoFocus}
    />
  )
}
