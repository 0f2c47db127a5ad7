import { type Scope, scopeBind } from 'effector'
import * as z from 'zod/mini'
import { readNotifications } from './notification.ts'
import { type NotificationNews, otherTabNotified } from './notification-log.ts'

const news = z.object({ login: z.string(), lines: z.unknown() })

/** What came from another tab, or null: another version of the console may be open there. */
export function readNews(data: unknown): NotificationNews | null {
  const { data: read } = z.safeParse(news, data)
  return read ? { login: read.login, lines: readNotifications(read.lines) } : null
}

/** Some browsers and modes have none: a tab then learns of the others' notifications when it is loaded again. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel('ronde.notifications')
  } catch {
    return null
  }
}

/** What tabs of one browser tell each other of notifications; `bind` ties it to the scope once that stands. */
export function notificationTabs() {
  const channel = openChannel()
  return {
    tell: (told: NotificationNews) => channel?.postMessage(told),
    bind: (scope: Scope) => {
      const hear = scopeBind(otherTabNotified, { scope })
      channel?.addEventListener('message', ({ data }) => {
        const told = readNews(data)
        if (told) hear(told)
      })
    },
  }
}
