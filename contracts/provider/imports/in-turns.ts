import { setImmediate } from 'node:timers/promises'

/** Milliseconds of one caller's work, after which it yields to others. */
const mostAtOnce = 10

/** Goes through many items, yielding to other calls now and then. */
export async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let since = performance.now()
  for (const item of items) {
    yield item
    if (performance.now() - since < mostAtOnce) continue
    await setImmediate()
    since = performance.now()
  }
}
