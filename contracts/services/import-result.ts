import * as z from 'zod/mini'

/** What an import came to: rows added and changed, or, per line and column, why nothing was. `line` is the physical line of the file where the row begins, from 1, whatever cells go over several lines; of a workbook, the row of its sheet. */
export const importResult = z.object({
  inserted: z.int(),
  updated: z.int(),
  /** Proposed: those of the updated that were already as the file says. The console then tells them apart. */
  unchanged: z.optional(z.int()),
  errors: z.array(z.object({ line: z.int(), field: z.optional(z.nullable(z.string())), message: z.string() })),
})
export type ImportResult = z.infer<typeof importResult>
