import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'
import { marked } from './schema.ts'
import { mailSigns } from './seen-texts.ts'

// Schemas of sent fields, with the limits of docs/specification/rules.md#texts, so that forms can check them before the server does.
// Answers are read without limits: a server that breaks its own limits must not break the console.

/** Code of a record: 1 to 50 of `A-Za-z0-9._-`. */
export const ref = () =>
  marked(z.string().check(z.minLength(1), z.maxLength(50), z.regex(/^[A-Za-z0-9._-]*$/)), { format: 'ref' })

/** Label: 1 to 200 characters. */
export const label = () => z.string().check(z.minLength(1), z.maxLength(200))

/** Free text: at most 2,000 characters. */
export const text = () => z.string().check(z.maxLength(2_000))

/** Label that may be empty: at most 200 characters. */
export const freeLabel = () => z.string().check(z.maxLength(200))

/** A value that may be null, or left out. */
export const maybe = <S extends Schema<unknown>>(schema: S) => z.optional(z.nullable(schema))

/** Free text that may be null, or left out. */
export const maybeText = () => maybe(text())

/** E-mail address that may be null, or left out. */
export const maybeMail = () => maybe(text().check(z.regex(mailSigns)))

/** Label that may be null, or left out. */
export const maybeLabel = () => maybe(freeLabel())

/** An object as JSON text: at most 64 KB. */
export const json = () => marked(z.string().check(z.maxLength(65_536)), { format: 'json' })

/** Key of a record: a positive integer. */
export const id = () => marked(z.int().check(z.positive()), { isKey: true })

/** Key of a record: a UUID. */
export const guid = () => marked(z.string(), { format: 'guid', isKey: true })

/** A date without a time zone, YYYY-MM-DD. */
export const day = () => marked(z.string(), { type: 'date' })

/** An instant, ISO 8601 UTC. */
export const instant = () => marked(z.string(), { type: 'instant' })

/** `dtModification`, sent back as it was read: by it the server detects a record changed meanwhile (409). */
export const asRead = () => marked(maybe(instant()), { isProposed: true })

/** A file with its name, uploaded or downloaded. */
export const file = () => z.file()
