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
  for (const width of [1366, 320])
    test(`the rules of axe find nothing in what opens on the pages at ${width} px, light and dark: ${locale}`, async ({
      page,
      provider,
    }) => {
      test.setTimeout(isWhole ? 3_600_000 : 600_000)
      await page.setViewportSize({ width, height: 768 })
      const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
      await user.enter(provider, accounts.admin, '/about')
      await changeNothing(page)
      const menus = (await menuAddresses(provider)).map(({ address }) => address)
      const addresses = [...new Set(['/', '/about', ...menus])]
      let count = 0
      // One page in a walk of all journeys.
      for (const address of sampled(addresses, addresses.length))
        count += await new Layers(page, provider.url + address, user.t['action.Deconnexion']).each(async (presses) => {
          for (const scheme of ['dark', 'light']) {
            await choose(page, scheme)
            expect
              .soft(await axeFinds(page, [...wcag, 'RGAAv4'], brought), `${address}: ${presses}, ${scheme}`)
              .toEqual([])
          }
        })
      if (isWhole) expect(count).toBeGreaterThan(150)
    })
