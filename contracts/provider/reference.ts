import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { continueKeys, type Database, openDatabase, truncate } from './database/database.ts'
import { HttpFailure } from './messages/failure.ts'
import { subjectOfUser } from './security/caller.ts'
import { signToken } from './security/token.ts'
import { createServer } from './server.ts'
import { allSetUps } from './services/all.ts'
import { newDirectory } from './states/directory.ts'
import type { SetUp, SetUpContext } from './states/set-up.ts'

/** The fixed date of every interaction, unless another is given. */
const fixedDate = new Date('2026-03-31T08:30:00.000Z')
const tokenLifetime = 8 * 3600

/** The reference provider at a fixed time, with the set-ups of its states. */
export interface Reference {
  server: FastifyInstance
  setUps: readonly SetUp[]
  /** Sets up one state, and returns its generated values. */
  setUp: (setUp: SetUp, params: unknown) => Promise<Record<string, string>>
  /** Empties the database, and ends simulated failures. */
  empty: () => Promise<void>
}

/** Makes the reference provider, on a database in memory unless another is given. It does not listen yet. */
export async function referenceProvider({
  database: db = openDatabase(':memory:'),
  setUps: given,
  now = fixedDate,
}: {
  database?: Database | undefined
  setUps?: readonly SetUp[] | undefined
  now?: Date | undefined
} = {}): Promise<Reference> {
  let isBroken = false
  let isSilent = false
  const signingKey = randomBytes(32)
  const directory = await newDirectory()
  const server = await createServer({
    database: db,
    signingKey,
    directory: directory.options,
    directoryAnswers: () => !isSilent,
    tokenLifetime,
    now: () => now,
  })
  server.addHook('onRequest', async () => {
    if (isBroken) throw new HttpFailure(503, 'unavailable')
  })
  const context: SetUpContext = {
    db,
    now,
    sessionToken: async (idUser, signedInAt) => {
      const subject = await subjectOfUser(db, idUser)
      if (!subject) throw new Error(`no user ${idUser}`)
      return signToken(subject, { key: signingKey, now: signedInAt, lifetime: tokenLifetime })
    },
    directoryToken: (person) => directory.tokenFor(person, now),
    breakDown: () => {
      isBroken = true
    },
    silenceDirectory: () => {
      isSilent = true
    },
  }
  return {
    server,
    setUps: given ?? (await allSetUps()),
    setUp: async ({ run }, params) => {
      const values = (await run(params, context)) ?? {}
      await continueKeys(db)
      return values
    },
    empty: () => {
      isBroken = false
      isSilent = false
      return truncate(db)
    },
  }
}
