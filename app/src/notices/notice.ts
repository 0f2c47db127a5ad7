import type { CallFailure, Endpoint, Message } from '@ronde/contracts/wire'
import type { Subject } from '../base/call.ts'
import type { Text } from '../locales/intl.ts'
import { plainText } from './plain-text.ts'

export type NoticeType = 'success' | 'warning' | 'error' | 'info'

export interface NoticeButton {
  text: string
  /** Is given the button itself, so that it can be offered again where what it does fails. */
  onPress: (offer: NoticeButton) => void
  /** Keys of the records it would undo, in a form of the caller's: a later change of one of them ends the offer. */
  subjects?: readonly string[]
}

/** A message to the user; `text` may hold the server's markup and is only shown sanitised. */
export interface Notice {
  type: NoticeType
  text: string
  /**
   * Call that raised it, as `service/operation`. A notice with a source is a notification: its toast stays longer, goes to the log and
   * opens the list; the others are short messages of the console (docs/specification/limits.md#toasts).
   */
  source?: string
  /** Record of the notice: it is named, with a link to it. */
  about?: Subject
  /** Link to the next step. */
  way?: { text: string; to: string }
  /** A button that undoes the action. */
  button?: NoticeButton
  /** Whether it enters the log as read, as the user's own actions and the refusals shown in forms do. */
  isRead?: boolean
}

/** Severity of a message: 2 warning; 4 and 5 error; any other success (docs/specification/forms.md#kinds-of-messages). */
export const severity = (eventType: number): NoticeType =>
  eventType === 4 || eventType === 5 ? 'error' : eventType === 2 ? 'warning' : 'success'

const order: readonly NoticeType[] = ['error', 'warning', 'info', 'success']
const worst = (types: readonly NoticeType[]): NoticeType => order.find((type) => types.includes(type)) ?? 'success'

const hasMarkup = (text: string) => /<[a-z][^>]*>/i.test(text)

export type Address = Pick<Endpoint<never, unknown>, 'service' | 'operation'>

/** Source of the notices of an endpoint: `AffAffaire/Update`. */
export const sourceOf = ({ service, operation }: Address): string =>
  `${service.slice(service.lastIndexOf('/') + 1)}/${operation}`

/** Most characters of a message in a toast, about five screens. The log has the whole message. */
const longestToast = 10_000

/** A message as a toast shows it. */
export const clamped = (text: string): string => (text.length > longestToast ? `${text.slice(0, longestToast)}…` : text)

const textsOf = (messages: readonly Message[]): string[] =>
  messages.map(({ message, exception }) => [message, exception?.Message].filter(Boolean).join('\n')).filter(Boolean)

/** Messages joined by line breaks, exception text appended; with markup among them, joined without extra breaks (docs/specification/wire.md#what-the-console-does-with-an-answer). */
export function joinMessages(messages: readonly Message[]): string {
  const texts = textsOf(messages)
  return texts.join(texts.some(hasMarkup) ? ' ' : '\n')
}

/** Whether the server refused a call by its content or rights; the end of a session does not count. */
export const isRefusal = ({ kind, status = 0 }: CallFailure): boolean =>
  kind === 'refused' || (kind === 'http' && status >= 400 && status < 500 && status !== 401)

/** Messages as plain text: each on its own line. */
export const plainMessages = (messages: readonly Message[]): string =>
  textsOf(messages)
    .map((message) => plainText({ message }))
    .join('\n')

/** A name escaped for a notice, whose text may hold markup. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The notice with the name of its record, where the server's message does not have it. */
export function naming(notice: Notice, about: Subject, text: Text): Notice {
  const name = escaped(about.name)
  return {
    ...notice,
    about,
    text: notice.text.includes(name) ? notice.text : text('notices.about', { message: notice.text, name }),
  }
}

/** Notice of an answer: a GET has one only with `hasErrors`, any other call for all of its messages. */
export function noticeOfAnswer(
  { verb }: Pick<Endpoint<never, unknown>, 'verb'>,
  { hasErrors, messages }: { hasErrors: boolean; messages: readonly Message[] },
): Notice | null {
  if (messages.length === 0 || (verb === 'GET' && !hasErrors)) return null
  return { type: worst(messages.map(({ eventType }) => severity(eventType))), text: joinMessages(messages) }
}

function ownWords({ kind, status, retryAfter }: CallFailure, text: Text): string {
  if (kind !== 'http' && kind !== 'refused' && kind !== 'cancelled') return text(`failure.${kind}`)
  if (status === 429) return text('failure.429', { seconds: retryAfter ?? 60 })
  return text.of(`failure.${status}`, text(status !== undefined && status >= 500 ? 'failure.server' : 'failure.other'))
}

/** Which operation was refused for lack of a right: servers tend to leave it out. */
function refusedOperation({ status }: CallFailure, text: Text, endpoint: Address | undefined): string {
  const operation = status === 403 && endpoint ? text.of(`operation.${sourceOf(endpoint)}`, '') : ''
  return operation && text('failure.operation', { operation })
}

/**
 * Notice of a failed call: the server's messages, else the console's, and for a forbidden call the operation's name;
 * null for a call that the console aborted.
 */
export function noticeOfFailure(failure: CallFailure, text: Text, endpoint?: Address): Notice | null {
  if (failure.kind === 'cancelled') return null
  const said = joinMessages(failure.messages)
  // The outcome of an unconfirmed write is unknown, whatever the server's messages say: the console's are added.
  const own = said === '' || failure.kind === 'unconfirmed' ? ownWords(failure, text) : ''
  return { type: 'error', text: [said, own, refusedOperation(failure, text, endpoint)].filter(Boolean).join('\n') }
}
