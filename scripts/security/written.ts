/** The files that the ledger of security is written out to. */
import { auditorsPage } from './auditors.ts'
import { read, readFigures, readLedger } from './figures.ts'
import { ledgerPage } from './ledger.ts'

/** Each file with its text, by its path. */
export const writtenFiles = (): Readonly<Record<string, string>> => ({
  'docs/security.md': ledgerPage(readLedger()),
  'docs/auditors.md': auditorsPage(readFigures(read)),
})
