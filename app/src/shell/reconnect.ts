import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { createEvent, createStore, sample } from 'effector'
import { callTo } from '../base/call.ts'
import { isSafeAddress } from '../navigation/menu-entry.ts'
import { serverBack } from '../navigation/navigation.ts'
import { paths } from '../navigation/paths.ts'
import { $isAuthenticated, appStarted } from '../session/session.ts'

/** Asks whether the server answers again; `from` is the address to go back to. */
export const reconnectAsked = createEvent<{ from: string }>()

const askServerFx = callTo(SysInfo.GetAppInfo, { isQuiet: true })
export const $reconnecting = askServerFx.pending

const $from = createStore<string>(paths.home).on(reconnectAsked, (_, { from }) =>
  isSafeAddress(from) ? from : paths.home,
)

sample({
  clock: reconnectAsked,
  source: $reconnecting,
  filter: (isTrying) => !isTrying,
  fn: () => ({}),
  target: askServerFx,
})
sample({ clock: askServerFx.done, source: $from, fn: (from) => ({ from }), target: serverBack })
// A start that failed for lack of a network is repeated.
sample({
  clock: askServerFx.done,
  source: $isAuthenticated,
  filter: (isAuthenticated) => !isAuthenticated,
  fn: () => undefined,
  target: appStarted,
})
