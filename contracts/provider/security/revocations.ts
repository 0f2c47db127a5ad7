import type { Connection, Database } from '../database/database.ts'
import { isUnavailable } from '../database/failures.ts'
import type { SoundToken } from './token.ts'

type Ended = Pick<SoundToken, 'jti' | 'expiresAt'>

/** Revokes tokens, whose sessions are no longer kept, and forgets those that are past their time. */
export async function revoke(trx: Connection, tokens: readonly Ended[], now: Date): Promise<void> {
  await trx.deleteFrom('revokedToken').where('dtExpiration', '<', now.toISOString()).execute()
  for (const { jti, expiresAt } of tokens) {
    await trx
      .insertInto('revokedToken')
      .values({ jti, dtExpiration: expiresAt.toISOString() })
      .onConflict((conflict) => conflict.column('jti').doNothing())
      .execute()
    await trx.deleteFrom('openSession').where('jti', '=', jti).execute()
  }
}

/** The revoked tokens. While the database cannot be written, this process remembers them, and writes them once it can. */
export class Revocations {
  readonly #db: Database
  readonly #unwritten = new Map<string, Ended>()

  constructor(db: Database) {
    this.#db = db
  }

  /** Whether a token was revoked, but perhaps not yet in the database. */
  remembers(jti: string): boolean {
    return this.#unwritten.has(jti)
  }

  /** Revokes a token, even when the database cannot be written. */
  async add(token: Ended, now: Date): Promise<void> {
    this.#unwritten.set(token.jti, token)
    await this.write(now).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error
    })
  }

  /** Writes the revocations that could not be written before. Rejects when they still cannot be. */
  async write(now: Date): Promise<void> {
    const tokens = [...this.#unwritten.values()]
    if (tokens.length === 0) return
    await this.#db.transaction().execute((trx) => revoke(trx, tokens, now))
    for (const { jti } of tokens) this.#unwritten.delete(jti)
  }
}
