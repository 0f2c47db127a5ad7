import * as z from 'zod/mini'
import { proposed } from '../wire/schema.ts'

const order = { indice: z.int(), revision: z.int() }

/** What the versions of modes and of referentials have alike. `lbVersion` is both numbers: `1.0`. */
export const version = { ...order, lbVersion: z.string(), dtCreation: z.string(), isCurrent: z.boolean() }

/** The current version within its record: of a server that has not got the rest, its numbers. */
export const curentVersion = {
  ...order,
  lbVersion: proposed(z.optional(z.string())),
  dtCreation: proposed(z.optional(z.string())),
  isCurrent: proposed(z.optional(z.boolean())),
}
