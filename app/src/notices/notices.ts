import { toasts, type ToastOptions } from '@ronde/ui/toast'
import { attach, createEvent, createStore, sample } from 'effector'
import { callFx } from '../kit/call.ts'
import { $text } from '../locales/intl.ts'
import { passwordChangeAsked, sessionEnded } from '../session/session.ts'
import { type Notice, noticeOfAnswer, noticeOfFailure } from './notice.ts'

/** Milliseconds a toast stands (specification section 9). */
const toastTimeout = 4000

/** What shows a toast; tests put their own here. */
export const $showToast = createStore<(toast: ToastOptions) => void>((toast) => void toasts.add(toast), { serialize: 'ignore' })

/** Raise it to tell the user something. */
export const noticed = createEvent<Notice>()

/** What takes all toasts away. */
export const $clearToasts = createStore<() => void>(() => toasts.clear(), { serialize: 'ignore' })

const showToastFx = attach({
  source: $showToast,
  effect: (show, notice: Notice) => show({ ...notice, timeout: toastTimeout }),
})

sample({ clock: noticed, target: showToastFx })

/** What a call told, if anything. */
const told = createEvent<Notice | null>()

sample({ clock: told, filter: (notice): notice is Notice => notice !== null, target: noticed })

sample({
  clock: callFx.done,
  filter: ({ params }) => !params.isQuiet,
  fn: ({ params, result }) => noticeOfAnswer(params.endpoint, result),
  target: told,
})

sample({
  clock: callFx.fail,
  source: $text,
  filter: (_, { params }) => !params.isQuiet,
  fn: (text, { error }) => noticeOfFailure(error, text),
  target: told,
})

sample({
  clock: passwordChangeAsked,
  source: $text,
  fn: (text): Notice => ({ type: 'warning', text: text('login.mustChange') }),
  target: noticed,
})

// Nothing of a session stays on the screen; where a refused call ended it, what that call told does.
const clearToastsFx = attach({ source: $clearToasts, effect: (clear) => clear() })
sample({ clock: sessionEnded, filter: ({ reason }) => reason !== 'expired', fn: () => undefined, target: clearToastsFx })
