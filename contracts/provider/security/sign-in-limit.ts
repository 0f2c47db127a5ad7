/** Failed sign-ins that are allowed within a time. */
export interface SignInLimit {
  /** Failures of one login from one address. */
  max: number
  /** Failures of one address over all logins: past them each login has `maxPastAddress`. */
  maxPerAddress: number
  /** Failures of one login from an address past its limit: many users behind one address can still sign in. */
  maxPastAddress: number
  /** Failures of one login from all addresses together, except those that signed in to it before. */
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

// Beyond this many, the oldest are dropped: a flood of invented logins must not fill the memory.
const remembered = 20_000

/** Drops the oldest entries beyond `remembered`. */
function forget(kept: Map<string, unknown> | Set<string>): void {
  for (const key of kept.keys()) {
    if (kept.size <= remembered) return
    kept.delete(key)
  }
}

/**
 * Counts sign-ins. A try counts from its start, so that concurrent tries gain nothing, and is forgiven when it succeeds,
 * so that users who know their password are never delayed. A refused try counts nowhere: guessing at one account
 * does not use up the tries of others behind the same address.
 */
export class SignInCounter {
  readonly #limit: SignInLimit
  readonly #windows = new Map<string, Window>()
  /** Pairs of address and login that signed in: they have a limit of their own, which no other address can use up. */
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

  /** Counts a try. Returns null, or the seconds to wait when there were too many. */
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

  /** Uncounts a try that came to no answer. */
  takeBack(address: string, login: string): void {
    for (const key of [`${address} ${login}`, address, `* ${login}`]) {
      const window = this.#windows.get(key)
      if (window) window.tries -= 1
    }
  }

  /** Uncounts a successful try, and remembers its address. */
  forgive(address: string, login: string): void {
    const pair = `${address} ${login}`
    this.takeBack(address, login)
    this.#windows.delete(pair)
    this.#known.delete(pair)
    this.#known.add(pair)
    forget(this.#known)
  }
}
