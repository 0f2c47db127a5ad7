import { toasts, type ToastOptions } from '@ronde/ui/toast'
import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { type Asked, callFx } from '../base/call.ts'
import { $text, type Text } from '../locales/intl.ts'
import { $address, moveFx } from '../navigation/navigation.ts'
import { isWithin } from '../base/address.ts'
import { reachablePaths } from '../navigation/paths.ts'
import { $user, directoryAsked, sessionEnded, signInSubmitted } from '../session/session.ts'
import {
  clamped,
  isRefusal,
  naming,
  type Notice,
  type NoticeButton,
  noticeOfAnswer,
  noticeOfFailure,
  sourceOf,
} from './notice.ts'
import { $settledCall } from './own-calls.ts'

/** Milliseconds a toast shows (docs/specification/limits.md#toasts). */
const toastTimeout = 4000
/** Milliseconds a notification's toast shows (docs/specification/limits.md#toasts). */
const notificationTimeout = 5000

/** Milliseconds a toast with an undo button shows. The log keeps the button until the session ends. */
const takeBackTimeout = 10_000

/** Shows a toast; tests replace it. */
export const $showToast = createStore<(toast: ToastOptions) => void>((toast) => void toasts.add(toast), {
  serialize: 'ignore',
})

/** Raise it to show a notice; one without text shows nothing. With a `source` it is a notification. */
export const noticed = createEvent<Notice>()
/** A notification for the log, kept only while a user is signed in. */
export const notificationRaised = createEvent<Notice & { source: string }>()
/** An undo button was pressed, in the toast or in the log. */
export const takeBackPressed = createEvent<NoticeButton>()
/** The list of notifications is to open. */
export const notificationListAsked = createEvent()

/** The link of a notice was pressed. */
const subjectAsked = createEvent<{ to: string }>()

/** Removes all toasts. */
export const $clearToasts = createStore<() => void>(() => toasts.clear(), { serialize: 'ignore' })

const showToastFx = attach({
  source: { show: $showToast, user: $user, say: $text, address: $address },
  effect: ({ show, user, say, address }, { source, text, about, way, isRead: _isRead, button, ...notice }: Notice) => {
    const isNotification = source !== undefined
    // Toasts are pressed later, outside effector: the events are bound to the scope now.
    const open = scopeBind(notificationListAsked, { safe: true })
    const go = scopeBind(subjectAsked, { safe: true })
    const press = scopeBind(takeBackPressed, { safe: true })
    // A record that is on the screen needs no link.
    const subject =
      notice.type === 'success' && about?.href && !isWithin(about.href, address)
        ? { text: say('action.Ouvrir'), to: about.href }
        : null
    const on = way ?? subject
    show({
      ...(on === null ? {} : { button: { text: on.text, onPress: () => go({ to: on.to }) } }),
      ...notice,
      ...(button ? { button: { text: button.text, onPress: () => press(button) } } : {}),
      text: clamped(text),
      timeout: button ? takeBackTimeout : isNotification ? notificationTimeout : toastTimeout,
      // Without a signed-in user there is no list to open.
      ...(isNotification && user ? { onClick: () => open() } : {}),
    })
  },
})

const worded = sample({ clock: noticed, filter: ({ text }) => text.trim() !== '' })
sample({ clock: worded, target: showToastFx })
sample({
  clock: worded,
  filter: (notice): notice is Notice & { source: string } => notice.source !== undefined,
  target: notificationRaised,
})
sample({ clock: notificationListAsked, fn: () => ({ to: reachablePaths.CoreSysNotifList }), target: moveFx })
sample({ clock: subjectAsked, target: moveFx })

/** Notice of a call; null: the call has none. */
const told = createEvent<Notice | null>()

sample({ clock: told, filter: (notice): notice is Notice => notice !== null, target: noticed })

const withSource = (notice: Notice | null, { endpoint, about }: Asked, text: Text, value?: unknown): Notice | null => {
  const subject = notice && about?.(value)
  const named = subject
    ? notice.type === 'success'
      ? naming(notice, subject, text)
      : { ...notice, about: subject }
    : notice
  return named && { ...named, source: sourceOf(endpoint) }
}

sample({
  clock: callFx.done,
  source: { own: $settledCall, text: $text },
  filter: ({ own }, { params }) => own === params && !params.isQuiet,
  fn: ({ text }, { params, result }) => {
    const notice = withSource(noticeOfAnswer(params.endpoint, result), params, text, result.value)
    // Users know their own actions.
    return notice && params.endpoint.verb !== 'GET' ? { ...notice, isRead: true } : notice
  },
  target: told,
})

sample({
  clock: callFx.fail,
  source: { own: $settledCall, text: $text },
  filter: ({ own }, { params, error }) =>
    own === params && !params.isQuiet && !(params.isRefusalShown && isRefusal(error)),
  fn: ({ text }, { params, error }) => {
    const notice = withSource(noticeOfFailure(error, text, params.endpoint), params, text)
    return notice && isRefusal(error) && params.endpoint.verb !== 'GET' ? { ...notice, isRead: true } : notice
  },
  target: told,
})

// Toasts of a session go with it, except when a refused call ended it: its notice stays.
const clearToastsFx = attach({ source: $clearToasts, effect: (clear) => clear() })
sample({
  clock: sessionEnded,
  filter: ({ reason }) => reason !== 'expired',
  fn: () => undefined,
  target: clearToastsFx,
})
// A user who signs in again has read why it failed.
sample({ clock: [signInSubmitted, directoryAsked], fn: () => undefined, target: clearToastsFx })
