import { useCallback } from 'react'
import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react'
import { ControlBox, Input, TextArea } from '../internal/field/control.styles.ts'
import { FieldFrame, readText, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'

export interface TextFieldProps extends FieldProps<string> {
  /** @default 'text' */
  type?: 'text' | 'email' | 'search'
  /** Several lines; grows with its text. */
  multiline?: boolean
  placeholder?: string
  /** What the browser may fill in, such as `username`. */
  autoComplete?: string
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  spellCheck?: boolean
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** A ref of one kind of element does not fit the other; a callback fits both. */
function attachTo(ref: Ref<TextElement> | undefined, element: TextElement | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}

/** One line of text, or several. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', multiline = false, placeholder, autoComplete, inputMode, spellCheck, inputRef, ...own } = props
  const field = useField(own, { read: readText })
  const attach = useCallback((element: TextElement | null) => attachTo(inputRef, element), [inputRef])
  const control = {
    ...field.control,
    name: own.name,
    value: field.value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => field.setValue(event.currentTarget.value),
    disabled: field.isDisabled,
    readOnly: field.isReadOnly,
    autoFocus: own.autoFocus,
    placeholder,
    autoComplete,
    inputMode,
    spellCheck,
  }
  return (
    <FieldFrame field={field}>
      <ControlBox>{multiline ? <TextArea {...control} ref={attach} /> : <Input {...control} ref={attach} type={type} />}</ControlBox>
    </FieldFrame>
  )
}
