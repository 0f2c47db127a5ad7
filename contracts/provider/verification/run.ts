import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { type Interaction, type Pact, pactIn } from '../../pacts/pact.ts'
import { pactFile } from '../../wire/pact/parties.ts'

/** The result of one interaction. */
export interface Outcome {
  description: string
  milliseconds: number
  /** The differences and their places; null when it passed. */
  failure: string | null
}

interface Mismatch {
  type?: string
  message?: string
  mismatches?: { path?: string; key?: string; mismatch?: string }[]
}

interface Results {
  interactionResults: { description: string; duration?: string; result: string; mismatch?: Mismatch }[]
  errors: { interaction: string; mismatch: Mismatch }[]
}

/** Path of the committed pact. */
export const committedPact = join(import.meta.dirname, '../../pacts', pactFile)

/** Chooses the interactions that are not verified. */
export type LeavesOut = (interaction: Interaction) => boolean

/** Reads a pact, with only the interactions whose description matches the regular expression `filter`, and none that is left out. */
export async function readPact(path: string, filter = '', leavesOut: LeavesOut = () => false): Promise<Pact> {
  const pact = pactIn(await readFile(path, 'utf8'))
  const interactions = pact.interactions.filter(
    (interaction) => new RegExp(filter).test(interaction.description) && !leavesOut(interaction),
  )
  return { ...pact, interactions }
}

/** Interactions per file: the verifier copies the whole file for each, which for one big file takes longer than verifying. */
const together = 25

/** Writes a pact as several files of a few interactions each. Returns their paths. */
function writeParts(pact: Pact, folder: string): Promise<string[]> {
  const { interactions } = pact
  const parts = Array.from({ length: Math.ceil(interactions.length / together) || 1 }, (_, at) =>
    interactions.slice(at * together, (at + 1) * together),
  )
  return Promise.all(
    parts.map(async (part, at) => {
      const file = join(folder, `${at}.json`)
      await writeFile(file, JSON.stringify({ ...pact, interactions: part }))
      return file
    }),
  )
}

/** Words a mismatch: `$.value[0]: Actual map is missing the following keys: lbAgence`; an unknown form stays as it is. */
const inWords = (mismatch: Mismatch): string =>
  mismatch.mismatches
    ?.map(({ path, key, mismatch: what }) => [path ?? key, what].filter(Boolean).join(': '))
    .join('; ') ||
  (mismatch.message ?? JSON.stringify(mismatch))

/** Parses the verifier's results: it rejects with an error whose message is JSON. */
async function resultsOf(verifier: Verifier): Promise<Results> {
  const text = await verifier
    .verifyProvider()
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  try {
    return JSON.parse(text) as Results
  } catch {
    throw new Error(`the verifier did not run: ${text}`)
  }
}

type Run = Omit<VerifierOptions, 'pactUrls'> & { pact: Pact }

/** Runs the native verifier. Another number of interactions than in the pact is a failure too. */
export async function runVerifier({ pact, ...options }: Run): Promise<{ outcomes: Outcome[]; failures: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'ronde-verify-'))
  try {
    const { interactionResults, errors } = await resultsOf(
      new Verifier({ logLevel: 'error', ...options, pactUrls: await writeParts(pact, folder) }),
    )
    const outcomes = interactionResults.map(({ description, duration = '', result, mismatch }) => ({
      description,
      milliseconds: Number.parseInt(duration, 10) || 0,
      failure: result === 'OK' ? null : mismatch ? inWords(mismatch) : result,
    }))
    const failures = errors.map(({ interaction, mismatch }) => `${interaction}: ${inWords(mismatch)}`)
    const asked = pact.interactions.length
    if (outcomes.length !== asked) failures.push(`${outcomes.length} interactions verified of ${asked} asked for`)
    return { outcomes, failures }
  } finally {
    await rm(folder, { recursive: true })
  }
}
