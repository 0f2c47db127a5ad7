/** `npm run accessibility`: writes the pages of the ledgers of accessibility, and the data of the console's statement. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenFiles } from './accessibility/written.ts'
import { root } from './run.ts'

for (const [path, text] of Object.entries(writtenFiles())) writeFileSync(join(root, path), text)
