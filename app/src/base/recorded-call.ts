import { type Answer, type Call, CallFailure, type Endpoint, nameOf } from '@ronde/contracts/wire'
import * as z from 'zod/mini'

/** A call as the recorder keeps it: its operation and its outcome; of what was sent and answered nothing. */
export const recordedCall = z.object({
  /** When it was sent, as an ISO instant. */
  at: z.string(),
  /** Its `nameOf`: `Aff/AffAffaire/GetList`. */
  operation: z.string(),
  /** `ok`, or the kind of its failure. */
  outcome: z.string(),
  /** HTTP status of a failure; null where there was no answer, or a good one. */
  status: z.nullable(z.number()),
  /** Codes of the refusal, such as `R13`. */
  codes: z.array(z.string()),
  /** Field of the answer that is not as the contract says. */
  field: z.nullable(z.string()),
  /** Milliseconds until the answer was read. */
  ms: z.number(),
  /** Id under which the server logs the call. */
  request: z.nullable(z.string()),
})
export type RecordedCall = z.infer<typeof recordedCall>

/** Names of fields and numbers of rows, as the schemas have them; values of records are not among them. */
const fieldIn = ({ kind, message }: CallFailure): string | null =>
  kind === 'unreadable' ? (/^[\w/]+: ([A-Za-z]\w*(?:\.\w+)*|\d+(?:\.\w+)*) /.exec(message)?.[1] ?? null) : null

const outcomeOf = (error: unknown): Pick<RecordedCall, 'outcome' | 'status' | 'codes' | 'field' | 'request'> => {
  if (!(error instanceof CallFailure))
    return { outcome: 'network', status: null, codes: [], field: null, request: null }
  return {
    outcome: error.kind,
    status: error.status ?? null,
    codes: error.messages.flatMap(({ code }) => (code && /^R\d+$/.test(code) ? [code] : [])),
    field: fieldIn(error),
    request: error.requestId ?? null,
  }
}

/** A call that tells `keep` of each call once it has ended, and is otherwise the same. */
export function recorded(call: Call, keep: (one: RecordedCall) => void): Call {
  return async <Input, Value>(
    endpoint: Endpoint<Input, Value>,
    ...given: [input: Input, options?: Parameters<Call>[2]]
  ): Promise<Answer<Value>> => {
    const [at, began] = [new Date().toISOString(), performance.now()]
    const told = (end: Omit<RecordedCall, 'at' | 'operation' | 'ms'>) =>
      keep({
        at,
        operation: nameOf(endpoint),
        ms: Math.round(performance.now() - began),
        ...end,
      })
    try {
      const answer = await call(endpoint, ...given)
      told({ outcome: 'ok', status: null, codes: [], field: null, request: answer.requestId ?? null })
      return answer
    } catch (error) {
      told(outcomeOf(error))
      throw error
    }
  }
}
