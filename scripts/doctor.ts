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
/** Ends with 2: there is nothing to look at. */
function give(up: string): never {
  console.error(up)
  process.exit(2)
}

function certificateIn(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return give(`--ca ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const options = {
  ca: values.ca === undefined ? undefined : certificateIn(values.ca),
  plain: values.plain,
  now: new Date(),
}

// Somebody answers, but is not trusted, or not by https.
const distrust = /CERT|^ERR_TLS_|^UNABLE_TO_|^EPROTO$/

/** Why nothing of the address can be looked at but its encryption, or null. */
const barred = await ask(address, { ca: options.ca }).then(
  () => null,
  (error: Error & { code?: string }) =>
    distrust.test(error.code ?? '') ? error.message : give(`Nobody answers on ${address}: ${error.message}`),
)
const findings = await examine(address, options)
const ill = findings.filter(({ wrong }) => wrong !== null)
const barredChecks = ill.filter(({ wrong }) => wrong === barred)
for (const { check, wrong } of ill)
  if (wrong !== barred) console.log(`${check.name}: ${wrong}\n  should: ${check.should}\n  do: ${check.todo}`)
if (barredChecks.length > 0) console.log(`${barredChecks.length} checks could not look: ${barred}`)
console.log(`${findings.length - ill.length} of ${findings.length} as they should be`)
process.exit(ill.length === 0 ? 0 : 1)
