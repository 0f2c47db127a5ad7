import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { type Pact, pactIn } from '../../pacts/pact.ts'
import { pactFile } from '../../wire/pact/parties.ts'

/** What came of one interaction. */
export interface Outcome {
  description: string
  milliseconds: number
  /** What differed, and where; null when nothing did. */
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

/** A pact's file; of its interactions those only whose description a regular expression finds. */
export async function readPact(path: string, filter = ''): Promise<Pact> {
  const pact = pactIn(await readFile(path, 'utf8'))
  return { ...pact, interactions: pact.interactions.filter(({ description }) => new RegExp(filter).test(description)) }
}

/** Interactions in one file: the verifier copies the whole file for each of them, which takes longer than to verify it when all stand in one. */
const together = 25

/** Writes a pact as several files of a few interactions each. Answers their paths. */
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

/** `$.value[0]: Actual map is missing the following keys: lbAgence`; what has another form as it is. */
const inWords = (mismatch: Mismatch): string =>
  mismatch.mismatches
    ?.map(({ path, key, mismatch: what }) => [path ?? key, what].filter(Boolean).join(': '))
    .join('; ') ||
  (mismatch.message ?? JSON.stringify(mismatch))

/** The verifier rejects with what it found, as JSON, in the message of an error. */
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

/** Runs the native verifier. Also a failure: another number of interactions than the pact has. */
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
