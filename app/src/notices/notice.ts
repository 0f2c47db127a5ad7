import type { CallFailure, Endpoint, Message } from '@ronde/contracts/wire'
import type { Subject } from '../base/call.ts'
import type { Text } from '../locales/intl.ts'
import { plainText } from './plain-text.ts'

export type NoticeType = 'success' | 'warning' | 'error' | 'info'

/** One thing to tell the user; `text` may hold the server's markup and is only shown sanitised. */
export interface Notice {
  type: NoticeType
  text: string
  /**
   * Call that told it, as `service/operation`. A notice that has one is a notification: it stands longer, goes to the log and
   * leads to its list; the others are the console's own small words (docs/specification/limits.md#toasts).
   */
  source?: string
  /** The record it tells of: it is named, and led to. */
  about?: Subject
  /** Where one goes on from it. */
  way?: { text: string; to: string }
  /** A button that takes the action back. */
  button?: {
    text: string
    onPress: () => void
    /** Records it is about, in words of its own: a later change of one of them overtakes it. */
    subjects?: readonly string[]
  }
  /** In the log it is read already: the user's own action, or a refusal at a form, is no news. */
  isRead?: boolean
}

/** Severity of a message: 2 warning; 4 and 5 error; any other success (docs/specification/forms.md#kinds-of-messages). */
export const severity = (eventType: number): NoticeType =>
  eventType === 4 || eventType === 5 ? 'error' : eventType === 2 ? 'warning' : 'success'

const order: readonly NoticeType[] = ['error', 'warning', 'info', 'success']
const worst = (types: readonly NoticeType[]): NoticeType => order.find((type) => types.includes(type)) ?? 'success'

const hasMarkup = (text: string) => /<[a-z][^>]*>/i.test(text)

export type Address = Pick<Endpoint<never, unknown>, 'service' | 'operation'>

/** The source of what an endpoint told: `AffAffaire/Update`. */
export const sourceOf = ({ service, operation }: Address): string =>
  `${service.slice(service.lastIndexOf('/') + 1)}/${operation}`

/** Characters of a message that a toast shows: some five screens of it, more than anybody reads in a toast. The log has it whole. */
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

/** The server read it and did not do it: a field is to be mended, or the wish given up. A session that ended is none. */
export const isRefusal = ({ kind, status = 0 }: CallFailure): boolean =>
  kind === 'refused' || (kind === 'http' && status >= 400 && status < 500 && status !== 401)

/** Messages as plain text: each on its own line. */
export const plainMessages = (messages: readonly Message[]): string =>
  textsOf(messages)
    .map((message) => plainText({ message }))
    .join('\n')

/** A name as it stands in a notice, which may hold markup. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A notice that says which record it tells of, where the server's words do not. */
export function naming(notice: Notice, about: Subject, text: Text): Notice {
  const name = escaped(about.name)
  return {
    ...notice,
    about,
    text: notice.text.includes(name) ? notice.text : text('notices.about', { message: notice.text, name }),
  }
}

/** Notice of an answer: a GET tells only with `hasErrors`, any other call all of its message list. */
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

/** Words for a call that was refused for want of a right: servers tend to say only that one was. */
function refusedOperation({ status }: CallFailure, text: Text, endpoint: Address | undefined): string {
  const operation = status === 403 && endpoint ? text.of(`operation.${sourceOf(endpoint)}`, '') : ''
  return operation && text('failure.operation', { operation })
}

/**
 * What a failed call tells: the server's messages, else what the console knows, and of a call that was forbidden what it
 * was for; nothing for a call the console gave up itself.
 */
export function noticeOfFailure(failure: CallFailure, text: Text, endpoint?: Address): Notice | null {
  if (failure.kind === 'cancelled') return null
  const said = joinMessages(failure.messages)
  // What a server says of a write that it does not prove is not all there is to say.
  const own = said === '' || failure.kind === 'unconfirmed' ? ownWords(failure, text) : ''
  return { type: 'error', text: [said, own, refusedOperation(failure, text, endpoint)].filter(Boolean).join('\n') }
}
