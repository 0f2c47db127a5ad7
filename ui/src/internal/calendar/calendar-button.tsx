import { CalendarIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../../icon/index.ts'
import { ControlButton } from '../field/control.styles.ts'

interface CalendarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  label: string
}

/** Opens a field's calendar. Not a tab stop: Alt and the down arrow open the calendar by key. */
export const CalendarButton = ({ label, ...props }: CalendarButtonProps) => (
  <ControlButton tabIndex={-1} {...props} aria-label={label}>
    <Icon name={CalendarIcon} />
  </ControlButton>
)
