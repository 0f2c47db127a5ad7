import { type Scope, scopeBind } from 'effector'
import * as z from 'zod/mini'
import { readNotifications } from './notification.ts'
import { type NotificationNews, otherTabNotified } from './notification-log.ts'

const news = z.object({ login: z.string(), lines: z.unknown() })

/** News from another tab; null when it is not understood, as from another version of the console. */
export function readNews(data: unknown): NotificationNews | null {
  const { data: read } = z.safeParse(news, data)
  return read ? { login: read.login, lines: readNotifications(read.lines) } : null
}

/** Null in browsers and modes without `BroadcastChannel`: a tab then gets the others' notifications when it is reloaded. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel('ronde.notifications')
  } catch {
    return null
  }
}

/** Messages about notifications between tabs of one browser; `bind` connects them to the scope. */
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
