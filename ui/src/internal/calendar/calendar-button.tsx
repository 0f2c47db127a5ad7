import { CalendarIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../../icon/index.ts'
import { ControlButton } from '../field/control.styles.ts'

interface CalendarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  label: string
}

/** Opens a field's calendar. It is no stop on the way to the next field: Alt and the down arrow open it by key. */
export const CalendarButton = ({ label, ...props }: CalendarButtonProps) => (
  <ControlButton tabIndex={-1} {...props} aria-label={label}>
    <Icon name={CalendarIcon} />
  </ControlButton>
)
