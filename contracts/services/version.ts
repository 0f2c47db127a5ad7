import * as z from 'zod/mini'
import { proposed } from '../wire/schema.ts'

/** What the versions of modes and of referentials have alike, with the first as the example. `lbVersion` is both numbers: `1.0`. */
export const versionFields = {
  indice: [z.int(), 1],
  revision: [z.int(), 0],
  lbVersion: [z.string(), '1.0'],
  dtCreation: [z.string(), '2025-03-31T08:00:00.000Z'],
  isCurrent: [z.boolean(), true],
} as const

/** The current version within its record: of a server that has not got the rest, its numbers. */
export const curentVersion = {
  indice: z.int(),
  revision: z.int(),
  lbVersion: proposed(z.optional(z.string())),
  dtCreation: proposed(z.optional(z.string())),
  isCurrent: proposed(z.optional(z.boolean())),
}
