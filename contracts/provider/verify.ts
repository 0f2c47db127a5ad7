import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Interaction } from '../pacts/pact.ts'
import { provider } from '../wire/pact/parties.ts'
import { committedPact, readPact, runVerifier } from './verification/run.ts'
import type { Verification, VerifyOptions } from './verification/verification.ts'
import { verifyByCommand } from './verification/command.ts'
import { continueKeys, type Database, openDatabase, truncate } from './database/database.ts'
import { HttpFailure } from './messages/failure.ts'
import { subjectOfUser } from './security/caller.ts'
import { signToken } from './security/token.ts'
import { createServer } from './server.ts'
import { newDirectory } from './states/directory.ts'
import type { SetUp, SetUpContext } from './states/set-up.ts'
import { allSetUps } from './services/all.ts'

/** The day on which every interaction happens. */
const now = new Date('2026-03-31T08:30:00.000Z')
const tokenLifetime = 8 * 3600

/** The verifier takes a state nobody sets up for granted. */
function unknownStates(interactions: readonly Interaction[], setUps: readonly SetUp[]): string[] {
  const known = new Set(setUps.map(({ state }) => state))
  const named = new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
  return [...named].filter((name) => !known.has(name)).map((name) => `no set-up for the state “${name}”`)
}

/** The verifier goes on when a set-up throws: its failures are kept here. */
const handlersOf = (setUps: readonly SetUp[], context: SetUpContext, failures: string[]) =>
  Object.fromEntries(
    setUps.map(({ state, run }) => [
      state,
      async (params: unknown) => {
        try {
          const given = (await run(params, context)) ?? {}
          await continueKeys(context.db)
          return given
        } catch (error) {
          failures.push(`the set-up of “${state}” failed: ${error instanceof Error ? error.message : String(error)}`)
          return {}
        }
      },
    ]),
  )

async function contextFor(
  db: Database,
  signingKey: Uint8Array,
  failures: Pick<SetUpContext, 'breakDown' | 'silenceDirectory'>,
) {
  const directory = await newDirectory()
  const context: SetUpContext = {
    db,
    now,
    sessionToken: async (idUser, signedInAt) => {
      const subject = await subjectOfUser(db, idUser)
      if (!subject) throw new Error(`no user ${idUser}`)
      return signToken(subject, { key: signingKey, now: signedInAt, lifetime: tokenLifetime })
    },
    directoryToken: (person) => directory.tokenFor(person, now),
    ...failures,
  }
  return { context, directory: directory.options }
}

/**
 * Verifies the reference provider against a pact: over an empty database, at one fixed moment, each interaction on its own.
 * Also a failure: a state without set-up, a set-up that throws, another number of interactions than the file has.
 */
export async function verify({
  pact: path = committedPact,
  filter,
  setUps: given,
  database = openDatabase(':memory:'),
  alter,
}: VerifyOptions = {}): Promise<Verification> {
  const start = performance.now()
  const pact = await readPact(path, filter)
  const { interactions } = pact
  const setUps = given ?? (await allSetUps())
  const failures = unknownStates(interactions, setUps)

  let isBroken = false
  let isSilent = false
  const signingKey = randomBytes(32)
  const breakDown = () => {
    isBroken = true
  }
  const silenceDirectory = () => {
    isSilent = true
  }
  const { context, directory } = await contextFor(database, signingKey, { breakDown, silenceDirectory })
  const server = await createServer({
    database,
    signingKey,
    directory,
    directoryAnswers: () => !isSilent,
    tokenLifetime,
    now: () => now,
  })
  server.addHook('onRequest', async () => {
    if (isBroken) throw new HttpFailure(503, 'unavailable')
  })
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
      beforeEach: () => {
        isBroken = false
        isSilent = false
        return truncate(database)
      },
      stateHandlers: handlersOf(setUps, context, failures),
    })
    return {
      inFile: interactions.length,
      verified: outcomes.length,
      milliseconds: Math.round(performance.now() - start),
      failures: [...failures, ...found],
      outcomes,
    }
  } finally {
    await server.close()
  }
}

if (import.meta.main) process.exitCode = await verifyByCommand(process.argv.slice(2), verify)
