import { createStore as createDatabase, promisifyRequest } from 'idb-keyval'
import { createStore } from 'effector'
import { type NotificationLog, readNotifications, withNotifications } from './notification.ts'

/** Where the notification log is kept: it holds personal data, so per login and not in local storage. */
export interface NotificationBox {
  /** The whole log of one login, oldest first. */
  read: (login: string) => Promise<NotificationLog>
  /** Adds lines, or replaces those with their `id`; never touches another line. */
  write: (login: string, lines: NotificationLog) => Promise<void>
}

let database: ReturnType<typeof createDatabase> | undefined
// A database of its own: idb-keyval makes one store in each.
const open = () => (database ??= createDatabase('ronde-notifications', 'log'))

/**
 * The browser's IndexedDB, one record per line: the log is kept in full, and writing a line takes the same time however long
 * it is. A browser that refuses keeps no log beyond the page, and the console goes on.
 */
const browserNotifications: NotificationBox = {
  read: async (login) => {
    try {
      // An array sorts after every text: all keys that begin with this login.
      const lines: unknown = await open()('readonly', (store) =>
        promisifyRequest(store.getAll(IDBKeyRange.bound([login], [login, []]))),
      )
      return readNotifications(lines)
    } catch {
      return []
    }
  },
  write: async (login, lines) => {
    try {
      await open()('readwrite', (store) => {
        for (const line of lines) store.put(line, [login, line.dtNotif, line.id])
        return promisifyRequest(store.transaction)
      })
    } catch {
      // Full or blocked: the page still holds its lines.
    }
  },
}

/** A log that lives as long as the page, for tests and stories. */
export function memoryNotifications(initial: Record<string, NotificationLog> = {}): NotificationBox {
  const kept = new Map(Object.entries(initial))
  return {
    read: (login) => Promise.resolve(kept.get(login) ?? []),
    write: (login, lines) => {
      kept.set(login, withNotifications(kept.get(login) ?? [], lines))
      return Promise.resolve()
    },
  }
}

export const $notificationBox = createStore<NotificationBox>(browserNotifications, { serialize: 'ignore' })
