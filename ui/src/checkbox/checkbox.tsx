import type { Ref } from 'react'
import type { FieldProps } from '../internal/field/index.ts'
import { YesNo } from '../internal/field/yes-no.tsx'
import { Box } from './checkbox.styles.ts'

export interface CheckboxProps extends FieldProps<boolean> {
  /** Shows the mixed state: some of the things the box stands for are checked. */
  isIndeterminate?: boolean
  /** Marked at the label and said; a form refuses it unless it is checked, such as terms that have to be accepted. */
  isRequired?: boolean
  /** The box, which takes the focus. */
  inputRef?: Ref<HTMLInputElement>
}

/** Yes or no, taken when the form is saved; a `Switch` acts at once. */
export function Checkbox({ isIndeterminate = false, ...props }: CheckboxProps) {
  return <YesNo {...props} box={Box} isMixed={isIndeterminate} />
}
