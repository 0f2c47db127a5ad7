import { createHmac, webcrypto } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Connection, Database } from '../database/database.ts'
import { type Later, preparedOne } from '../database/prepared.ts'
import type { Instant } from '../database/security-tables.ts'
import { inTurn } from '../database/turns.ts'
import { HttpFailure, invalidField } from '../messages/failure.ts'
import type { Attempt, Call } from '../operations/provide.ts'
import type { Reply } from '../operations/reply.ts'
import type { Caller } from '../security/caller.ts'

/** Hours an answer is kept for a caller that lost it. */
const hoursKept = 24

/** The key of a header, with or without the quotation marks of a structured field; null without header. Throws 400. */
function keyIn(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  const [, quoted, plain] = /^(?:"([\x20\x21\x23-\x7e]{1,255})"|([\x21\x23-\x7e]{1,255}))$/.exec(String(header)) ?? []
  const key = quoted ?? plain
  if (key === undefined) throw invalidField('Idempotency-Key')
  return key
}

/** The input as text, equal for equal inputs; files by a hash of their bytes, computed in another thread. */
async function textOf(input: unknown): Promise<string> {
  const entries = Object.entries(input ?? {}).map(
    async ([name, value]) =>
      [
        name,
        value instanceof File
          ? Buffer.from(await webcrypto.subtle.digest('SHA-256', await value.bytes())).toString('base64')
          : value,
      ] as const,
  )
  return JSON.stringify(await Promise.all(entries))
}

interface Asked {
  headers: IncomingHttpHeaders
  caller: Pick<Caller, 'subject'> | null
  /** `service/operation`. */
  operation: string
  input: unknown
  secret: Uint8Array
}

/** The idempotency key of a write, with its caller and fingerprint; null without a key or a caller. Throws 400. */
export async function attemptOf({ headers, caller, operation, input, secret }: Asked): Promise<Attempt | null> {
  const key = keyIn(headers['idempotency-key'])
  if (key === null || caller === null) return null
  // A keyed hash: the input may hold a password.
  const fingerprint = createHmac('sha256', secret)
    .update(`${operation} ${await textOf(input)}`)
    .digest('base64url')
  return { bearer: caller.subject, key, fingerprint }
}

/** The oldest time of an answer that is still kept. */
const since = (now: Date): string => new Date(now.getTime() - hoursKept * 3_600_000).toISOString()

const readKept = preparedOne((db, value: Later<{ bearer: string; key: string; since: Instant }>) =>
  db
    .selectFrom('answeredWrite')
    .where('bearer', '=', value('bearer'))
    .where('key', '=', value('key'))
    .where('dtCreation', '>=', value('since'))
    .select(['fingerprint', 'answer']),
)

/** The answer stored under a key, or undefined. Throws 422 when the key was used with another input. */
export async function answerKept(
  db: Database | Connection,
  { bearer, key, fingerprint }: Attempt,
  now: Date,
): Promise<Reply | undefined> {
  const kept = await readKept(db, { bearer, key, since: since(now) })
  if (!kept) return undefined
  if (kept.fingerprint !== fingerprint) throw new HttpFailure(422, 'keyReused')
  return JSON.parse(kept.answer) as Reply
}

/** Reserves a key in this transaction; false when another request has it, whose transaction this one has waited for. */
async function takeKey(trx: Connection, attempt: Attempt, now: Date): Promise<boolean> {
  await trx.deleteFrom('answeredWrite').where('dtCreation', '<', since(now)).execute()
  const taken = await trx
    .insertInto('answeredWrite')
    .values({ ...attempt, answer: '', dtCreation: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['bearer', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Writes in one transaction, while no other writes. With a key, the answer is stored in the same transaction, so exactly when the write is,
 * and a repeated request with the same key and input gets the same answer. A refused write stores nothing, and is tried again.
 */
export const writing = (
  { db, now, attempt }: Pick<Call<unknown>, 'db' | 'now' | 'attempt'>,
  run: (trx: Connection) => Promise<Reply>,
): Promise<Reply> =>
  inTurn(db, async (trx) => {
    if (!attempt) return run(trx)
    if (!(await takeKey(trx, attempt, now))) {
      const kept = await answerKept(trx, attempt, now)
      if (kept) return kept
    }
    const reply = await run(trx)
    const { bearer, key } = attempt
    if (reply.isUndone)
      await trx.deleteFrom('answeredWrite').where('bearer', '=', bearer).where('key', '=', key).execute()
    else
      await trx
        .updateTable('answeredWrite')
        .set({ answer: JSON.stringify(reply) })
        .where('bearer', '=', bearer)
        .where('key', '=', key)
        .execute()
    return reply
  })
