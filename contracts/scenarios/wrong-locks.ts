import type { FastifyRequest } from 'fastify'
import type { Database } from '../provider/database/database.ts'
import { Crowd } from './crowd.ts'
import { bodyOf, type Fault, isDone } from './faults.ts'

const take = /\/Verrouiller$/
const free = /\/Deverrouiller$/

const lockOf = (request: FastifyRequest, db: Database) =>
  db
    .selectFrom('objetLock')
    .where('refObjet', '=', String(bodyOf(request)['refObjet']))
    .selectAll()
    .executeTakeFirst()

/** The lock before each call. */
const before = new WeakMap<FastifyRequest, Awaited<ReturnType<typeof lockOf>>>()
const remember = async (request: FastifyRequest, db: Database) => void before.set(request, await lockOf(request, db))

/** The lock that was given last. */
let given: unknown
const takers = new Crowd()

/** Servers whose locks hold nobody, or for ever. */
export const wrongLocks: readonly Fault[] = [
  {
    says: 'gives a lock for four minutes',
    shownBy: 'a lock lasts five minutes',
    of: take,
    after: async ({ envelope }) => {
      const { dtExpiration } = envelope.value ?? {}
      if (typeof dtExpiration !== 'string') return undefined
      const sooner = new Date(Date.parse(dtExpiration) - 60_000).toISOString()
      return { body: { ...envelope, value: { ...envelope.value, dtExpiration: sooner } } }
    },
  },
  {
    says: 'lists a lock as free and keeps it',
    shownBy: 'a lock keeps others from saving',
    of: free,
    before: remember,
    after: async (leaving) => {
      const lock = before.get(leaving.request)
      if (lock && isDone(leaving)) await leaving.db.insertInto('objetLock').values(lock).execute()
    },
  },
  {
    says: 'gives a lock that it does not keep',
    shownBy: 'a lock keeps others from saving',
    of: take,
    after: async (leaving) => {
      if (isDone(leaving)) await leaving.db.deleteFrom('objetLock').execute()
    },
  },
  {
    says: 'tells both of two who lock at once that they have it',
    shownBy: 'of two who lock at once',
    of: take,
    before: (request) => takers.enter(request, bodyOf(request)['refObjet']),
    after: async (leaving) => {
      const { isCrowded } = takers.leave(leaving.request)
      if (isDone(leaving)) given = leaving.envelope.value
      return isDone(leaving) || !isCrowded
        ? undefined
        : { body: { value: given, isSuccess: true, hasErrors: false, msgList: [] } }
    },
  },
  {
    says: 'says that a lock was taken over and leaves it where it was',
    shownBy: 'a lock that an administrator takes over',
    of: take,
    before: remember,
    after: async ({ request, db }) => {
      const lock = before.get(request)
      if (lock && bodyOf(request)['force'] === true)
        await db.updateTable('objetLock').set(lock).where('refObjet', '=', lock.refObjet).execute()
    },
  },
  {
    says: 'never lets a lock expire',
    shownBy: 'a lock expires',
    of: take,
    after: async ({ db }) =>
      void (await db.updateTable('objetLock').set({ dtExpiration: '2999-01-01T00:00:00.000Z' }).execute()),
  },
]
