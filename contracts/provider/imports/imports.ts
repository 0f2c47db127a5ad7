import * as z from 'zod'
import type { Operation } from '../provide.ts'
import { file, flagInQuery, mostOfTable } from '../uploads.ts'
import { type Work, writes } from '../writes.ts'
import type { AskedImport, ImportOutcome } from './rows.ts'

/** How an import is done, and what is said of it once all of it is written. */
interface Import<Keys, Outcome extends ImportOutcome> {
  run: (work: Work, asked: AskedImport & Keys) => Promise<Outcome>
  log: (work: Work, asked: AskedImport & Keys) => Promise<void>
}

/** An operation that takes a table as a file, and keys that say where it belongs. `dryRun` only says what would be. */
export const imports = <Keys extends z.ZodRawShape, Outcome extends ImportOutcome>(keys: Keys, { run, log }: Import<z.output<z.ZodObject<Keys>>, Outcome>): Operation => ({
  ...writes(z.strictObject({ ...keys, file, dryRun: flagInQuery.default(false) }), undefined, async (work, given, { language }) => {
    const { dryRun: isDry, ...sent } = given as z.output<z.ZodObject<Keys>> & { file: File; dryRun: boolean }
    const asked = { ...sent, isDry, language } as AskedImport & z.output<z.ZodObject<Keys>>
    const outcome = await run(work, asked)
    if (!isDry && outcome.errors.length === 0) await log(work, asked)
    return outcome
  }),
  upload: mostOfTable,
})
