/** A promise settled by hand: an answer that comes when the test says. */
export interface HeldAnswer<Value> {
  promise: Promise<Value>
  resolve: (value: Value) => void
  reject: (error: unknown) => void
}

/** Answers that wait, in the order they were asked for. */
export function heldAnswers<Value>() {
  const held: HeldAnswer<Value>[] = []
  return {
    /** Asks: the answer comes when its turn is resolved. */
    next: (): Promise<Value> => {
      const one = Promise.withResolvers<Value>()
      held.push(one)
      return one.promise
    },
    /** The answer to the question of that place, from 0. */
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
