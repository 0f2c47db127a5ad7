import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import { combine, createEvent, createStore, sample } from 'effector'
import { $config } from '../config/config.ts'
import { callTo } from '../base/call.ts'
import { $isInFront } from '../base/in-front.ts'
import { elapsed, type Reading } from '../session/clock.ts'
import { clockSeen } from '../session/idle.ts'
import { sessionClosed } from '../session/session.ts'
import { $menusAsOf, $menusFailed, $menusLoaded, $menusPending, never } from './menus.ts'

const lookFx = callTo(SysRoute.LastUpdate, { isQuiet: true })

/** The user keeps the current menus until they change again. */
export const menusDeclined = createEvent()

/** Time of the last check at the server, or of the start of the watch. */
const $lookedAt = createStore<Reading | null>(null).reset(sessionClosed)

const watched = sample({
  clock: clockSeen,
  source: {
    lookedAt: $lookedAt,
    isInFront: $isInFront,
    isLoaded: $menusLoaded,
    isPending: $menusPending,
    isLooking: lookFx.pending,
    config: $config,
  },
  fn: ({ lookedAt, isInFront, isLoaded, isPending, isLooking, config }, { now }) => {
    const isDue =
      lookedAt !== null &&
      isLoaded &&
      !isPending &&
      !isLooking &&
      elapsed(lookedAt, now) >= config.session.sessionRefresh &&
      isInFront()
    return { isDue, lookedAt: isDue ? now : (lookedAt ?? now) }
  },
})
$lookedAt.on(watched, (_, { lookedAt }) => lookedAt)
sample({
  clock: watched,
  source: $menusAsOf,
  filter: (_, { isDue }) => isDue,
  fn: (asOf) => ({ since: asOf ?? never }),
  target: lookFx,
})

/** The last change of the menus reported by the server: an ISO instant. */
const $latest = createStore<string | null>(null).reset(sessionClosed)
sample({
  clock: lookFx.doneData,
  source: $menusLoaded,
  filter: (isLoaded, { value }) => isLoaded && value !== undefined,
  fn: (_, { value }) => value?.lastUpdate ?? null,
  target: $latest,
})
// Menus loaded although the date before them failed count as of the first date the server gives.
sample({
  clock: $latest,
  source: { asOf: $menusAsOf, isFailed: $menusFailed },
  filter: ({ asOf, isFailed }, latest) => asOf === null && !isFailed && latest !== null,
  fn: (_, latest) => latest,
  target: $menusAsOf,
})

const $declined = createStore<string | null>(null).reset(sessionClosed)
sample({ clock: menusDeclined, source: $latest, fn: (latest) => latest ?? never, target: $declined })

const isNewer = (instant: string | null, than: string | null): boolean =>
  instant !== null && than !== null && Date.parse(instant) > Date.parse(than)

/**
 * Why the menus should be loaded again: the server has `changed` them, or they are `missing` because the first load
 * failed; null when there is no reason, or the user has declined.
 */
export const $menuOffer = combine(
  { asOf: $menusAsOf, latest: $latest, declined: $declined, isFailed: $menusFailed },
  ({ asOf, latest, declined, isFailed }): 'changed' | 'missing' | null => {
    if (isFailed && asOf === null) return declined === null ? 'missing' : null
    return isNewer(latest, asOf) && (declined === null || isNewer(latest, declined)) ? 'changed' : null
  },
)
