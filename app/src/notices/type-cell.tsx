import { Icon } from '@ronde/ui/icon'
import { useText } from '../locales/use-text.ts'
import type { NoticeType } from './notice.ts'
import { TypeRoot } from './type-cell.styles.ts'

const icons: Record<NoticeType, string> = {
  success: 'circle-check',
  info: 'info',
  warning: 'triangle-alert',
  error: 'circle-alert',
}

/** The type of a notification, as an icon and a word. */
export function TypeCell({ type }: { type: NoticeType }) {
  const text = useText()
  return (
    <TypeRoot data-type={type}>
      <Icon name={icons[type]} data-icon />
      {text(`code.${type}`)}
    </TypeRoot>
  )
}
