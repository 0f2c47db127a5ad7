/** `npm run doctor -- https://console.example.org`: looks at a running installation from outside, and says what to do. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ask } from './doctor/ask.ts'
import { examine } from './doctor/examine.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ca: { type: 'string' }, plain: { type: 'string' } },
})
const [address] = positionals
if (address === undefined || !URL.canParse(address)) {
  console.error('Say which: npm run doctor -- https://console.example.org [--ca FILE] [--plain http://…]')
  process.exit(2)
}
const options = {
  ca: values.ca === undefined ? undefined : readFileSync(values.ca, 'utf8'),
  plain: values.plain,
  now: new Date(),
}
const silence = await ask(address, { ca: options.ca }).then(
  () => null,
  (error: Error & { code?: string }) =>
    error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND' ? error.message : null,
)
if (silence !== null) {
  console.error(`Nobody answers on ${address}: ${silence}`)
  process.exit(2)
}
const findings = await examine(address, options)
const ill = findings.filter(({ wrong }) => wrong !== null)
for (const { check, wrong } of ill)
  console.log(`${check.name}: ${wrong}\n  should: ${check.should}\n  do: ${check.todo}`)
console.log(`${findings.length - ill.length} of ${findings.length} as they should be`)
process.exit(ill.length === 0 ? 0 : 1)
