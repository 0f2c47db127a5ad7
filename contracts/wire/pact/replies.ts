import { MatchersV3 as pact } from '@pact-foundation/pact'
import type { Schema, Verb } from '../endpoint.ts'
import { matching, matchingOnly } from './matchers.ts'

/** A message of the server: its exact text, or the pattern of a text that holds a time or a name. */
export type ExpectedMessage = string | { pattern: RegExp; example: string }

/** eventType of a refusal (specification section 5). */
const refusal = 4

interface Success {
  verb: Verb
  schema: Schema<unknown>
  answers: unknown
  only: readonly object[] | undefined
  sent: unknown
}

/** The envelope of a call that went well. */
export function success({ verb, schema, answers, only, sent }: Success): object {
  const rows = Array.isArray(answers) ? answers : []
  const value = only ? matchingOnly(schema, rows, only, sent) : matching(schema, answers, sent)
  // Messages of a read are not shown; those of any other call are, and there may be none.
  const told = verb === 'GET' ? {} : { msgList: pact.atLeastLike({ message: pact.string('Enregistré'), eventType: pact.integer(1) }, 0, 1) }
  return { isSuccess: true, hasErrors: false, value, ...told }
}

const told = (message: ExpectedMessage) =>
  typeof message === 'string' ? pact.equal(message) : pact.regex(message.pattern.source, message.example)

/** The envelope of a business refusal: these messages, and no value. */
export const refused = (messages: readonly ExpectedMessage[]): object => ({
  isSuccess: pact.boolean(false),
  hasErrors: true,
  msgList: messages.map((message) => ({ message: told(message), eventType: pact.equal(refusal) })),
})

/** The envelope of an answer of 400 or more: whatever its messages say, they are shown. */
export const failed = (): object => ({
  isSuccess: false,
  hasErrors: true,
  msgList: pact.eachLike({ message: pact.string('Un message du serveur'), eventType: pact.integer(refusal) }, 1),
})
