import * as z from 'zod/mini'

/** What an import came to: rows added and changed, or, per line and column, why nothing was. The header is line 1. */
export const importResult = z.object({
  inserted: z.int(),
  updated: z.int(),
  errors: z.array(z.object({ line: z.int(), field: z.optional(z.nullable(z.string())), message: z.string() })),
})
export type ImportResult = z.infer<typeof importResult>
