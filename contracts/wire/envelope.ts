import * as z from 'zod/mini'
import { proposed } from './schema.ts'

/** One message of an answer. `eventType` (docs/specification/codes.md#messages): 2 warning, 4 and 5 error, any other success. */
export const message = z.object({
  message: z.string(),
  eventType: z.number(),
  exception: z._default(z.nullable(z.object({ Message: z.string() })), null),
  /** What a refusal is, in whatever language: `R13`. */
  code: proposed(z.optional(z.nullable(z.string()))),
  /** The field of what was sent that it is about: `newPassword`. */
  field: proposed(z.optional(z.nullable(z.string()))),
  /** The instant whose time of day the words name, in the server's zone: they are shown with that of the reader's. */
  since: proposed(z.optional(z.nullable(z.string()))),
})

/** What every answer is wrapped in; `value` is checked apart, by its endpoint. */
export const envelope = z.object({
  value: z.optional(z.unknown()),
  isSuccess: z.boolean(),
  hasErrors: z._default(z.boolean(), false),
  msgList: z._default(z.nullable(z.array(message)), []),
})

export type Message = z.infer<typeof message>
export type Envelope = z.infer<typeof envelope>

/** A call that went well. `value` is undefined when there is none: a save then applies nothing. */
export interface Answer<Value> {
  value: Value | undefined
  hasErrors: boolean
  messages: readonly Message[]
  /** Rows there are in all, when a list was asked for and the server counts (`X-Total-Count`). */
  total?: number | undefined
}
