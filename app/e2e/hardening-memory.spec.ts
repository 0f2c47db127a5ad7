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

/** Whether nodes and listeners grew by less than `most`, and the heap by less than a tenth. */
async function isFlat(held: () => Promise<Held>, before: Held, most: { nodes: number; listeners: number }) {
  const { nodes, listeners, heap } = await held()
  return {
    nodes: nodes - before.nodes < most.nodes,
    listeners: listeners - before.listeners < most.listeners,
    heap: heap < before.heap * 1.1,
  }
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
    let before = await held()
    // What is fetched late, as on a busy machine, comes once; what is left behind comes with each round.
    await expect(async () => {
      const begun = before
      for (let time = 0; time < openings; time += 1) await openAndClose()
      before = await held()
      expect(await isFlat(held, begun, { nodes: 50, listeners: 20 })).toEqual(flat)
    }).toPass()
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
  for (let at = 0; at < places.length * 2; at += 1) await goTo(at)
  await goTo(0)
  const before = await held()
  for (let at = 0; at < pages; at += 1) await goTo(at)
  await goTo(0)
  await expect.poll(() => isFlat(held, before, { nodes: 200, listeners: 100 })).toEqual(flat)
})
