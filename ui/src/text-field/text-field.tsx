import { useCallback } from 'react'
import type { InputHTMLAttributes, Ref } from 'react'
import { ControlBox, Input } from '../internal/field/control.styles.ts'
import { FieldFrame, readText, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { TextArea } from '../textarea/index.ts'

export interface TextFieldProps extends FieldProps<string> {
  /** The kind of text: decides the keyboard of a touch screen. @default 'text' */
  type?: 'text' | 'email' | 'search'
  /** Several lines; grows with its text. A `TextArea` says more about its size. */
  isMultiline?: boolean
  /** Grey example while it is empty; no label. */
  placeholder?: string
  /** The HTML `autocomplete` token that tells browsers what to fill in, such as `username`. */
  autoComplete?: string
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** Whether the browser marks misspelt words. */
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
export function TextField({ isMultiline = false, inputRef, type = 'text', inputMode, ...props }: TextFieldProps) {
  const attach = useCallback((element: TextElement | null) => attachTo(inputRef, element), [inputRef])
  if (isMultiline) return <TextArea {...props} inputRef={attach} />
  return <Line {...props} type={type} inputMode={inputMode} inputRef={attach} />
}

interface LineProps extends Omit<TextFieldProps, 'multiline' | 'inputRef'> {
  inputRef: Ref<HTMLInputElement>
}

function Line({ type, placeholder, autoComplete, inputMode, spellCheck, inputRef, ...own }: LineProps) {
  const field = useField(own, { read: readText })
  return (
    <FieldFrame field={field}>
      <ControlBox>
        <Input
          {...field.control}
          ref={inputRef}
          type={type}
          name={own.name}
          value={field.value}
          onChange={(event) => field.setValue(event.currentTarget.value)}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          autoFocus={own.autoFocus}
          placeholder={placeholder}
          autoComplete={autoComplete}
          inputMode={inputMode}
          spellCheck={spellCheck}
        />
      </ControlBox>
    </FieldFrame>
  )
}
