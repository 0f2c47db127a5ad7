import type { Page } from 'playwright/test'
import { accounts, expect, test, User, type Walk } from './journey.ts'
import { sampled } from './sampled.ts'

const list = '/Aff/Aff/AffaireList'
const rows = (page: Page) => page.getByRole('grid').getByRole('row').nth(3)
const userIn = (page: Page, locale: Walk['locale']) => new User(page, { locale, scheme: 'light', hands: 'pointer' })

/** Odd values in storage, as from an earlier version, another program or a manual edit. */
const litter = [
  '',
  'null',
  '{',
  '[]',
  '{"a":1}',
  '-1',
  'NaN',
  '<b>x</b>',
  'undefined',
  '"fr"',
  '\u0000',
  'x'.repeat(5000),
]

for (const locale of ['fr', 'en'] as const) {
  for (const [what, refusal] of [
    ['is full', 'QuotaExceededError'],
    ['is refused', 'SecurityError'],
  ] as const)
    test(`a browser whose storage ${what} still lets one sign in and work: ${locale}`, async ({
      browser,
      provider,
    }) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.addInitScript(
        ([name, spoken]) => {
          if (name === 'SecurityError') {
            Object.defineProperty(globalThis, 'localStorage', {
              get() {
                throw new DOMException('denied', name)
              },
            })
            return
          }
          localStorage.setItem('ronde.locale', spoken)
          Storage.prototype.setItem = () => {
            throw new DOMException('full', name)
          }
        },
        [refusal, locale] as const,
      )
      await page.goto(provider.url + list)
      // Without storage the language is chosen on the page.
      if (refusal === 'SecurityError')
        await page.getByText(locale === 'fr' ? 'Français' : 'English', { exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await userIn(page, locale).signIn(accounts.admin)
      await expect(rows(page)).toBeVisible()
      expect(errors).toEqual([])
      await context.close()
    })

  test(`what is in storage may be anything: it is ignored, and the console works: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = userIn(page, locale)
    await user.enter(provider, accounts.admin, list)
    await expect(rows(page)).toBeVisible()
    const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'user-token'))
    expect(keys.length).toBeGreaterThan(2)
    for (const text of sampled(litter, 4)) {
      await page.addInitScript(
        ([names, value, own]) => {
          for (const name of names) if (name !== 'ronde.locale') localStorage.setItem(name, value)
          localStorage.setItem('ronde.locale', own)
        },
        [keys, text, locale] as const,
      )
      await page.goto(`${provider.url}${list}?q=`)
      await expect(rows(page), JSON.stringify(text.slice(0, 20))).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(user.t['view.AffAffAffaireList'])
    }
  })

  test(`without the texts of its language the console speaks the other one, and never in keys: ${locale}`, async ({
    page,
    provider,
  }) => {
    const other = locale === 'fr' ? 'en' : 'fr'
    const user = userIn(page, locale)
    let lost = 0
    await page.route(`**/assets/${locale}-*.js`, (route) => {
      lost += 1
      return route.abort()
    })
    await user.enter(provider, accounts.admin, list)
    await expect(rows(page)).toBeVisible()
    expect(lost).toBeGreaterThan(0)
    await expect(page.getByRole('navigation', { name: userIn(page, other).t['frame.menu'] })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('button', { name: userIn(page, other).t['list.refresh'] }),
    ).toBeVisible()
    expect(await page.locator('body').innerText()).not.toMatch(/\b(?:view|action|field|list|frame)\.[A-Za-z]+/)
  })
}
