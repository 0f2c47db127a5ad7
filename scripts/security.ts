/** `npm run security`: writes the page of the security ledger, and the page for auditors. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'
import { writtenFiles } from './security/written.ts'

for (const [path, text] of Object.entries(writtenFiles())) writeFileSync(join(root, path), text)
