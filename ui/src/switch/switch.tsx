import { FieldRoot, FieldTexts, Required, readBoolean, useField } from '../internal/field/index.ts'
import type { FieldProps } from '../internal/field/index.ts'
import { Label, Track } from './switch.styles.ts'

export type SwitchProps = FieldProps<boolean>

/** On or off. */
export function Switch(props: SwitchProps) {
  const field = useField(props, { read: readBoolean })
  return (
    <FieldRoot field={field}>
      <Label>
        <Track
          {...field.control}
          type="checkbox"
          role="switch"
          name={props.name}
          checked={field.value}
          aria-checked={field.value}
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
