import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { provider } from '../../wire/pact/parties.ts'
import type { Verification, VerifyOptions } from './verification.ts'
import { junit, table } from './report.ts'
import { committedPact, readPact, runVerifier } from './run.ts'

const usage = `npm run verify                                            the reference provider
npm run verify -- --provider-base-url http://127.0.0.1:5000   a server that runs, in whatever language
  --states-url URL    its state endpoint  [default: <provider-base-url>/_pact/provider-states]
  --pact FILE         another pact than the committed one, that of a release say
  --filter REGEX      only interactions whose description it finds: '^AdmAgence/'
  --junit FILE        writes the outcomes there, too, as JUnit`

interface Server {
  url: string
  statesUrl: string
  pact: string
  filter?: string | undefined
}

/** Verifies a server that runs elsewhere, through its state endpoint. */
async function verifyServer({ url, statesUrl, pact: path, filter }: Server): Promise<Verification> {
  const start = performance.now()
  const pact = await readPact(path, filter)
  const { outcomes, failures } = await runVerifier({
    provider,
    providerBaseUrl: url,
    providerStatesSetupUrl: statesUrl,
    providerStatesSetupTeardown: true,
    pact,
  })
  return {
    inFile: pact.interactions.length,
    verified: outcomes.length,
    milliseconds: Math.round(performance.now() - start),
    failures,
    outcomes,
  }
}

const options = {
  'provider-base-url': { type: 'string' },
  'states-url': { type: 'string' },
  pact: { type: 'string', default: committedPact },
  filter: { type: 'string' },
  junit: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** `npm run verify`: verifies, prints what failed and a table of the services. Answers the exit code. */
export async function verifyByCommand(
  args: string[],
  verifyReference: (options: VerifyOptions) => Promise<Verification>,
): Promise<number> {
  const { values } = parseArgs({ args, options })
  const { 'provider-base-url': given, 'states-url': states, pact, filter, junit: report } = values
  if (values.help) {
    process.stdout.write(`${usage}\n`)
    return 0
  }
  const url = given?.replace(/\/+$/, '')
  const { inFile, verified, milliseconds, failures, outcomes } =
    url === undefined
      ? await verifyReference({ pact, ...(filter ? { filter } : {}) })
      : await verifyServer({ url, statesUrl: states ?? `${url}/_pact/provider-states`, pact, filter })
  if (report) await writeFile(report, junit(outcomes, (await readPact(pact)).metadata.consumer?.version ?? null))
  const summary = `${inFile} interactions in the file, ${verified} verified, ${failures.length} failures, ${milliseconds} ms`
  process.stdout.write(
    `${[...failures.map((failure) => `✗ ${failure}`), '', table(outcomes), '', summary].join('\n')}\n`,
  )
  return failures.length > 0 || verified === 0 ? 1 : 0
}
