import type { Locator } from 'playwright/test'
import { menuAddresses } from './addresses.ts'
import { accounts, expect, test, User } from './journey.ts'
import { isWhole, sampled } from './sampled.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a small screen the drawer is mini and opens whole over the page; nothing scrolls sideways but the grid [2.drawer-small]', async ({
  page,
  provider,
}) => {
  const user = new User(page, { locale: 'fr', scheme: 'dark', hands: 'pointer' })
  const { t } = user
  await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  await page.getByRole('button', { name: t['frame.openDrawer'] }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: t['view.AffAffAffairePrestationList'] })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  await user.looksRight()
})

test('the spans of the log stand beside the words of its picture or below, and a press leaves them and the focus in place', async ({
  page,
  provider,
}) => {
  const user = new User(page, { locale: 'en', scheme: 'dark', hands: 'pointer' })
  const { t } = user
  const button = (name: 'log.last.minutes' | 'log.last.day' | 'log.allDates') =>
    page.getByRole('button', { name: t[name] })
  await page.setViewportSize({ width: 1440, height: 900 })
  await user.enter(provider, accounts.admin, '/Core/Sys/LogList?q=admin')
  for (const width of [1440, 1200, 1000, 800]) {
    await page.setViewportSize({ width, height: 900 })
    const words = await page
      .getByText(t['log.chartIsWider'])
      .first()
      .evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { right, bottom } = range.getBoundingClientRect()
        return { right, bottom }
      })
    const first = (await button('log.last.minutes').boundingBox()) ?? { x: 0, y: 0 }
    expect(first.x > words.right || first.y > words.bottom).toBe(true)
  }
  const before = await button('log.last.day').boundingBox()
  await button('log.last.day').click()
  await expect(page).toHaveURL(/dtLog=/)
  expect(await button('log.last.day').boundingBox()).toEqual(before)
  await button('log.allDates').click()
  await expect(page).not.toHaveURL(/dtLog=/)
  await expect(button('log.allDates')).toBeFocused()
})

test('on the smallest screen no control lies under another', async ({ page, provider }) => {
  // Sixty pages take longer than one.
  if (isWhole) test.setTimeout(900_000)
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  await page.setViewportSize({ width: 320, height: 640 })
  await user.enter(provider, accounts.admin, '/about')
  const addresses = (await menuAddresses(provider)).map(({ address }) => address)
  for (const address of new Set(['/Core/Sys/LogList', ...sampled(addresses, 6)])) {
    await page.goto(provider.url + address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const covered = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main :is(button, a[href], input)')].flatMap((control) => {
          control.scrollIntoView({ block: 'center', inline: 'center' })
          const { left, top, width, height } = control.getBoundingClientRect()
          const over = document.elementFromPoint(left + width / 2, top + height / 2)
          const isSeen =
            over && (control.contains(over) || over.contains(control) || control.closest('label')?.contains(over))
          return width < 2 || height < 2 || isSeen
            ? []
            : [`${control.outerHTML.slice(0, 120)} under ${over?.outerHTML.slice(0, 120)}`]
        }),
      )
    await expect.poll(covered, { message: address }).toEqual([])
  }
})

test('on a small screen the switches of a tree stand in one line under its search, its buttons in another, and no word is broken', async ({
  page,
  provider,
}) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  const places = (await menuAddresses(provider)).find(({ address }) => address.startsWith('/Prm/Ref/LocalisationList'))
  await user.enter(provider, accounts.admin, places!.address)
  const words = [user.t['list.withInactive'], user.t['list.asTree']]
  await expect(page.getByRole('switch', { name: words[1] })).toBeVisible()
  type Box = { x: number; y: number; width: number; height: number }
  const box = async (tool: Locator): Promise<Box> => (await tool.boundingBox())!
  const buttons = await page
    .getByRole('main')
    .getByRole('button', { name: /^(Tout|Actualiser|Vues|Colonnes)/ })
    .all()
  expect(buttons.length).toBeGreaterThanOrEqual(4)
  const switches = words.map((name) => page.getByRole('switch', { name }))
  for (const line of [switches, buttons]) {
    const [first, ...others] = await Promise.all(line.map(box))
    for (const other of others) {
      expect(other.y).toBeLessThan(first!.y + first!.height)
      expect(other.x + other.width).toBeLessThanOrEqual(390)
    }
  }
  const [inactive, tree] = await Promise.all(words.map((name) => box(page.getByText(name, { exact: true }))))
  const [, second] = await Promise.all(switches.map(box))
  const icon = await box(buttons[0]!)
  const isApart = (one: Box, other: Box) => one.x + one.width <= other.x || one.y + one.height <= other.y
  expect([isApart(inactive!, second!), isApart(tree!, icon)]).toEqual([true, true])
  for (const label of [inactive!, tree!]) {
    expect(label.height).toBeLessThan(48)
    expect(label.x + label.width).toBeLessThanOrEqual(390)
  }
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('fields have letters of 16 px, into which no phone zooms', async ({ page, provider }) => {
    const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
    const search = page.getByRole('searchbox').first()
    await expect(search).toBeVisible()
    expect(await search.evaluate((field) => parseFloat(getComputedStyle(field).fontSize))).toBeGreaterThanOrEqual(16)
  })
})
