import type { InputHTMLAttributes, Ref } from 'react'
import { ControlBox, Input } from '../internal/field/control.styles.ts'
import { FieldFrame, readText, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'

export interface TextFieldProps extends FieldProps<string> {
  /** The kind of text: decides the keyboard of a touch screen. @default 'text' */
  type?: 'text' | 'email' | 'search'
  /** Grey example while it is empty; no label. */
  placeholder?: string
  /** The HTML `autocomplete` token that tells browsers what to fill in, such as `username`. */
  autoComplete?: string
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** Whether the browser marks misspelt words. */
  spellCheck?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** One line of text; a `TextArea` takes several. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', placeholder, autoComplete, inputMode, spellCheck, inputRef, ...own } = props
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
          // Browsers take the line ends out of what is pasted, and leave the tabs of a spreadsheet in.
          onChange={(event) => field.setValue(event.currentTarget.value.replaceAll('\t', ' '))}
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
