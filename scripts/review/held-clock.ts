import type { BrowserContextOptions, Page } from 'playwright'

/** Fixed time zone and locale. */
export const heldAs: BrowserContextOptions = { timezoneId: 'UTC', locale: 'en-US' }

/** A day on which nothing in the stories is due today; noon, so that it is the same day everywhere. */
const clock = '2026-03-31T12:00:00Z'

/** Event that resets the clock of a page. */
export const beginsAnew = 'ronde-begins-anew'

/** Argument of `holdClock`. */
export const heldMoment = [Date.parse(clock), beginsAnew] as const

/** Fixes the start of the clock and the random numbers; runs in a page before its own scripts. The clock advances, as timing code needs. */
export function holdClock([start, event]: readonly [number, string]): void {
  let seed = 1
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const Real = Date
  let shift = start - Real.now()
  addEventListener(event, () => {
    shift = start - Real.now()
  })
  const now = () => Real.now() + shift
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: [], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  })
}

export async function setClock(page: Page): Promise<void> {
  await page.addInitScript(holdClock, heldMoment)
}
