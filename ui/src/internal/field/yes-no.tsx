import { useLayoutEffect, useRef } from 'react'
import type { ComponentType, InputHTMLAttributes, Ref } from 'react'
import { FieldRoot, FieldTexts, Required } from './field-frame.tsx'
import { readBoolean, useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'
import { useMergedRefs } from '../use-merged-refs.ts'
import { validate } from '../../rules/index.ts'
import { useUi } from '../../theme/ui-context.ts'
import { SideLabel } from './side-label.styles.ts'

type BoxProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> | undefined }

interface YesNoProps extends FieldProps<boolean> {
  /** The control that is pressed: an `input`. */
  box: ComponentType<BoxProps>
  /** Announced as on and off instead of checked. */
  isSwitch?: boolean
  /** Shows the mixed state instead of yes or no. */
  isMixed?: boolean
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** A box with its label beside it: the common part of a checkbox and a switch. */
export function YesNo({ box: Box, isSwitch = false, isMixed = false, inputRef, ...props }: YesNoProps) {
  const { t } = useUi()
  const field = useField(props, {
    read: readBoolean,
    // The rule REQUISE accepts the value no; a required box has to be checked.
    check: (value, label) =>
      props.isRequired && !value ? validate({ rules: 'REQUISE', value: null, field: label, values: {}, t }) : null,
  })
  const input = useRef<HTMLInputElement>(null)
  const attach = useMergedRefs<HTMLInputElement>(inputRef, input)
  useLayoutEffect(() => {
    // `indeterminate` is a property; no attribute sets it.
    if (input.current) input.current.indeterminate = isMixed
  })
  return (
    <FieldRoot field={field}>
      <SideLabel>
        <Box
          {...field.control}
          ref={attach}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          name={props.name}
          checked={field.value}
          aria-checked={isSwitch ? field.value : undefined}
          onChange={(event) => {
            field.setValue(event.currentTarget.checked)
            // The browser clears `indeterminate` with every press, even of a read-only box.
            event.currentTarget.indeterminate = isMixed
          }}
          aria-readonly={field.isReadOnly || undefined}
          disabled={field.isDisabled}
          autoFocus={props.autoFocus}
        />
        <span>
          {field.label}
          <Required isRequired={field.isRequired} />
        </span>
      </SideLabel>
      <FieldTexts field={field} />
    </FieldRoot>
  )
}
