import type { Request } from 'playwright/test'
import { menuAddresses } from './addresses.ts'
import { accounts, expect, test, User } from './journey.ts'
import { sampled } from './sampled.ts'

/** Keys of storage that the console may have. */
const known = /^(?:user-token|ronde\.[a-z-]+(?:\.[\w./:-]+)?)$/

/** Patterns of message ids, which must not be shown. */
const keys = /\b(?:view|action|field|list|frame|editor|failure|menu|home)\.[A-Za-z][\w.]*/

for (const locale of ['fr', 'en'] as const) {
  test(`on every page the token goes to the server alone and stands nowhere, nothing is asked of anybody else, storage holds what it may, and no text is missing: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    const requests: Request[] = []
    const told: string[] = []
    page.context().on('request', (request) => requests.push(request))
    page.on('console', (message) => told.push(message.text()))
    await user.settle()
    await page.goto(provider.url)
    await user.signIn(accounts.admin)
    await expect(page.getByRole('navigation', { name: user.t['frame.menu'] })).toBeVisible()
    const token = String(await page.evaluate(() => localStorage.getItem('user-token')))
    expect(token.length).toBeGreaterThan(50)

    const titles = new Map<string, string>()
    const addresses = (await menuAddresses(provider)).map(({ address }) => address)
    for (const address of sampled([...new Set(['/', '/about', '/Core/Sys/NotFound', ...addresses])], 4)) {
      await page.goto(provider.url + address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const { html, text, stored, ones } = await page.evaluate(() => ({
        html: document.documentElement.outerHTML,
        text: document.body.innerText,
        stored: Object.keys(localStorage),
        ones: document.querySelectorAll('h1').length,
      }))
      expect(html.includes(token), address).toBe(false)
      expect(text, address).not.toMatch(keys)
      expect(
        stored.filter((key) => !known.test(key)),
        address,
      ).toEqual([])
      expect(ones, address).toBe(1)
      titles.set(address, await page.title())
    }
    // Each page by a title of its own; those of one view by the record that they show.
    const doubled = [...titles].filter(([at, title]) => [...titles].some(([to, other]) => to !== at && other === title))
    expect(doubled).toEqual([])
    const origin = new URL(provider.url).origin
    const off = requests.filter((one) => /^https?:/.test(one.url()) && new URL(one.url()).origin !== origin)
    expect(off.map((one) => one.url())).toEqual([])
    expect(requests.filter((one) => one.url().includes(token) || one.headers()['referer']?.includes(token))).toEqual([])
    const bearing = requests.filter((one) => one.headers()['authorization'])
    expect(bearing.length).toBeGreaterThan(20)
    expect(bearing.filter((one) => !new URL(one.url()).pathname.startsWith('/api/')).map((one) => one.url())).toEqual(
      [],
    )
    expect(told.filter((line) => line.includes(token))).toEqual([])
  })

  test(`a message from another window, and a page that frames the console, come to nothing: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
    await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
    const [address, token] = await page.evaluate(() => [location.href, localStorage.getItem('user-token')])
    // Another origin: the same server by its number. What it opens it may speak to.
    const stranger = await page.context().newPage()
    const elsewhere = provider.url.replace('localhost', '127.0.0.1')
    await stranger.route(`${elsewhere}/stranger`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Stranger</title><iframe src="${provider.url}/"></iframe>`,
      }),
    )
    await stranger.goto(`${elsewhere}/stranger`)
    const opening = stranger.waitForEvent('popup')
    await stranger.evaluate((url) => Object.assign(globalThis, { opened: open(url) }), address)
    const opened = await opening
    await expect(opened.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
    await stranger.evaluate(() => {
      const window = (globalThis as unknown as { opened: Window | null }).opened
      for (const said of ['logout', { type: 'ended' }, { type: 'signedIn', token: 'x' }, { kind: 'token', token: 'x' }])
        window?.postMessage(said, '*')
    })
    await expect(opened.getByRole('heading', { level: 1 })).toContainText(user.t['view.AffAffAffaireList'])
    expect(await opened.evaluate(() => localStorage.getItem('user-token'))).toBe(token)
    // In the frame of another's page nothing of it stands.
    const framed = stranger.frames().find((frame) => frame !== stranger.mainFrame())
    expect(await framed?.locator('main, nav, form').count()).toBe(0)
  })

  test(`texts of the server that hold markup are shown as texts: ${locale}`, async ({ page, provider }) => {
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    const payload = '<img src=x onerror=globalThis.pwned=1><b>fett</b>'
    const hostile = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(hostile)
      if (!value || typeof value !== 'object') return value
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          name,
          name.startsWith('lb') && typeof one === 'string' ? `${one} ${payload}` : hostile(one),
        ]),
      )
    }
    await user.enter(provider, accounts.admin, '/about')
    await page.route('**/api/**', async (route) => {
      const answer = await route.fetch()
      if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer })
      const given = (await answer.json().catch(() => null)) as { value?: unknown } | null
      // A page that is left gives its calls up.
      if (given === null) return route.abort().catch(() => {})
      return route.fulfill({ response: answer, json: { ...given, value: hostile(given.value) } })
    })
    const addresses = (await menuAddresses(provider)).map(({ address }) => address)
    let shown = 0
    const looked = sampled([...new Set(['/', ...addresses])], 6)
    for (const address of looked) {
      await page.goto(provider.url + address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      shown += (await page.locator('body').innerText()).includes('<b>fett</b>') ? 1 : 0
      expect(
        await page
          .locator('img[src=x]')
          .or(page.locator('b', { hasText: 'fett' }))
          .count(),
        address,
      ).toBe(0)
      expect(await page.evaluate(() => 'pwned' in globalThis), address).toBe(false)
    }
    expect(shown).toBeGreaterThan(looked.length / 2)
  })
}
