import type { PanelContentProps } from '../../../../kit/actions/action.ts'
import { OwnPassword } from '../../../../password/own-password.tsx'

/** The user's own password, to be changed. */
export const OwnPasswordPanel = ({ onClose }: PanelContentProps) => <OwnPassword isOpen onClose={onClose} />
