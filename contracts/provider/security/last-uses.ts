import type { Database } from '../database/database.ts'
import { OnceAMinute } from './once-a-minute.ts'

/** Uses that wait for a long write before them; beyond it they are not noted. */
const most = 10_000

/** Milliseconds without a try after one that failed: a database that is held would let each of them wait. */
const rest = 60_000

/** Writes when sessions were last used, each once a minute at most, beside the calls: what cannot be written is dropped. */
export class LastUses {
  readonly #db: Database
  readonly #due = new OnceAMinute()
  readonly #unwritten = new Map<string, Date>()
  #writing: Promise<void> | undefined
  #failedAt = -Infinity

  constructor(db: Database) {
    this.#db = db
  }

  /** Notes that a token was used. Never throws. */
  note(jti: string, now: Date): void {
    if (Math.abs(now.getTime() - this.#failedAt) < rest || this.#unwritten.size >= most) return
    if (!this.#due.allows(jti, now.getTime())) return
    this.#unwritten.set(jti, now)
    this.#writing ??= this.#write()
  }

  /** Resolves once nothing is being written. */
  async written(): Promise<void> {
    await this.#writing
  }

  async #write(): Promise<void> {
    // What is noted meanwhile comes in the same round.
    for (const [jti, now] of this.#unwritten) {
      this.#unwritten.delete(jti)
      const dtLastUse = now.toISOString()
      try {
        await this.#db.updateTable('openSession').set({ dtLastUse }).where('jti', '=', jti).execute()
      } catch {
        this.#failedAt = now.getTime()
        this.#unwritten.clear()
      }
    }
    this.#writing = undefined
  }
}
