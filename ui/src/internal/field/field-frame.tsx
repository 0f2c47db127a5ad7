import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../icon/index.ts'
import { ErrorText, HelpText, Label, RequiredMark, Root } from './field-frame.styles.ts'
import type { FieldState } from './use-field.ts'

interface FieldFrameProps {
  field: Pick<
    FieldState<unknown>,
    'label' | 'help' | 'error' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'ids' | 'root'
  >
  /** `group` when the label names a group or a button, which a `for` cannot. */
  labels?: 'control' | 'group'
  /** Called when a label that names a group is pressed, as a `for` would. */
  onLabelPress?: () => void
  children: ReactNode
}

/** Label above, control, help and error under it. */
export function FieldFrame({ field, labels = 'control', onLabelPress, children }: FieldFrameProps) {
  const { ids, label } = field
  return (
    <FieldRoot field={field}>
      <Label
        as={labels === 'group' ? 'span' : 'label'}
        id={ids.label}
        htmlFor={labels === 'group' ? undefined : ids.control}
        onClick={onLabelPress}
      >
        {label}
        <Required isRequired={field.isRequired} />
      </Label>
      {children}
      <FieldTexts field={field} />
    </FieldRoot>
  )
}

/** The root alone, for a control whose label stands beside it. */
export function FieldRoot({ field, children }: Pick<FieldFrameProps, 'field' | 'children'>) {
  return (
    <Root
      {...field.root}
      data-invalid={field.error ? true : undefined}
      data-disabled={field.isDisabled || undefined}
      data-readonly={field.isReadOnly || undefined}
    >
      {children}
    </Root>
  )
}

/** The mark people see; the control says it by `aria-required`. */
export function Required({ isRequired }: { isRequired: boolean }) {
  return isRequired ? <RequiredMark aria-hidden>*</RequiredMark> : null
}

/** Error and help, tied to the control by their ids. */
export function FieldTexts({ field: { ids, help, error } }: Pick<FieldFrameProps, 'field'>) {
  return (
    <>
      {error && (
        <ErrorText id={ids.error}>
          <Icon name={CircleAlert} />
          <span>{error}</span>
        </ErrorText>
      )}
      {help && <HelpText id={ids.help}>{help}</HelpText>}
    </>
  )
}
