import { givenUp } from '../messages/failure.ts'

interface Waiting {
  bearer: string
  enter: () => void
}

/** How many callers are let in at once: in all, and of one bearer. */
interface Limits {
  inAll?: number
  ofOne: number
}

/** Lets some callers in at once. The others wait in the order of arrival, and those of one bearer do not hold back another's. */
export class Places {
  readonly #inAll: number
  readonly #ofOne: number
  readonly #taken: string[] = []
  readonly #waiting: Waiting[] = []

  constructor({ inAll = Infinity, ofOne }: Limits) {
    this.#inAll = inAll
    this.#ofOne = ofOne
  }

  #admit(): void {
    while (this.#taken.length < this.#inAll) {
      const at = this.#waiting.findIndex(
        ({ bearer }) => this.#taken.filter((other) => other === bearer).length < this.#ofOne,
      )
      const [next] = at < 0 ? [] : this.#waiting.splice(at, 1)
      if (!next) return
      this.#taken.push(next.bearer)
      next.enter()
    }
  }

  /** Resolves with the function that gives the place back. Rejects when `signal` is aborted before the caller is let in. */
  async enter(bearer: string, signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) throw givenUp()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { bearer, enter: resolve }
    const goAway = () => {
      const at = this.#waiting.indexOf(waiting)
      if (at < 0) return
      this.#waiting.splice(at, 1)
      reject(givenUp())
    }
    signal.addEventListener('abort', goAway)
    this.#waiting.push(waiting)
    this.#admit()
    try {
      await promise
    } finally {
      signal.removeEventListener('abort', goAway)
    }
    return () => {
      this.#taken.splice(this.#taken.indexOf(bearer), 1)
      this.#admit()
    }
  }
}
