import { Readable } from 'node:stream'
import { type Language, type MessageKey, type MessageValues, tell, type Words } from './messages/messages.ts'

/** What a handler gives back; the server wraps it. */
export interface Reply {
  value: unknown
  /** Rows there are in all, when `value` is a list. */
  total?: number
  /** What a successful write says. */
  message?: Words
}

/** A read: a value and no message. */
export const answer = (value: unknown): Reply => ({ value })

/** A list: rows and how many there are without paging. */
export const listed = ({ rows, total }: { rows: readonly unknown[]; total: number }): Reply => ({ value: rows, total })

/** A write: what was saved, and the message that says so. */
export const saved = (value: unknown, message: Words): Reply => ({ value, message })

// Specification section 5: how the console shows a message.
const success = 1
const refusal = 4
const failure = 5

const message = (language: Language, eventType: number, key: MessageKey | Words, values?: MessageValues) => ({
  message: tell(language, key, values),
  eventType,
  exception: null,
})

/** The envelope of an answer without value. */
const unwell = (language: Language, eventType: number, key: MessageKey, values?: MessageValues) => ({
  isSuccess: false,
  hasErrors: true,
  msgList: [message(language, eventType, key, values)],
})

/** Envelope of a business refusal. */
export const refused = (language: Language, key: MessageKey, values?: MessageValues) => unwell(language, refusal, key, values)

/** Envelope of an answer of 400 or more. */
export const failed = (language: Language, key: MessageKey, values?: MessageValues) => unwell(language, failure, key, values)

const slice = 2_000

function* pieces(rows: readonly unknown[]): Generator<string> {
  yield '{"value":['
  for (let at = 0; at < rows.length; at += slice) {
    const json = JSON.stringify(rows.slice(at, at + slice))
    yield `${at > 0 ? ',' : ''}${json.slice(1, -1)}`
  }
  yield '],"isSuccess":true,"hasErrors":false,"msgList":[]}'
}

/** Body of a successful answer. A long list is written slice by slice, so that other calls are served meanwhile. */
export function bodyOf({ value, message: key }: Reply, language: Language): string | Readable {
  if (Array.isArray(value) && value.length > slice && key === undefined) return Readable.from(pieces(value))
  return JSON.stringify({ value, isSuccess: true, hasErrors: false, msgList: key === undefined ? [] : [message(language, success, key)] })
}
