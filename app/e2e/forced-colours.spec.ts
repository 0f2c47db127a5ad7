import { accounts, expect, test, User } from './journey.ts'

test('in forced colours the menu button of a selected row is seen', async ({ page, provider }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
  const row = page.getByRole('grid').getByRole('row').nth(1)
  await row.getByRole('checkbox').click()
  await expect(row).toHaveAttribute('aria-selected', 'true')
  const [ink, ground] = await row
    .getByRole('button')
    .last()
    .evaluate((button) => {
      let at: Element | null = button
      const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
      while (at && /rgba\(.*, 0\)|transparent/.test(groundOf(at))) at = at.parentElement
      return [getComputedStyle(button).color, at ? groundOf(at) : '']
    })
  expect(ink).not.toBe(ground)
})

test('the series of a chart are plain, and patterned in forced colours', async ({ page, provider }) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  await user.enter(provider, accounts.admin, '/')
  await expect(page.getByRole('application').first()).toBeVisible()
  const shownAs = () =>
    page
      .locator('pattern path')
      .evaluateAll((paths) => [...new Set(paths.map((path) => getComputedStyle(path).display))])
  expect(await shownAs()).toEqual(['none'])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await shownAs()).toEqual(['inline'])
})
