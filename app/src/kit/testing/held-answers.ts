/** A promise settled by hand: an answer that arrives when the test asks. */
export interface HeldAnswer<Value> {
  promise: Promise<Value>
  resolve: (value: Value) => void
  reject: (error: unknown) => void
}

/** Pending answers, in the order they were asked for. */
export function heldAnswers<Value>() {
  const held: HeldAnswer<Value>[] = []
  return {
    /** Adds a pending answer, and returns its promise. */
    next: (): Promise<Value> => {
      const one = Promise.withResolvers<Value>()
      held.push(one)
      return one.promise
    },
    /** The answer at an index, from 0. */
    at: (place: number): HeldAnswer<Value> => {
      const one = held[place]
      if (!one) throw new Error(`question ${place} was not asked, ${held.length} were`)
      return one
    },
    get count() {
      return held.length
    },
  }
}
