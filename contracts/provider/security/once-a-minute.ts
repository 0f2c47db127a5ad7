// Most keys remembered; beyond it the oldest are dropped.
const remembered = 10_000

/** Allows an event once a minute for each key. */
export class OnceAMinute {
  readonly #last = new Map<string, number>()

  /** `now` in milliseconds. */
  allows(key: string, now: number): boolean {
    const last = this.#last.get(key)
    if (last !== undefined && now >= last && now - last < 60_000) return false
    this.#last.delete(key)
    this.#last.set(key, now)
    for (const oldest of this.#last.keys()) {
      if (this.#last.size <= remembered) break
      this.#last.delete(oldest)
    }
    return true
  }
}
