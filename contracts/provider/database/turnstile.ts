/** Lets one in at a time, in the order they came. */
export class Turnstile {
  #last: Promise<void> | undefined

  /** Resolves with what lets the next one in. */
  enter(): Promise<() => void>
  /** The same, or with null for whoever has waited for so many milliseconds: he is passed over. */
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
    // His place is whose turn it never was: the next one comes after the one before him.
    void before.then(leave)
    return null
  }

  get isFree(): boolean {
    return this.#last === undefined
  }
}

/** Whether a promise was settled within so many milliseconds. */
async function within(promise: Promise<void>, patience: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), patience)
  try {
    return await Promise.race([promise.then(() => true), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
