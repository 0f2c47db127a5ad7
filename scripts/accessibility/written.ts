/** The files generated from the ledgers of accessibility. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { conformityOf, type Ledger, ledgerPage, statementOf } from './ledger.ts'
import { type Patterns, patternsPage } from './patterns.ts'

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

const folder = 'app/src/shell/accessibility'

export const readLedger = () => readJson('docs/accessibility/rgaa.json') as Ledger

export const readPatterns = () => readJson('docs/accessibility/patterns.json') as Patterns

/** The messages of the console's statement, by language. */
export const readWords = (locale: 'fr' | 'en') =>
  readJson(`${folder}/messages.${locale}.json`) as Readonly<Record<string, string>>

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** The text of each generated file, by path. */
export function writtenFiles(): Readonly<Record<string, string>> {
  const ledger = readLedger()
  return {
    'docs/accessibility.md': ledgerPage(ledger, readWords('en')),
    'docs/accessibility/patterns.md': patternsPage(readPatterns()),
    [`${folder}/statement.json`]: json(statementOf(ledger)),
    // Apart: the first page has it, and nothing else of the statement.
    [`${folder}/conformity.json`]: json({ conformity: conformityOf(ledger) }),
  }
}
