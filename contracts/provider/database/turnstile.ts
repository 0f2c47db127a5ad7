/** Lets one in at a time, in the order they came. */
export class Turnstile {
  #last: Promise<void> | undefined

  /** Resolves with what lets the next one in. */
  async enter(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    return () => {
      if (this.#last === promise) this.#last = undefined
      resolve()
    }
  }

  get isFree(): boolean {
    return this.#last === undefined
  }
}
