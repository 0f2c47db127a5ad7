import type { Interaction } from '../../pacts/pact.ts'
import { declaredStates } from '../../pacts/states.ts'
import { provider } from '../../wire/pact/parties.ts'
import { GoBetween, statusOf, type VerifiedServer } from './go-between.ts'
import { whyUnreachable } from './reach.ts'
import { type LeavesOut, type Outcome, readPact, runVerifier } from './run.ts'
import type { Verification } from './verification.ts'

type Server = Omit<VerifiedServer, 'gives'> & { pact: string; filter?: string | undefined; leavesOut?: LeavesOut }

const wasStatus = (failure: string | null, status: number) => failure?.includes(`but was ${status}`) === true

/** The fault of a state that an interaction needs; undefined when all were set up. */
const faultUnder = (states: Interaction['providerStates'] = [], { faults }: GoBetween): string | undefined =>
  [...states.map(({ name }) => name), ...(states.length === 0 ? [''] : [])]
    .map((name) => faults.get(name))
    .find((fault) => fault !== undefined)

/** An outcome with the proxy's explanation: the verifier only knows a status, or that a set-up failed. */
function inWords(outcome: Outcome, states: Interaction['providerStates'], between: GoBetween): Outcome {
  if (outcome.failure === null) return outcome
  const fault = faultUnder(states, between)
  if (fault !== undefined) return { ...outcome, failure: fault }
  return wasStatus(outcome.failure, statusOf.noAnswer) ? { ...outcome, failure: 'the server gave no answer' } : outcome
}

/** The failures, one a line; all interactions that need a missing state are one failure. */
function told(outcomes: readonly Outcome[], { faults }: GoBetween): string[] {
  const words = [...faults.values()]
  const states = words.map((fault) => {
    const users = outcomes.filter(({ failure }) => failure === fault).length
    return `${fault}. ${users} interactions stand on it`
  })
  const others = outcomes.filter(({ failure }) => failure !== null && !words.includes(failure))
  return [...states, ...others.map(({ description, failure }) => `${description}: ${failure}`)]
}

const slowest = ({ slow }: GoBetween): string[] => {
  const [first] = [...slow].toSorted(([, one], [, other]) => other - one)
  return first
    ? [`${slow.size} operations took longer than 1 s to answer, the slowest ${first[0]}: ${first[1]} ms`]
    : []
}

/** Verifies a server that runs elsewhere, through its state endpoint. */
export async function verifyServer({ pact: path, filter, leavesOut, ...server }: Server): Promise<Verification> {
  const start = performance.now()
  const pact = await readPact(path, filter, leavesOut)
  const inFile = pact.interactions.length
  const milliseconds = () => Math.round(performance.now() - start)
  const unreachable = await whyUnreachable(server, pact.interactions)
  if (unreachable !== null)
    return { inFile, verified: 0, milliseconds: milliseconds(), failures: [unreachable], outcomes: [] }

  const gives = new Map((await declaredStates()).map((declared) => [declared.state, declared.gives]))
  const between = new GoBetween({ ...server, gives })
  const { url, statesUrl } = await between.listen()
  try {
    const { outcomes: all } = await runVerifier({
      provider,
      providerBaseUrl: url,
      providerStatesSetupUrl: statesUrl,
      providerStatesSetupTeardown: true,
      // Longer than the proxy's own timeout, which comes first.
      timeout: server.timeout + 60_000,
      pact,
    })
    const statesOf = new Map(pact.interactions.map(({ description, providerStates }) => [description, providerStates]))
    const outcomes = all
      .filter(({ failure }) => !wasStatus(failure, statusOf.notTried))
      .map((outcome) => inWords(outcome, statesOf.get(outcome.description), between))
    return {
      inFile,
      verified: outcomes.length,
      milliseconds: milliseconds(),
      failures: [
        ...told(outcomes, between),
        ...(between.stopped === null
          ? all.length === inFile
            ? []
            : [`${all.length} interactions verified of ${inFile} in the file`]
          : [`${between.stopped}. ${inFile - outcomes.length} interactions were not tried`]),
      ],
      notes: slowest(between),
      outcomes,
    }
  } finally {
    await between.close()
  }
}
