import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readSource } from '../../handoff/source.ts'
import { asksProposed } from '../../pacts/asks-proposed.ts'
import { pathOf } from '../../wire/endpoint.ts'
import type { Verification, VerifyOptions } from './verification.ts'
import { turnRatchet } from './ratchet.ts'
import { junit, table } from './report.ts'
import { committedPact, type LeavesOut, readPact } from './run.ts'
import { verifyServer } from './verify-server.ts'

const usage = `npm run verify                                            the reference provider
npm run verify -- --provider-base-url http://127.0.0.1:5000   a server that runs, in whatever language
  --states-url URL    its state endpoint  [default: <provider-base-url>/_pact/provider-states]
  --pact FILE         another pact than the committed one, that of a release say
  --filter REGEX      only interactions whose description it finds: '^AdmAgence/'
  --leave-out REGEX   none whose description it finds
  --without-proposed  none that sends or expects what the contract only proposes (†): what a server can hold that has got none of it
  --junit FILE        writes the outcomes there, too, as JUnit
  --ratchet FILE      keeps in it what holds, and fails only when something held before falls; tells what is left, and which screens are carried
  --timeout SECONDS   what an answer may take  [default: 10]; after three without one in a row the rest is not tried`

const options = {
  'provider-base-url': { type: 'string' },
  'states-url': { type: 'string' },
  pact: { type: 'string', default: committedPact },
  filter: { type: 'string' },
  'leave-out': { type: 'string' },
  'without-proposed': { type: 'boolean', default: false },
  junit: { type: 'string' },
  ratchet: { type: 'string' },
  timeout: { type: 'string', default: '10' },
  help: { type: 'boolean', default: false },
} as const

const say = (line: string) => void process.stdout.write(`${line}\n`)

function secondsIn(given: string): number {
  const seconds = Number(given)
  if (!(seconds > 0 && seconds <= 3600)) throw new Error(`--timeout takes seconds from 1 to 3600, not ${given}`)
  return seconds
}

/** What the options leave out. */
async function leftOutBy(leaveOut: string | undefined, withoutProposed: boolean): Promise<LeavesOut> {
  const isNamed: LeavesOut = ({ description }) => leaveOut !== undefined && new RegExp(leaveOut).test(description)
  if (!withoutProposed) return isNamed
  const { services } = await readSource([])
  const endpoints = new Map(
    services.flatMap(({ operations }) => operations.map(({ endpoint }) => [pathOf(endpoint), endpoint])),
  )
  return (interaction) => {
    const endpoint = endpoints.get(interaction.request.path)
    return isNamed(interaction) || (endpoint !== undefined && asksProposed(interaction, endpoint))
  }
}

/** `npm run verify`: verifies, prints the failures and a table of the services. Returns the exit code. */
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
  const leavesOut = await leftOutBy(values['leave-out'], values['without-proposed'])
  const timeout = secondsIn(values.timeout) * 1000
  const {
    inFile,
    verified,
    milliseconds,
    failures,
    outcomes,
    notes = [],
  } = url === undefined
    ? await verifyReference({ pact, leavesOut, ...(filter ? { filter } : {}) })
    : await verifyServer({
        url,
        statesUrl: states ?? `${url}/_pact/provider-states`,
        pact,
        filter,
        leavesOut,
        timeout,
        say,
      })
  if (report) await writeFile(report, junit(outcomes, (await readPact(pact)).metadata.consumer?.version ?? null))
  // One failed state is a single failure, but fails several interactions.
  const failed = Math.max(failures.length, outcomes.filter(({ failure }) => failure !== null).length)
  for (const failure of failures) say(`✗ ${failure}`)
  if (outcomes.length > 0) say(`\n${table(outcomes)}\n`)
  for (const note of notes) say(note)
  say(`${inFile} interactions in the file, ${verified} verified, ${failed} failures, ${milliseconds} ms`)
  // Only when every interaction was verified.
  if (values.ratchet && verified > 0 && verified === inFile)
    return turnRatchet(values.ratchet, outcomes, await readPact(pact), say)
  return failures.length > 0 || verified === 0 ? 1 : 0
}
