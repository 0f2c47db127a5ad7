import type { Page } from 'playwright/test'
import { menuAddresses } from './addresses.ts'
import { axeFinds, wcag } from './axe.ts'
import { accounts, expect, test, User } from './journey.ts'
import { brought, Layers } from './layers.ts'
import { isWhole, sampled } from './sampled.ts'

/** What a page may ask while its layers are looked at: everything that changes nothing, and the locks of its forms. */
async function changeNothing(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => {
    const request = route.request()
    const isHarmless = request.method() === 'GET' || /\/SysObjetLock\/|\/CheckToken$/.test(request.url())
    if (isHarmless) return route.fallback()
    return route.fulfill({
      json: {
        value: null,
        isSuccess: false,
        hasErrors: true,
        msgList: [{ message: 'Non', eventType: 4, exception: null }],
      },
    })
  })
}

const choose = (page: Page, scheme: string) =>
  page.evaluate(
    (newValue) => globalThis.dispatchEvent(new StorageEvent('storage', { key: 'ronde.theme', newValue })),
    scheme,
  )

for (const locale of ['fr', 'en'] as const)
  test(`the rules of axe find nothing in what opens on the pages, light and dark, wide and narrow: ${locale}`, async ({
    page,
    provider,
  }) => {
    if (isWhole) test.setTimeout(3_600_000)
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    await user.enter(provider, accounts.admin, '/about')
    await changeNothing(page)
    const addresses = (await menuAddresses(provider)).map(({ address }) => address)
    let count = 0
    for (const address of sampled([...new Set(['/', '/about', ...addresses])], 30))
      count += await new Layers(page, provider.url + address).each(async (presses) => {
        for (const scheme of ['light', 'dark']) {
          await choose(page, scheme)
          for (const width of [320, 1366]) {
            await page.setViewportSize({ width, height: 768 })
            expect
              .soft(await axeFinds(page, [...wcag, 'RGAAv4'], brought), `${address}: ${presses}, ${scheme}, ${width}`)
              .toEqual([])
          }
        }
        await choose(page, 'light')
      })
    expect(count).toBeGreaterThan(isWhole ? 150 : 0)
  })
