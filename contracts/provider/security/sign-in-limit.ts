/** How many failed sign-ins are borne in how long. */
export interface SignInLimit {
  /** Failures of one login from one address. */
  max: number
  /** Failures of one address, whatever the logins: past them each of its logins has fewer. */
  maxPerAddress: number
  /** Failures of one login from an address that has too many: a right password still opens, which many behind one address need. */
  maxPastAddress: number
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
 * so that people who know their password are never held up. One that is held up counts nowhere: whoever guesses at one
 * account cannot use up what others behind his address have.
 */
export class SignInCounter {
  readonly #limit: SignInLimit
  readonly #windows = new Map<string, Window>()

  constructor(limit: SignInLimit) {
    this.#limit = limit
  }

  #triesOf(key: string, now: number): Window {
    const known = this.#windows.get(key)
    return known && known.endsAt > now ? known : { tries: 0, endsAt: now + this.#limit.seconds * 1000 }
  }

  #count(key: string, window: Window): void {
    window.tries += 1
    this.#windows.delete(key)
    this.#windows.set(key, window)
  }

  /** Counts a try. Answers null, or the seconds to wait when there were too many. */
  start(address: string, login: string, now: number): number | null {
    for (const key of this.#windows.keys()) {
      if (this.#windows.size <= remembered) break
      this.#windows.delete(key)
    }
    const [own, all] = [this.#triesOf(`${address} ${login}`, now), this.#triesOf(address, now)]
    const { max, maxPerAddress, maxPastAddress } = this.#limit
    if (own.tries >= (all.tries < maxPerAddress ? max : maxPastAddress)) return Math.max(1, Math.ceil((own.endsAt - now) / 1000))
    this.#count(`${address} ${login}`, own)
    this.#count(address, all)
    return null
  }

  /** Takes a successful try back. */
  forgive(address: string, login: string): void {
    this.#windows.delete(`${address} ${login}`)
    const all = this.#windows.get(address)
    if (all) all.tries -= 1
  }
}
