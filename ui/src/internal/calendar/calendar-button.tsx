import { CalendarIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../../icon/index.ts'
import { ControlButton } from '../field/control.styles.ts'

export interface CalendarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  label: string
}

/** Opens a field's calendar. */
export const CalendarButton = ({ label, ...props }: CalendarButtonProps) => (
  <ControlButton {...props} aria-label={label}>
    <Icon name={CalendarIcon} />
  </ControlButton>
)
