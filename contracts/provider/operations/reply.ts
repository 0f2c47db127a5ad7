import { Readable } from 'node:stream'
import type { Download } from '../database/documents.ts'
import { Rows } from '../database/rows.ts'
import { type Language, type MessageKey, type MessageValues, tell, type Words } from '../messages/messages.ts'
import { numberOf } from '../messages/shared-numbers.ts'

/** The result of a handler, which the server wraps in the envelope. */
export interface Reply {
  value: unknown
  /** Total number of rows, when `value` is a list. */
  total?: number
  /** Message of a successful write. */
  message?: Words
  /** Nothing was written, as the value tells: asked again under its key, it is tried anew. */
  isUndone?: boolean
  /** A file, sent instead of an envelope. */
  file?: Download
}

/** A read: a value and no message. */
export const answer = (value: unknown): Reply => ({ value })

/** A write: the saved value and a message. */
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

/** The reason of an answer without value. */
interface Why {
  key: MessageKey
  values?: MessageValues
  /** The field that the reason is about. */
  field?: string | null
  /** The instant whose time of day the message names. */
  since?: string | null
  /** Further messages. */
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

/** An envelope around a list as a stream, a slice at a time: written as fast as it is read, and stopped when reading stops. */
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
