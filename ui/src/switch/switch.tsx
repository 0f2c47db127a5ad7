import type { Ref } from 'react'
import type { FieldProps } from '../internal/field/index.ts'
import { YesNo } from '../internal/field/yes-no.tsx'
import { Track } from './switch.styles.ts'

export interface SwitchProps extends FieldProps<boolean> {
  /** Marked at the label and said; a form refuses it unless it is on. */
  isRequired?: boolean
  /** The control, which takes the focus. */
  inputRef?: Ref<HTMLInputElement>
}

/** On or off. */
export const Switch = (props: SwitchProps) => <YesNo {...props} box={Track} isSwitch />
