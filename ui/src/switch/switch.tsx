import type { FieldProps } from '../internal/field/index.ts'
import { YesNo } from '../internal/field/yes-no.tsx'
import { Track } from './switch.styles.ts'

export type SwitchProps = FieldProps<boolean>

/** On or off. */
export const Switch = (props: SwitchProps) => <YesNo {...props} box={Track} isSwitch />
