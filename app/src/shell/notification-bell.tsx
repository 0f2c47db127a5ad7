import { Icon } from '@ronde/ui/icon'
import { Tooltip } from '@ronde/ui/tooltip'
import { useUnit } from 'effector-react'
import { useLocation } from 'react-router-dom'
import { useText } from '../locales/use-text.ts'
import { reachablePaths } from '../navigation/paths.ts'
import { $notificationCount } from '../notices/notification-log.ts'
import { BellCount, BellLink } from './notification-bell.styles.ts'
import { ConsoleLink } from './console-link.tsx'

/** More than this many are only said to be many: the bar has room for no more. */
const most = 99

/** How many notifications are in the stack, and the way to their list. No live region: the toast of each was told already. */
export function NotificationBell() {
  const text = useText()
  const count = useUnit($notificationCount)
  const { pathname } = useLocation()
  const shown = count > most ? `${most}+` : String(count)
  // The visible text is in the name: speech control goes by it.
  const name = text('notices.bell', { count, shown })
  const path = reachablePaths.CoreSysNotifList
  return (
    <Tooltip content={name} isName>
      {(trigger) => (
        <BellLink
          {...trigger}
          as={ConsoleLink}
          href={path}
          aria-label={name}
          aria-current={pathname === path ? 'page' : undefined}
        >
          <Icon name="bell" size={20} />
          {count > 0 && <BellCount aria-hidden>{shown}</BellCount>}
        </BellLink>
      )}
    </Tooltip>
  )
}
