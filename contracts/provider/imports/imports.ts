import * as z from 'zod'
import { atOneMoment } from '../database/turns.ts'
import { writing } from '../writes/once.ts'
import { type Operation, operation } from '../operations/provide.ts'
import { file, flagInQuery, mostOfTable } from '../input/uploads.ts'
import { Work } from '../writes/writes.ts'
import { readTable } from './read-table.ts'
import type { AskedImport, ImportOutcome } from './rows.ts'

/** The work of an import, and its success message. */
interface Import<Keys, Outcome extends ImportOutcome> {
  run: (work: Work, asked: AskedImport & Keys) => Promise<Outcome>
  log: (work: Work, asked: AskedImport & Keys) => Promise<void>
}

/** An operation that takes a table as a file, and the keys of its owner. `dryRun` only reports what would change. */
export const imports = <Keys extends z.ZodRawShape, Outcome extends ImportOutcome>(
  keys: Keys,
  { run, log }: Import<z.output<z.ZodObject<Keys>>, Outcome>,
): Operation => ({
  ...operation(z.strictObject({ ...keys, file, dryRun: flagInQuery.default(false) }), async (call) => {
    const {
      dryRun: isDry,
      file: sent,
      ...own
    } = call.input as z.output<z.ZodObject<Keys>> & { file: File; dryRun: boolean }
    // Before the transaction, so that no other write waits for the file to be read.
    const table = await readTable(sent, call.signal)
    const asked = { ...own, table, fileName: sent.name, isDry, language: call.language } as unknown as AskedImport &
      z.output<z.ZodObject<Keys>>
    if (isDry) return { value: await atOneMoment(call.db, (trx) => run(new Work(trx, call), asked)) }
    return writing(call, async (trx) => {
      const work = new Work(trx, call)
      const outcome = await run(work, asked)
      const isUndone = outcome.errors.length > 0
      if (!isUndone) await log(work, asked)
      return { value: outcome, isUndone }
    })
  }),
  upload: mostOfTable,
})
