import type { FieldProps } from '../internal/field/index.ts'
import { YesNo } from '../internal/field/yes-no.tsx'
import { Box } from './checkbox.styles.ts'

export interface CheckboxProps extends FieldProps<boolean> {
  /** Some of the things it stands for are checked: neither yes nor no. */
  isIndeterminate?: boolean
}

/** Yes or no, taken when the form is saved; a `Switch` acts at once. */
export function Checkbox({ isIndeterminate = false, ...props }: CheckboxProps) {
  return (
    <YesNo
      {...props}
      box={Box}
      boxRef={(input) => {
        // Only a property, no attribute says it.
        if (input) input.indeterminate = isIndeterminate
      }}
    />
  )
}
