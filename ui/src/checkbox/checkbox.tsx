import { FieldRoot, FieldTexts, Required, readBoolean, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { Box, Label } from './checkbox.styles.ts'

export interface CheckboxProps extends FieldProps<boolean> {
  /** Some of what it stands for is checked: neither yes nor no. */
  isIndeterminate?: boolean
}

/** Yes or no, taken when the form is saved; what acts at once is a `Switch`. */
export function Checkbox({ isIndeterminate = false, ...props }: CheckboxProps) {
  const field = useField(props, { read: readBoolean })
  return (
    <FieldRoot field={field}>
      <Label>
        <Box
          {...field.control}
          type="checkbox"
          name={props.name}
          ref={(input: HTMLInputElement | null) => {
            // Only a property, no attribute says it.
            if (input) input.indeterminate = isIndeterminate
          }}
          checked={field.value}
          onChange={(event) => field.setValue(event.currentTarget.checked)}
          aria-readonly={field.isReadOnly || undefined}
          disabled={field.isDisabled}
          autoFocus={props.autoFocus}
        />
        <span>
          {field.label}
          <Required isRequired={field.isRequired} />
        </span>
      </Label>
      <FieldTexts field={field} />
    </FieldRoot>
  )
}
