/** The files generated from the security ledger. */
import { auditorsPage } from './auditors.ts'
import { read, readFigures, readLedger } from './figures.ts'
import { ledgerPage } from './ledger.ts'

/** The text of each generated file, by path. */
export const writtenFiles = (): Readonly<Record<string, string>> => ({
  'docs/security.md': ledgerPage(readLedger()),
  'docs/auditors.md': auditorsPage(readFigures(read)),
})
