import type { Page } from 'playwright/test'
import { menuAddresses } from './addresses.ts'
import { accounts, expect, messages, test, User } from './journey.ts'
import { startFaultyProxy } from './night/faulty-proxy.ts'
import { chance } from './night/mischief.ts'
import { isWhole, seed } from './sampled.ts'

/** `npm run harden -- F62` presses for half an hour, `--minutes 5` for five; a walk of all journeys for some seconds. */
const minutes = Number(process.env['RONDE_MINUTES'] ?? (isWhole ? 30 : 0.25)) / 2

/** The faults of one in twenty data requests. Sign-in is left alone: it is not tested here. */
const faults = ['lostBefore', 'lostAfter', 'halved', 'away', 'held'] as const

const keys = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
  'ControlOrMeta+K',
  'Delete',
  'Shift+F10',
  'a',
  '7',
  '?',
]

/** Presses one of the pressable elements, chosen by `share`; links out of the console are skipped. */
const pressOne = (share: number) => {
  const layer = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1)
  const all = [
    ...(layer ?? document).querySelectorAll<HTMLElement>(
      'button, a[href^="/"], [role=menuitem], [role=tab], [role=gridcell], [role=option], input',
    ),
  ].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && !element.closest('[inert]') && !/\.pdf|\/api\//.test(element.outerHTML)
  })
  const one = all[Math.floor(share * all.length)]
  one?.focus()
  one?.click()
}

/** The element that shows that a page is rendered: any page when signed in, or the sign-in page. */
const standing = (page: Page) => page.getByRole('main').or(page.getByRole('form')).or(page.getByRole('dialog')).first()

for (const locale of ['fr', 'en'] as const)
  test(`whatever is pressed by chance, while one request in twenty is broken, no page breaks, is blank or is busy for ever: ${locale}`, async ({
    page,
    provider,
  }) => {
    test.setTimeout(minutes * 60_000 + 180_000)
    let chosen = 0
    const draw = () => chance(`${seed} ${locale} ${(chosen += 1)}`)
    const proxy = await startFaultyProxy({
      target: provider.url,
      decide: ({ method, path, nth }) => {
        if (!path.startsWith('/api/') || /SecAuthentification|GetMenuList|LastUpdate|GetAppInfo/.test(path)) return null
        const share = chance(`${seed} ${method} ${path} ${nth}`)
        return share < 0.05 ? (faults[Math.floor(share * 20 * faults.length)] ?? null) : null
      },
    })
    try {
      const there = { ...provider, url: proxy.url }
      const user = new User(page, { locale, scheme: 'light', hands: 'keyboard' })
      // Confirms leaving a page with typed text, prints nothing, and closes other windows.
      page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
      page.on('popup', (other) => void other.close().catch(() => {}))
      await page.addInitScript(() => {
        globalThis.print = () => {}
      })
      await user.enter(there, accounts.admin, '/about')
      const addresses = ['/', '/about', ...(await menuAddresses(provider)).map(({ address }) => address)]
      proxy.isOn = true
      const pressed: string[] = []
      const told = () => `seed ${seed}, at ${page.url()}, after ${pressed.slice(-12).join(', ')}`
      const settled = async () => {
        await expect(standing(page), told()).toBeVisible()
        // Every loading state ends.
        await expect(page.locator('[aria-busy=true], [role=progressbar]'), told()).toHaveCount(0)
        // A page that is being opened again is blank until its first part is there.
        await expect
          .poll(async () => (await page.locator('body').innerText()).trim().length, { message: told() })
          .toBeGreaterThan(20)
      }
      const until = performance.now() + minutes * 60_000
      while (performance.now() < until) {
        const address = addresses[Math.floor(draw() * addresses.length)] ?? '/'
        pressed.push(address)
        await page.goto(proxy.url + address)
        await settled()
        for (let presses = 0; presses < 25; presses += 1) {
          const share = draw()
          if (share < 0.35) {
            const at = draw()
            pressed.push(`press ${at.toFixed(2)}`)
            // The page may change during the press.
            await page.evaluate(pressOne, at).catch(() => {})
          } else if (share < 0.38) {
            pressed.push('back')
            await page.goBack().catch(() => {})
            // The blank page is not the console's.
            if (page.url() === 'about:blank') await page.goto(proxy.url + address)
          } else {
            const key = keys[Math.floor(draw() * keys.length)] ?? 'Tab'
            pressed.push(key)
            await page.keyboard.press(key)
          }
        }
        await settled()
        // Signs in again after a sign-out; the sign-in page may be in the other language.
        const other = messages[locale === 'fr' ? 'en' : 'fr']
        const isOut = page
          .getByRole('heading', { name: user.t['login.title'] })
          .or(page.getByRole('heading', { name: other['login.title'] }))
        if (await isOut.isVisible()) {
          await page.evaluate(() => sessionStorage.clear())
          await user.enter(there, accounts.admin, '/about')
        }
      }
      // A short run may have no faulty request.
      if (isWhole) expect(proxy.befell.length).toBeGreaterThan(0)
    } finally {
      await proxy.stop()
    }
  })
