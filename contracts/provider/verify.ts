import type { AddressInfo } from 'node:net'
import type { Interaction, Pact } from '../pacts/pact.ts'
import { provider } from '../wire/pact/parties.ts'
import { type Reference, referenceProvider } from './reference.ts'
import { committedPact, readPact, runVerifier } from './verification/run.ts'
import type { Verification, VerifyOptions } from './verification/verification.ts'
import { verifyByCommand } from './verification/command.ts'
import type { SetUp } from './states/set-up.ts'

/** States without set-up: the verifier would accept them silently. */
function unknownStates(interactions: readonly Interaction[], setUps: readonly SetUp[]): string[] {
  const known = new Set(setUps.map(({ state }) => state))
  const named = new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
  return [...named].filter((name) => !known.has(name)).map((name) => `no set-up for the state “${name}”`)
}

/** Failed set-ups: the verifier goes on when one throws. */
const handlersOf = ({ setUps, setUp }: Reference, failures: string[]) =>
  Object.fromEntries(
    setUps.map((one) => [
      one.state,
      async (params: unknown) => {
        try {
          return await setUp(one, params)
        } catch (error) {
          failures.push(
            `the set-up of “${one.state}” failed: ${error instanceof Error ? error.message : String(error)}`,
          )
          return {}
        }
      },
    ]),
  )

/** Minimum interactions to verify in two halves at once: one verifier uses one core only. */
const worthHalving = 100

const partsOf = (interactions: Interaction[]): Interaction[][] => {
  const half = Math.ceil(interactions.length / 2)
  return interactions.length < worthHalving ? [interactions] : [interactions.slice(0, half), interactions.slice(half)]
}

/** Verifies a part of the pact, on a separate reference provider. */
async function verifyPart(
  pact: Pact,
  { setUps, database, now, alter }: VerifyOptions,
): Promise<Pick<Verification, 'outcomes' | 'failures'>> {
  const reference = await referenceProvider({ database, setUps, now })
  const { server } = reference
  const failures = unknownStates(pact.interactions, reference.setUps)
  alter?.(server)
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  try {
    const { outcomes, failures: found } = await runVerifier({
      provider,
      providerBaseUrl: `http://127.0.0.1:${port}`,
      pact,
      // Without teardown the verifier does not tell one interaction from the next, and empties only before the first.
      providerStatesSetupTeardown: true,
      beforeEach: reference.empty,
      stateHandlers: handlersOf(reference, failures),
    })
    return { outcomes, failures: [...failures, ...found] }
  } finally {
    await server.close()
  }
}

/**
 * Verifies the reference provider against a pact: each interaction on an empty database, at a fixed time.
 * Failures too: a state without set-up, a set-up that throws, another number of interactions than in the file.
 */
export async function verify({
  pact: path = committedPact,
  filter,
  leavesOut,
  ...options
}: VerifyOptions = {}): Promise<Verification> {
  const start = performance.now()
  const pact = await readPact(path, filter, leavesOut)
  // A given database cannot be shared by two verifiers, as each empties it.
  const parts = options.database ? [pact.interactions] : partsOf(pact.interactions)
  const verified = await Promise.all(parts.map((interactions) => verifyPart({ ...pact, interactions }, options)))
  const outcomes = verified.flatMap((part) => part.outcomes)
  return {
    inFile: pact.interactions.length,
    verified: outcomes.length,
    milliseconds: Math.round(performance.now() - start),
    failures: [...new Set(verified.flatMap((part) => part.failures))],
    outcomes,
  }
}

if (import.meta.main) process.exitCode = await verifyByCommand(process.argv.slice(2), verify)
