import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { createStore, sample } from 'effector'
import { $config } from '../config/config.ts'
import { callTo } from '../base/call.ts'
import { elapsed, type Reading } from './clock.ts'
import { clockSeen } from './idle.ts'
import { $token, $user, sessionClosed } from './session.ts'
import { standingAsked } from './session-end.ts'

const checkFx = callTo(SecAuthentification.CheckToken, { isQuiet: true })

interface Watch {
  /** Time of the last check of the token, or of the start of the watch. */
  since: Reading
  /** Whether there was activity in this tab since then. */
  wasTouched: boolean
}

/** When the token expires by the server: a time of day in ms. */
const $expiry = createStore<number | null>(null)
  .on($user, (_, user) => user && user.exp * 1000)
  .on(checkFx.doneData, (known, { value }) => Date.parse(value?.expiresAt ?? '') || known)
  .reset(sessionClosed)

/** The expiry that the server was already asked about. The client's clock may be wrong: a passed expiry is checked once, and does not sign the user out by itself. */
const $askedEnd = createStore<number | null>(null).reset(sessionClosed)
const $watch = createStore<Watch | null>(null).reset(sessionClosed)

const watched = sample({
  clock: clockSeen,
  source: { watch: $watch, config: $config, expiry: $expiry, askedEnd: $askedEnd },
  fn: ({ watch, config, expiry, askedEnd }, { now, cause }) => {
    const { since, wasTouched } = watch ?? { since: now, wasTouched: false }
    const isTouched = wasTouched || cause !== 'look'
    const isAtEnd = expiry !== null && expiry !== askedEnd && now.wall >= expiry
    const isDue = isAtEnd || (isTouched && elapsed(since, now) >= config.session.sessionRefresh)
    return {
      isDue,
      watch: isDue ? { since: now, wasTouched: false } : { since, wasTouched: isTouched },
      askedEnd: isAtEnd ? expiry : askedEnd,
    }
  },
})
$watch.on(watched, (_, { watch }) => watch)
$askedEnd.on(watched, (_, { askedEnd }) => askedEnd)

sample({
  clock: watched,
  source: $token,
  filter: (token, { isDue }) => token !== null && isDue,
  fn: (token) => ({ token: token ?? '' }),
  target: checkFx,
})
sample({
  clock: checkFx.done,
  source: $token,
  filter: (token, { params, result }) => token === params.token && result.value?.isValid === false,
  fn: () => ({ isRefused: true }),
  target: standingAsked,
})
