import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import { $text } from '../locales/intl.ts'
import { $clock } from '../session/clock.ts'
import { $user, sessionClosed, sessionOpened } from '../session/session.ts'
import type { Notice } from './notice.ts'
import { noticed, notificationRaised } from './notices.ts'
import { activeOf, type LoggedNotification, type NotificationLog, withNotifications } from './notification.ts'
import { $notificationBox } from './notification-box.ts'
import { takeBackOffered } from './taking-back.ts'

/** Lines of one login's log. */
export interface NotificationNews {
  login: string
  lines: NotificationLog
}

/** All lines of the stack become inactive; the log keeps them (docs/specification/states.md#records). */
export const stackCleared = createEvent()
/** Another tab added, cleared or restored lines. */
export const otherTabNotified = createEvent<NotificationNews>()

/** Sends changes to the other tabs. */
export const $tellNotifications = createStore<(news: NotificationNews) => void>(() => {}, { serialize: 'ignore' })

let made = 0
/** Makes the `id` of a line: no two tabs make the same, and it needs no secure context. */
const $newNotificationId = createStore<() => string>(
  () => {
    made += 1
    return `${String(made).padStart(6, '0')}-${Math.random().toString(36).slice(2, 12)}`
  },
  { serialize: 'ignore' },
)

const loadFx = attach({
  source: { box: $notificationBox, user: $user },
  effect: async ({ box, user }): Promise<NotificationNews> => ({
    login: user?.login ?? '',
    lines: user ? await box.read(user.login) : [],
  }),
})
const stampFx = attach({
  source: { clock: $clock, newId: $newNotificationId },
  effect: (
    { clock, newId },
    { type, text, source, about, isRead = false }: Notice & { source: string },
  ): LoggedNotification => ({
    id: newId(),
    dtNotif: new Date(clock().wall).toISOString(),
    // Successes go to the log without being unread.
    active: type !== 'success' && !isRead,
    type,
    source,
    message: text,
    ...(about ? { about } : {}),
  }),
})
const keepFx = attach({
  source: $notificationBox,
  effect: (box, { login, lines }: NotificationNews) => box.write(login, lines),
})
const tellTabsFx = attach({ source: $tellNotifications, effect: (tell, news: NotificationNews) => tell(news) })

/** This tab made or changed lines. */
const changed = createEvent<NotificationLog>()
const loaded = createEvent<NotificationLog>()
const heard = createEvent<NotificationLog>()

/** The signed-in user's log, oldest first, in full; removed from memory when the session ends. */
export const $notificationLog = createStore<NotificationLog>([], { serialize: 'ignore' })
  .on([changed, heard], withNotifications)
  // Lines made while the disk was read are newer than those it held.
  .on(loaded, (log, lines) => withNotifications(lines, log))
  .reset(sessionClosed)

const $isLoaded = createStore(false)
  .on(loaded, () => true)
  .reset(sessionClosed)

/** The log as the list shows it, newest first; null until it was read. */
export const $notificationRows = combine($notificationLog, $isLoaded, (log, isLoaded) =>
  isLoaded ? log.toReversed() : null,
)

/** The stack: the active lines, oldest first. */
export const $notifications = $notificationLog.map(activeOf)
export const $notificationCount = $notifications.map(({ length }) => length)

sample({ clock: sessionOpened, target: loadFx })
const isOfUser = (user: { login: string } | null, { login }: NotificationNews) => user?.login === login
sample({ clock: loadFx.doneData, source: $user, filter: isOfUser, fn: (_, { lines }) => lines, target: loaded })
sample({ clock: otherTabNotified, source: $user, filter: isOfUser, fn: (_, { lines }) => lines, target: heard })

sample({
  clock: notificationRaised,
  source: $user,
  filter: (user) => user !== null,
  fn: (_, notice) => notice,
  target: stampFx,
})
sample({ clock: stampFx.doneData, fn: (line) => [line], target: changed })
const offered = stampFx.done.filterMap(({ params: { button }, result: { id } }) => button && { id, button })
sample({ clock: offered, target: takeBackOffered })

sample({
  clock: changed,
  source: $user,
  filter: (user) => user !== null,
  fn: (user, lines): NotificationNews => ({ login: user?.login ?? '', lines }),
  target: [keepFx, tellTabsFx],
})

/** The lines of these ids, cleared before, return to the stack. */
const restored = createEvent<ReadonlySet<string>>()
const cleared = createEvent<NotificationLog>()

sample({ clock: stackCleared, source: $notifications, target: cleared })
sample({
  clock: cleared,
  filter: (lines) => lines.length > 0,
  fn: (lines) => lines.map((line) => ({ ...line, active: false })),
  target: changed,
})
sample({
  clock: restored,
  source: $notificationLog,
  fn: (log, ids) => log.filter(({ id }) => ids.has(id)).map((line) => ({ ...line, active: true })),
  target: changed,
})

const describeClearingFx = attach({
  source: $text,
  effect: (text, lines: NotificationLog): Notice => {
    if (lines.length === 0) return { type: 'info', text: text('notices.nothingActive') }
    // The button is pressed later, outside effector: the event is bound to the scope now.
    const restore = scopeBind(restored, { safe: true })
    const ids = new Set(lines.map(({ id }) => id))
    return {
      type: 'success',
      text: text('notices.cleared', { count: lines.length }),
      button: { text: text('action.undo'), onPress: () => restore(ids) },
    }
  },
})
sample({ clock: cleared, target: describeClearingFx })
sample({ clock: describeClearingFx.doneData, target: noticed })
