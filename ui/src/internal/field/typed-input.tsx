import type { InputHTMLAttributes, Ref } from 'react'
import { TypedBox } from './control.styles.ts'
import type { FieldState } from './use-field.ts'
import type { TypedText } from './use-typed-text.ts'

interface TypedInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'onBlur' | 'disabled' | 'readOnly' | 'type'
> {
  field: Pick<FieldState<unknown>, 'control' | 'isDisabled' | 'isReadOnly'>
  typed: Pick<TypedText<unknown>, 'text' | 'type' | 'leave'>
  ref?: Ref<HTMLInputElement> | undefined
}

/** The text of a date or a time: read as it is typed, judged on leaving it. */
export function TypedInput({ field, typed, autoComplete = 'off', onKeyDown, ...rest }: TypedInputProps) {
  return (
    <TypedBox
      {...field.control}
      {...rest}
      type="text"
      dir="ltr"
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.leave}
      onKeyDown={(event) => {
        // Enter submits the form without a blur: the typed text is read now.
        if (event.key === 'Enter') typed.leave()
        onKeyDown?.(event)
      }}
      disabled={field.isDisabled}
      readOnly={field.isReadOnly}
      autoComplete={autoComplete}
    />
  )
}
