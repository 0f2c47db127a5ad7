import type { BrowserContextOptions, Page } from 'playwright'

/** The same place everywhere. */
export const heldAs: BrowserContextOptions = { timezoneId: 'UTC', locale: 'en-US' }

/** A day on which nothing in the stories is due today; noon, so that it is the same day everywhere. */
const clock = '2026-03-31T12:00:00Z'

/** The same every time: the clock stands, chance is none, and what moves has arrived. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.setFixedTime(clock)
  await page.addInitScript(() => {
    let seed = 1
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
  })
}
