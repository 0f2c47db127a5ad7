import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { pactFile } from '../../wire/pact/parties.ts'

export interface Interaction {
  description: string
  providerStates?: { name: string }[]
}

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

/** The interactions of a pact's file; those only whose description a regular expression finds. */
export async function interactionsIn(pact: string, filter = ''): Promise<Interaction[]> {
  const { interactions } = JSON.parse(await readFile(pact, 'utf8')) as { interactions: Interaction[] }
  return interactions.filter(({ description }) => new RegExp(filter).test(description))
}

/** `$.value[0]: Actual map is missing the following keys: lbAgence`; what has another form as it is. */
const inWords = (mismatch: Mismatch): string =>
  mismatch.mismatches?.map(({ path, key, mismatch: what }) => [path ?? key, what].filter(Boolean).join(': ')).join('; ') || (mismatch.message ?? JSON.stringify(mismatch))

/** The verifier rejects with what it found, as JSON, in the message of an error. */
async function resultsOf(verifier: Verifier): Promise<Results> {
  const text = await verifier.verifyProvider().catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  try {
    return JSON.parse(text) as Results
  } catch {
    throw new Error(`the verifier did not run: ${text}`)
  }
}

type Run = VerifierOptions & { filter?: string | undefined; inFile: number }

/** Runs the native verifier. Also a failure: another number of interactions than the file has. */
export async function runVerifier({ filter, inFile, ...options }: Run): Promise<{ outcomes: Outcome[]; failures: string[] }> {
  // The verifier's only way to be told which.
  if (filter) process.env.PACT_DESCRIPTION = filter
  try {
    const { interactionResults, errors } = await resultsOf(new Verifier({ logLevel: 'error', ...options }))
    const outcomes = interactionResults.map(({ description, duration = '', result, mismatch }) => ({
      description,
      milliseconds: Number.parseInt(duration, 10) || 0,
      failure: result === 'OK' ? null : mismatch ? inWords(mismatch) : result,
    }))
    const failures = errors.map(({ interaction, mismatch }) => `${interaction}: ${inWords(mismatch)}`)
    if (outcomes.length !== inFile) failures.push(`${outcomes.length} interactions verified of ${inFile} in the file`)
    return { outcomes, failures }
  } finally {
    if (filter) delete process.env.PACT_DESCRIPTION
  }
}
