import { MatchersV3 as pact } from '@pact-foundation/pact'
import type { Schema, Verb } from '../endpoint.ts'
import { type Known, matching, matchingOnly } from './matchers.ts'
import { ofPeople, onlyKeys } from './only-keys.ts'

/** A message of the server: its exact text, or the pattern of a text that holds a time or a name. */
export type ExpectedMessage = string | { pattern: RegExp; example: string }

/** eventType of a refusal (docs/specification/codes.md#messages). */
const refusal = 4

interface Success {
  verb: Verb
  schema: Schema<unknown>
  answers: unknown
  only: readonly object[] | undefined
  known: Known
  hasNoSecrets: boolean
}

const withoutSecrets = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(withoutSecrets) : onlyKeys(value as object, ofPeople)

/** The envelope of a successful call. */
export function success({ verb, schema, answers, only, known, hasNoSecrets }: Success): object {
  const rows = Array.isArray(answers) ? answers : []
  const value = only ? matchingOnly(schema, rows, only, known) : matching(schema, answers, known)
  // Messages of a read are not shown; those of other calls are, and may be empty.
  const told =
    verb === 'GET'
      ? {}
      : { msgList: pact.atLeastLike({ message: pact.string('Enregistré'), eventType: pact.integer(1) }, 0, 1) }
  return { isSuccess: true, hasErrors: false, value: hasNoSecrets ? withoutSecrets(value) : value, ...told }
}

const told = (message: ExpectedMessage) =>
  typeof message === 'string' ? pact.equal(message) : pact.regex(message.pattern.source, message.example)

/** An envelope without a value: a save would take a value for its result. */
const bare = (msgList: unknown): object =>
  onlyKeys({ isSuccess: pact.equal(false), hasErrors: pact.equal(true), msgList }, '^(isSuccess|hasErrors|msgList)$')

const envelope = (msgList: unknown): object => ({ isSuccess: false, hasErrors: true, msgList })

/** The envelope of a business refusal: these messages; `isBare`: and no value. */
export const refused = (messages: readonly ExpectedMessage[], isBare: boolean): object =>
  (isBare ? bare : envelope)(messages.map((message) => ({ message: told(message), eventType: pact.equal(refusal) })))

/** The envelope of an answer of 400 or more: its messages are shown, whatever they are. */
export const failed = (isBare: boolean): object =>
  (isBare ? bare : envelope)(
    pact.eachLike({ message: pact.string('Un message du serveur'), eventType: pact.integer(refusal) }, 1),
  )
