import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { createEvent, createStore, sample } from 'effector'
import { callTo } from '../base/call.ts'
import { isSafeAddress } from '../navigation/menu-entry.ts'
import { $address, serverBack } from '../navigation/navigation.ts'
import { paths } from '../navigation/paths.ts'
import { $isAuthenticated, $isCheckPostponed, appStarted, sessionClosed, sessionOpened } from '../session/session.ts'

/** Asks whether the server answers again; `from` is the address to go back to. */
export const reconnectAsked = createEvent<{ from: string }>()

const askServerFx = callTo(SysInfo.GetAppInfo, { isQuiet: true })
export const $reconnecting = askServerFx.pending

/** The address to go back to; null until it was asked. */
const $from = createStore<string | null>(null, { serialize: 'ignore' }).on(reconnectAsked, (_, { from }) =>
  isSafeAddress(from) ? from : paths.home,
)
const backTo = (from: string | null) => ({ from: from ?? paths.home })

sample({
  clock: reconnectAsked,
  source: $reconnecting,
  filter: (isTrying) => !isTrying,
  fn: () => ({}),
  target: askServerFx,
})
sample({
  clock: askServerFx.done,
  source: { from: $from, waits: $isCheckPostponed },
  filter: ({ waits }) => !waits,
  fn: ({ from }) => backTo(from),
  target: serverBack,
})
// A server that answers may still refuse to check the session's token: the page stays, and waits longer each time.
sample({
  clock: [sessionOpened, sessionClosed],
  source: { from: $from, address: $address },
  filter: ({ from, address }) => from !== null && address.startsWith(paths.offline),
  fn: ({ from }) => backTo(from),
  target: serverBack,
})
// A start that failed for lack of a network is repeated.
sample({
  clock: askServerFx.done,
  source: $isAuthenticated,
  filter: (isAuthenticated) => !isAuthenticated,
  fn: () => undefined,
  target: appStarted,
})
