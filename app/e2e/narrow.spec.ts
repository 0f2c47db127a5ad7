import type { Locator } from 'playwright/test'
import { menuAddresses } from './addresses.ts'
import { accounts, expect, test, User } from './journey.ts'

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

test('on a small screen the switches of a tree stand in one line under its search, its buttons in another, and no word is broken', async ({
  page,
  provider,
}) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  const places = (await menuAddresses(provider)).find(({ address }) => address.startsWith('/Prm/Ref/LocalisationList'))
  await user.enter(provider, accounts.admin, places!.address)
  const words = [user.t['list.withInactive'], user.t['list.asTree']]
  await expect(page.getByRole('switch', { name: words[1] })).toBeVisible()
  const box = async (tool: Locator) => (await tool.boundingBox())!
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
  for (const name of words) {
    const label = await box(page.getByText(name, { exact: true }))
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
