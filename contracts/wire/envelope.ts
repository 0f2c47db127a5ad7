import * as z from 'zod/mini'
import { proposed } from './schema.ts'

/** One message of an answer. `eventType` (docs/specification/codes.md#messages): 2 warning, 4 and 5 error, any other success. */
export const message = z.object({
  message: z.string(),
  eventType: z.number(),
  exception: z._default(z.nullable(z.object({ Message: z.string() })), null),
  /** Code of a refusal, the same in every language: `R13`. */
  code: proposed(z.optional(z.nullable(z.string()))),
  /** Name of the input field that it is about: `newPassword`. */
  field: proposed(z.optional(z.nullable(z.string()))),
  /** Instant whose time of day the text names in the server's time zone; the console shows it in the reader's. */
  since: proposed(z.optional(z.nullable(z.string()))),
})

/** The envelope of every answer; `value` is checked separately, by its endpoint's schema. */
export const envelope = z.object({
  value: z.optional(z.unknown()),
  isSuccess: z.boolean(),
  hasErrors: z._default(z.boolean(), false),
  msgList: z._default(z.nullable(z.array(message)), []),
})

export type Message = z.infer<typeof message>
export type Envelope = z.infer<typeof envelope>

/** Answer of a successful call. `value` is undefined when there is none: a save then applies nothing. */
export interface Answer<Value> {
  value: Value | undefined
  hasErrors: boolean
  messages: readonly Message[]
  /** Number of rows in all, of a list whose server counts (`X-Total-Count`). */
  total?: number | undefined
  /** Id under which the server logs the call (`X-Request-Id`): its own, else the one that was sent. */
  requestId?: string | undefined
}
