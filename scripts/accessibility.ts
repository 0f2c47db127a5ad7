/** `npm run accessibility`: writes what the ledger of accessibility says for people, and for the console's own statement. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenFiles } from './accessibility/written.ts'
import { root } from './run.ts'

for (const [path, text] of Object.entries(writtenFiles())) writeFileSync(join(root, path), text)
