import * as z from 'zod'
import { loginSigns, mailSigns, manyLines, oneLine } from '../../wire/seen-texts.ts'
import { mostPlace } from '../database/alike.ts'
import { HttpFailure, invalidField, unknownField } from '../messages/failure.ts'

// Limits of docs/specification/rules.md#texts. Bodies are strict: an unknown field is refused, a read-only one is dropped.

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

// SQLite's `like` stops at a NUL, and PostgreSQL rejects it. A lone surrogate would be stored as another character.
const string = z.string().regex(/^[^\0\p{Surrogate}]*$/u)

// A visible character: not blank, zero-width, a filler or a control.
const visible = /[^\s\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Stored text: normalised (NFC) and trimmed, so that equal texts are stored alike. */
const stored = string.normalize('NFC').trim()

/** Text of a query parameter. */
export const queryText = string

/** Code of a record: 1 to 50 of `A-Za-z0-9._-`. */
export const reference = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9._-]{1,50}$/)

/** Code of another record, or null; empty counts as null. */
export const maybeReference = z
  .union([z.literal(''), reference])
  .nullish()
  .transform((given) => given || null)

/** Label: one line of 1 to 200 characters, at least one visible. */
export const label = stored.max(200).regex(visible).regex(oneLine)

/** Label that may be empty, at most 200 characters, several lines allowed. */
export const freeLabel = stored.max(200).regex(manyLines)

/** Label or null; empty counts as null. */
export const maybeLabel = freeLabel.nullish().transform((given) => given || null)

/** Free text, at most 2,000 characters, several lines allowed. */
export const text = stored.max(2_000).regex(manyLines)

/** E-mail address or null; empty counts as null. */
export const maybeMail = text
  .regex(mailSigns)
  .nullish()
  .transform((given) => given || null)

/** A login: only characters found on keyboards of any language, so that no two logins look alike. */
export const loginName = stored.max(200).regex(loginSigns)

/** Free text or null; empty counts as null. */
export const maybeText = text.nullish().transform((given) => given || null)

function isJsonObject(given: string): boolean {
  try {
    const read: unknown = JSON.parse(given)
    return typeof read === 'object' && read !== null && !Array.isArray(read)
  } catch {
    return false
  }
}

/** A JSON object as text, at most 64 KB in bytes. */
export const jsonObject = string
  .max(65_536)
  .refine((given) => Buffer.byteLength(given) <= 65_536 && isJsonObject(given))

/** Text taken unchanged: a password, a token. */
export const secret = string.min(1).max(8_192)

/** A new password; its handler checks the length. */
export const newSecret = string.max(8_192)

/** Key of a record. */
export const id = z.int().positive()

/** Place of a record among others. */
export const placeNumber = z.int().min(0).max(mostPlace)

/** Key of a record, in lower case as it is stored. */
export const guid = z.string().regex(uuid).toLowerCase()

/** A valid calendar day, YYYY-MM-DD. */
export const day = z.iso.date()

/** An instant, ISO 8601 UTC. */
export const instant = z.iso.datetime()

/** The stamp that a record was read with (`dtModification`), to detect changes made meanwhile. */
export const asRead = instant.nullish()

/** A key that the server assigns: any sent value is ignored. */
export const noKey = z
  .unknown()
  .transform(() => undefined)
  .optional()

/** A field of answers, ignored when sent. */
export const readOnly = z
  .unknown()
  .transform(() => undefined)
  .optional()

/** Read-only fields by their names. */
export const readOnlyFields = <Name extends string>(...names: Name[]): Record<Name, typeof readOnly> =>
  Object.fromEntries(names.map((name) => [name, readOnly])) as Record<Name, typeof readOnly>

/** A number in a query. */
export const idInQuery = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)

/** Body or query of named fields; any other is refused. */
export const fields = z.strictObject

/** An input without fields. */
export const nothing = z.strictObject({})

const nameOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')

/** Validates an input. Throws 400 with the name of the first invalid field. */
export function parseInput(schema: z.core.$ZodType, sent: unknown): unknown {
  const parsed = z.safeParse(schema, sent)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (issue?.code === 'unrecognized_keys') throw unknownField(nameOf([...issue.path, ...issue.keys.slice(0, 1)]))
  const name = nameOf(issue?.path ?? [])
  throw name === '' ? new HttpFailure(400, 'badRequest') : invalidField(name)
}
