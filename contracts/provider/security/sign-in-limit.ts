/** How many failed sign-ins are borne in how long. */
export interface SignInLimit {
  /** Failures of one login from one address. */
  max: number
  /** Failures of one address, whatever the logins. */
  maxPerAddress: number
  seconds: number
}

interface Window {
  tries: number
  endsAt: number
}

// Past this many, the oldest are forgotten: a flood of invented logins must not fill the memory.
const remembered = 20_000

/**
 * Counts sign-ins. A try counts from its start, so that many at once gain nothing, and is forgiven when it succeeds,
 * so that people who know their password are never held up.
 */
export class SignInCounter {
  readonly #limit: SignInLimit
  readonly #windows = new Map<string, Window>()

  constructor(limit: SignInLimit) {
    this.#limit = limit
  }

  #count(key: string, max: number, now: number): number | null {
    const known = this.#windows.get(key)
    const window = known && known.endsAt > now ? known : { tries: 0, endsAt: now + this.#limit.seconds * 1000 }
    if (window.tries >= max) return Math.max(1, Math.ceil((window.endsAt - now) / 1000))
    window.tries += 1
    this.#windows.delete(key)
    this.#windows.set(key, window)
    return null
  }

  /** Counts a try. Answers null, or the seconds to wait when there were too many. */
  start(address: string, login: string, now: number): number | null {
    for (const key of this.#windows.keys()) {
      if (this.#windows.size <= remembered) break
      this.#windows.delete(key)
    }
    return this.#count(address, this.#limit.maxPerAddress, now) ?? this.#count(`${address} ${login}`, this.#limit.max, now)
  }

  /** Takes a successful try back. */
  forgive(address: string, login: string): void {
    this.#windows.delete(`${address} ${login}`)
    const whole = this.#windows.get(address)
    if (whole) whole.tries -= 1
  }
}
