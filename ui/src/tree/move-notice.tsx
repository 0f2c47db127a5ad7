import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Notice } from './moving.styles.ts'
import type { TreeNotice } from './use-tree-notice.ts'

interface MoveNoticeProps {
  notice: TreeNotice
  onDismiss: () => void
}

/** The outcome of a move. */
export function MoveNotice({ notice: { tone, text }, onDismiss }: MoveNoticeProps) {
  const { t } = useUi()
  return (
    <Notice data-tone={tone}>
      <Icon name={tone === 'done' ? CircleCheck : CircleAlert} size={20} />
      <span>{text}</span>
      <IconButton label={t('tree.dismiss')} icon={X} size="small" onPress={onDismiss} />
    </Notice>
  )
}
