import { Icon } from '@ronde/ui/icon'
import { Tooltip } from '@ronde/ui/tooltip'
import { useUnit } from 'effector-react'
import { useLocation } from 'react-router-dom'
import { useText } from '../locales/use-text.ts'
import { reachablePaths } from '../navigation/paths.ts'
import { $notificationCount } from '../notices/notification-log.ts'
import { BellCount, BellLink } from './notification-bell.styles.ts'
import { ConsoleLink } from './console-link.tsx'

/** Highest count shown as a number: the bar has no room for more digits. */
const most = 99

/** Number of notifications in the stack, with a link to their list. No live region: each toast was announced already. */
export function NotificationBell() {
  const text = useText()
  const count = useUnit($notificationCount)
  const { pathname } = useLocation()
  const shown = count > most ? `${most}+` : String(count)
  // The name contains the visible text, which speech control uses.
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
