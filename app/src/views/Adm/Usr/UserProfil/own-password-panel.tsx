import type { PanelContentProps } from '../../../../kit/actions/action.ts'
import { OwnPassword } from '../../../../password/own-password.tsx'

/** Panel to change the user's own password. */
export const OwnPasswordPanel = ({ onClose }: PanelContentProps) => <OwnPassword isOpen onClose={onClose} />
