/** How many failed sign-ins are borne in how long. */
export interface SignInLimit {
  /** Failures of one login from one address. */
  max: number
  /** Failures of one address, whatever the logins: past them each of its logins has fewer. */
  maxPerAddress: number
  /** Failures of one login from an address that has too many: a right password still opens, which many behind one address need. */
  maxPastAddress: number
  /** Failures of one login from all addresses together, but for those from which somebody signed in to it before. */
  maxPerLogin: number
  seconds: number
}

interface Window {
  tries: number
  endsAt: number
}

interface Counted {
  key: string
  window: Window
}

// Past this many, the oldest are forgotten: a flood of invented logins must not fill the memory.
const remembered = 20_000

/** Takes the oldest away until there are not too many. */
function forget(kept: Map<string, unknown> | Set<string>): void {
  for (const key of kept.keys()) {
    if (kept.size <= remembered) return
    kept.delete(key)
  }
}

/**
 * Counts sign-ins. A try counts from its start, so that many at once gain nothing, and is forgiven when it succeeds,
 * so that people who know their password are never held up. One that is held up counts nowhere: whoever guesses at one
 * account cannot use up what others behind his address have.
 */
export class SignInCounter {
  readonly #limit: SignInLimit
  readonly #windows = new Map<string, Window>()
  /** Addresses and logins that signed in together: they have a lane of their own, which nobody elsewhere can fill. */
  readonly #known = new Set<string>()

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
    forget(this.#windows)
    const pair = `${address} ${login}`
    const [own, all, account] = [pair, address, `* ${login}`].map((key) => ({
      key,
      window: this.#triesOf(key, now),
    })) as [Counted, Counted, Counted]
    const { max, maxPerAddress, maxPastAddress, maxPerLogin } = this.#limit
    const wait = ({ window }: Counted) => Math.max(1, Math.ceil((window.endsAt - now) / 1000))
    if (own.window.tries >= (all.window.tries < maxPerAddress ? max : maxPastAddress)) return wait(own)
    if (account.window.tries >= maxPerLogin && !this.#known.has(pair)) return wait(account)
    for (const { key, window } of [own, all, account]) this.#count(key, window)
    return null
  }

  /** Takes a successful try back, and remembers where it came from. */
  forgive(address: string, login: string): void {
    const pair = `${address} ${login}`
    this.#windows.delete(pair)
    for (const key of [address, `* ${login}`]) {
      const window = this.#windows.get(key)
      if (window) window.tries -= 1
    }
    this.#known.delete(pair)
    this.#known.add(pair)
    forget(this.#known)
  }
}
