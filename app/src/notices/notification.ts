import * as z from 'zod/mini'
import { isSafeAddress } from '../navigation/menu-entry.ts'

/** One line of the notification log (docs/specification/codes.md#messages, Notification). */
const loggedNotification = z.object({
  /** Unique in the browser, and in the order of making among those of one moment. */
  id: z.string(),
  /** When it was told: an ISO instant. */
  dtNotif: z.string(),
  /** It stands in the stack: it is not cleared yet. */
  active: z.boolean(),
  type: z.enum(['success', 'warning', 'error', 'info']),
  /** Call that told it, as `service/operation`: `AffAffaire/Update`. */
  source: z.string(),
  /** As it came, markup included: it is for `plainText` or a sanitiser. */
  message: z.string(),
  /** The record it tells of; anyone may have written it, and only addresses of the console are followed. */
  about: z.optional(z.object({ name: z.string(), href: z.nullable(z.string().check(z.refine(isSafeAddress))) })),
})

export type LoggedNotification = Readonly<z.infer<typeof loggedNotification>>

/** Lines of a log, oldest first. */
export type NotificationLog = readonly LoggedNotification[]

/** The lines among what a disk or another tab holds; anything else is left out. */
export const readNotifications = (data: unknown): NotificationLog =>
  Array.isArray(data) ? data.flatMap((item: unknown) => loggedNotification.safeParse(item).data ?? []) : []

const isInOrder = (log: NotificationLog): boolean =>
  log.every(({ dtNotif }, at) => at === 0 || (log[at - 1]?.dtNotif ?? '') <= dtNotif)

/** The log with some lines changed and others added; by `id`, so that nothing is lost or doubled whatever the order they come in. */
export function withNotifications(log: NotificationLog, changed: NotificationLog): NotificationLog {
  if (changed.length === 0) return log
  const waiting = new Map(changed.map((line) => [line.id, line]))
  const kept = log.map((line) => {
    const other = waiting.get(line.id)
    waiting.delete(line.id)
    return other ?? line
  })
  const merged = [...kept, ...waiting.values()]
  return isInOrder(merged)
    ? merged
    : merged.toSorted((one, other) => (one.dtNotif < other.dtNotif ? -1 : one.dtNotif > other.dtNotif ? 1 : 0))
}

/** Those that stand in the stack. */
export const activeOf = (log: NotificationLog): NotificationLog => log.filter(({ active }) => active)
