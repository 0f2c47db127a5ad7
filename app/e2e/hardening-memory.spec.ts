import type { Page } from 'playwright/test'
import { accounts, expect, test, User } from './journey.ts'
import type { Provider } from './provider.ts'
import { isWhole } from './sampled.ts'

/** `npm run harden` opens five hundred times and goes to two hundred pages; a walk of all journeys a few times. */
const [openings, pages] = isWhole ? [500, 200] : [6, 6]
/** Rounds after which the caches are full. */
const first = isWhole ? 40 : 3

interface Held {
  nodes: number
  listeners: number
  /** Bytes. */
  heap: number
}

/** Reads the page's memory use after garbage collection. */
async function reader(page: Page): Promise<() => Promise<Held>> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('Performance.enable')
  return async () => {
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
    const { metrics } = await session.send('Performance.getMetrics')
    return { nodes, listeners, heap: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0 }
  }
}

const flat = { nodes: true, listeners: true, heap: true }

/** Whether each of them grew by less than `most`. */
const isFlat = (after: Held, before: Held, most: Held) => ({
  nodes: after.nodes - before.nodes < most.nodes,
  listeners: after.listeners - before.listeners < most.listeners,
  heap: after.heap - before.heap < most.heap,
})

/**
 * Expects a round of `times` to leave nothing, nor a tenth of the heap that was there at the beginning. What is fetched
 * late or kept up to a limit, like the recorder's calls, comes once; what is left behind comes with each round.
 */
async function staysFlat(
  held: () => Promise<Held>,
  times: number,
  act: (at: number) => Promise<void>,
  most: Omit<Held, 'heap'>,
) {
  let before = await held()
  const heap = before.heap / 10
  await expect(async () => {
    const begun = before
    for (let at = 0; at < times; at += 1) await act(at)
    before = await held()
    expect(isFlat(before, begun, { ...most, heap })).toEqual(flat)
  }).toPass()
}

async function atCases(page: Page, provider: Provider): Promise<User> {
  if (isWhole) test.setTimeout(1_800_000)
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  return user
}

const opens: readonly [string, (user: User) => Promise<void>][] = [
  ['an editor', ({ page, t }) => page.getByRole('button', { name: t['action.Creer'], exact: true }).click()],
  ['a dialog', ({ page }) => page.keyboard.press('?')],
  ['the palette', ({ page }) => page.keyboard.press('ControlOrMeta+K')],
]
for (const [what, open] of opens)
  test(`${what} that is opened ${openings} times leaves no elements, no listeners and no tenth of the memory more`, async ({
    page,
    provider,
  }) => {
    const user = await atCases(page, provider)
    const held = await reader(page)
    const dialog = page.getByRole('dialog')
    const openAndClose = async () => {
      await open(user)
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    for (let time = 0; time < first; time += 1) await openAndClose()
    await staysFlat(held, openings, openAndClose, { nodes: 50, listeners: 20 })
  })

test(`${pages} changes of page leave no elements, no listeners and no tenth of the memory more`, async ({
  page,
  provider,
}) => {
  const { t } = await atCases(page, provider)
  const held = await reader(page)
  const drawer = page.getByRole('navigation', { name: t['frame.menu'] })
  const hrefs = await drawer.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const places = hrefs.filter((href) => href.startsWith('/Aff/') || href === '/')
  expect(places.length).toBeGreaterThan(1)
  const goTo = async (at: number) => {
    const place = places[at % places.length] ?? '/'
    await drawer.locator(`a[href="${place}"]`).first().click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(place)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
  for (let at = 0; at < Math.max(first, places.length * 2); at += 1) await goTo(at)
  await goTo(0)
  await staysFlat(held, pages, goTo, { nodes: 200, listeners: 100 })
})
