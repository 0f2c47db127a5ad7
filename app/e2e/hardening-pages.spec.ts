import type { Page } from 'playwright/test'
import { menuAddresses } from './addresses.ts'
import { axeFinds, wcag } from './axe.ts'
import { accounts, expect, test, User, type Walk } from './journey.ts'
import type { Provider } from './provider.ts'
import { isWhole, sampled } from './sampled.ts'

/** Checks pages once loaded: all of them for `npm run harden`, else some. */
async function everyPage(
  page: Page,
  provider: Provider,
  locale: Walk['locale'],
  look: (address: string) => Promise<void>,
): Promise<User> {
  // Sixty pages take longer than one.
  if (isWhole) test.setTimeout(900_000)
  const user = new User(page, { locale, scheme: locale === 'fr' ? 'light' : 'dark', hands: 'keyboard' })
  await user.enter(provider, accounts.admin, '/about')
  const addresses = (await menuAddresses(provider)).map(({ address }) => address)
  for (const address of sampled([...new Set(['/', '/about', ...addresses])], 6)) {
    await page.goto(provider.url + address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await look(address)
  }
  return user
}

/** The focused element, and whether something covers its centre; null once the focus has left the page. */
const focused = () => {
  const at = document.activeElement
  if (!at || at === document.body) return null
  const { left, top, width, height } = at.getBoundingClientRect()
  const before = document.elementFromPoint(left + width / 2, top + height / 2)
  const isSeen = !!before && (at.contains(before) || before.contains(at) || !!before.closest('label')?.contains(at))
  const name = `${at.outerHTML.slice(0, 140)} at ${left},${top} by ${width},${height} under ${before?.outerHTML.slice(0, 140)}`
  return { name, isSeen, isShown: width > 0 && height > 0 }
}

/** Styles with wider letter, word and line spacing (1.4.12), and no motion to wait for. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/** Truncated texts outside of lists, which show a value whole on demand, and of drawings. */
const cut = () =>
  [...document.querySelectorAll<HTMLElement>('main *, header *, nav *')].flatMap((element) => {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const { width, height } = element.getBoundingClientRect()
    if (!hasText || width < 2 || height < 2 || element.closest('svg, [role=grid], [role=treegrid], a[href="#main"]'))
      return []
    const { overflowX, overflowY } = getComputedStyle(element)
    const isCut =
      (/hidden|clip/.test(overflowX) && element.scrollWidth - element.clientWidth > 2) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight - element.clientHeight > 2)
    return isCut ? [element.textContent ?? ''] : []
  })

for (const locale of ['fr', 'en'] as const) {
  test(`by Tab through every page the focus is never lost nor covered, and comes out again: ${locale}`, async ({
    page,
    provider,
  }) => {
    await everyPage(page, provider, locale, async (address) => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      const covered: string[] = []
      let presses = 0
      for (; presses < 300; presses += 1) {
        await page.keyboard.press('Tab')
        let now = await page.evaluate(focused)
        if (!now) break
        // Scrolling into view takes a frame.
        for (let looks = 0; looks < 10 && now && !(now.isSeen && now.isShown); looks += 1) {
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
          now = await page.evaluate(focused)
        }
        if (now && !(now.isSeen && now.isShown)) covered.push(now.name)
      }
      expect(covered, address).toEqual([])
      expect(presses, address).toBeGreaterThan(2)
      expect(presses, address).toBeLessThan(300)
    })
  })

  test(`the rules of axe find nothing on the pages, wide and narrow: ${locale}`, async ({ page, provider }) => {
    await everyPage(page, provider, locale, async (address) => {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 720 })
        expect(await axeFinds(page, [...wcag, 'RGAAv4']), address).toEqual([])
      }
      await page.setViewportSize({ width: 1366, height: 768 })
    })
  })

  test(`with the spacing of texts that people may ask for no text outside of lists is cut: ${locale}`, async ({
    page,
    provider,
  }) => {
    await everyPage(page, provider, locale, async (address) => {
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        document.adoptedStyleSheets.push(sheet)
      }, spacing)
      // Measured elements are rendered again in the next frame.
      await expect.poll(() => page.evaluate(cut), { message: address, timeout: 5_000 }).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        address,
      ).toBeLessThanOrEqual(0)
    })
  })

  test(`who asks for less motion gets none, on any page nor as something opens: ${locale}`, async ({
    page,
    provider,
  }) => {
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
      )
    const user = await everyPage(page, provider, locale, async (address) => {
      expect(await moving(), address).toEqual([])
    })
    await page.goto(`${provider.url}/Aff/Aff/AffaireList`)
    await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
    for (const open of [
      () => page.keyboard.press('ControlOrMeta+K'),
      () => page.getByRole('button', { name: user.t['action.Creer'], exact: true }).click(),
    ]) {
      await open()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await moving()).toEqual([])
      await page.keyboard.press('Escape')
      expect(await moving()).toEqual([])
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })

  test(`back and forward through twenty pages address, title and heading agree at each step: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    await user.enter(provider, accounts.admin, '/about')
    const drawer = page.getByRole('navigation', { name: user.t['frame.menu'] })
    await expect(drawer.getByRole('link').first()).toBeVisible()
    const closed = drawer.getByRole('button', { expanded: false })
    // One folder is open at a time.
    if ((await closed.count()) > 0) await closed.first().click()
    const links = drawer.getByRole('link')
    const seen = async () => ({
      address: page.url(),
      title: await page.title(),
      heading: ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(/\s*[\d\s/]+$/, ''),
    })
    const settled = async () => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    }
    const walk = [await seen()]
    for (let at = 0; walk.length < 21; at += 1) {
      const link = links.nth(at % (await links.count()))
      const name = ((await link.textContent()) ?? '').trim()
      if (new URL(String(await link.getAttribute('href')), provider.url).pathname === new URL(page.url()).pathname)
        continue
      await link.click()
      await expect(page.getByRole('heading', { level: 1 }), name).toBeFocused()
      await settled()
      walk.push(await seen())
    }
    for (let at = walk.length - 2; at >= 0; at -= 1) {
      await page.goBack()
      await expect.poll(seen).toEqual(walk[at])
    }
    for (let at = 1; at < walk.length; at += 1) {
      await page.goForward()
      await expect.poll(seen).toEqual(walk[at])
    }
  })
}
