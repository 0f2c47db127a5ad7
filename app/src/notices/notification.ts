import * as z from 'zod/mini'
import { isSafeAddress } from '../navigation/menu-entry.ts'

/** One line of the notification log (docs/specification/codes.md#messages, Notification). */
const loggedNotification = z.object({
  /** Unique in the browser; sorts lines of one moment in the order they were made. */
  id: z.string(),
  /** When the notice was raised: an ISO instant. */
  dtNotif: z.string(),
  /** Whether it is in the stack: not cleared yet. */
  active: z.boolean(),
  type: z.enum(['success', 'warning', 'error', 'info']),
  /** Call that raised it, as `service/operation`: `AffAffaire/Update`. */
  source: z.string(),
  /** Message as received, with markup: pass it through `plainText` or a sanitiser. */
  message: z.string(),
  /** Record of the notice. Anyone may have written it: only addresses of the console are accepted. */
  about: z.optional(z.object({ name: z.string(), href: z.nullable(z.string().check(z.refine(isSafeAddress))) })),
})

export type LoggedNotification = Readonly<z.infer<typeof loggedNotification>>

/** Lines of a log, oldest first. */
export type NotificationLog = readonly LoggedNotification[]

/** The valid lines of data from the disk or another tab. */
export const readNotifications = (data: unknown): NotificationLog =>
  Array.isArray(data) ? data.flatMap((item: unknown) => loggedNotification.safeParse(item).data ?? []) : []

const isInOrder = (log: NotificationLog): boolean =>
  log.every(({ dtNotif }, at) => at === 0 || (log[at - 1]?.dtNotif ?? '') <= dtNotif)

/** The log with `changed` lines replaced or added by `id`, whatever the order they come in. */
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

/** The lines that are in the stack. */
export const activeOf = (log: NotificationLog): NotificationLog => log.filter(({ active }) => active)
