/** `npm run licences`: the licences of the shipped packages, and packages whose licence is not allowed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'
import { countedLicences, type Locked, refusedLicences } from './supply/licences.ts'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}
for (const [licence, count] of countedLicences(packages)) console.log(`${String(count).padStart(4)} ${licence}`)
const refused = refusedLicences(packages)
for (const line of refused) console.log(`not allowed: ${line}`)
process.exit(refused.length === 0 ? 0 : 1)
