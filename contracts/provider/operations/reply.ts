import { Readable } from 'node:stream'
import type { Download } from '../database/documents.ts'
import { Rows } from '../database/rows.ts'
import { type Language, type MessageKey, type MessageValues, tell, type Words } from '../messages/messages.ts'
import { numberOf } from '../messages/shared-numbers.ts'

/** What a handler gives back; the server wraps it. */
export interface Reply {
  value: unknown
  /** Rows there are in all, when `value` is a list. */
  total?: number
  /** What a successful write says. */
  message?: Words
  /** A file, answered instead of all that. */
  file?: Download
}

/** A read: a value and no message. */
export const answer = (value: unknown): Reply => ({ value })

/** A write: what was saved, and the message that says so. */
export const saved = (value: unknown, message: Words): Reply => ({ value, message })

// docs/specification/codes.md#messages: how the console shows a message.
const success = 1
const refusal = 4
const failure = 5

const message = (language: Language, eventType: number, key: MessageKey | Words, values?: MessageValues) => ({
  message: tell(language, key, values),
  eventType,
  exception: null,
})

/** Why there is no value. */
interface Why {
  key: MessageKey
  values?: MessageValues
  /** The field that it is about. */
  field?: string | null
  /** The instant whose time of day is told. */
  since?: string | null
  /** What else is to be told. */
  others?: readonly Why[]
}

/** The envelope of an answer without value. */
const unwell = (language: Language, eventType: number, why: Why) => ({
  isSuccess: false,
  hasErrors: true,
  msgList: [why, ...(why.others ?? [])].map(({ key, values, field = null, since = null }) => ({
    ...message(language, eventType, key, values),
    code: numberOf(key),
    field,
    ...(since === null ? {} : { since }),
  })),
})

/** Envelope of a business refusal. */
export const refused = (language: Language, why: Why) => unwell(language, refusal, why)

/** Envelope of an answer of 400 or more. */
export const failed = (language: Language, why: Why) => unwell(language, failure, why)

/** An envelope around a list, a slice at a time: as fast as the reader takes it, and no longer than he does. */
function written(rows: Rows<unknown>): Readable {
  let isFirst = true
  const read = async (stream: Readable): Promise<void> => {
    const next = await rows.next()
    if (next) stream.push(`${isFirst ? '{"value":[' : ','}${JSON.stringify(next).slice(1, -1)}`)
    else {
      stream.push('],"isSuccess":true,"hasErrors":false,"msgList":[]}')
      stream.push(null)
    }
    isFirst = false
  }
  return new Readable({
    read() {
      read(this).catch((error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))))
    },
    destroy(error, done) {
      rows.close().then(
        () => done(error),
        (unclosed: unknown) => done(error ?? (unclosed instanceof Error ? unclosed : null)),
      )
    },
  })
}

/** Body of a successful answer. */
export function bodyOf({ value, message: key }: Reply, language: Language): string | Readable {
  if (value instanceof Rows) return written(value)
  return JSON.stringify({
    value,
    isSuccess: true,
    hasErrors: false,
    msgList: key === undefined ? [] : [message(language, success, key)],
  })
}
