import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../contracts/provider/seed/files')

/** The bytes of a document of the demo: `sheet.pdf` or `plan.png`. */
export const demoFile = (name: 'sheet.pdf' | 'plan.png'): Buffer => readFileSync(join(folder, name))
