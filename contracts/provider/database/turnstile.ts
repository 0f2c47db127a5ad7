/** Lets one caller in at a time, in the order of arrival. */
export class Turnstile {
  #last: Promise<void> | undefined

  /** Resolves, once it is the caller's turn, with the function that lets the next one in. */
  enter(): Promise<() => void>
  /** As above, but resolves with null after `patience` milliseconds: that caller is passed over. */
  enter(patience: number): Promise<(() => void) | null>
  async enter(patience?: number): Promise<(() => void) | null> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    const leave = () => {
      if (this.#last === promise) this.#last = undefined
      resolve()
    }
    if (before === undefined || patience === undefined) {
      await before
      return leave
    }
    const isIn = await within(before, patience)
    if (isIn) return leave
    // The place of a caller who gave up is passed on: the next one follows the one before.
    void before.then(leave)
    return null
  }

  get isFree(): boolean {
    return this.#last === undefined
  }
}

/** Whether a promise was settled within so many milliseconds. */
export async function within(promise: Promise<void>, patience: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), patience)
  try {
    return await Promise.race([promise.then(() => true), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
