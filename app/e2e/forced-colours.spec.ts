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

test('in forced colours a button that does nothing now is grey, the main one of a dialog too', async ({
  page,
  provider,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  const { t } = user
  await user.enter(provider, accounts.admin, '/Core/Sec/PrmSecuriteAccueil')
  const styleOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor].join(' on '))
  await expect(page.getByRole('button', { name: t['sheet.drop'] })).toHaveAttribute('aria-disabled', 'true')
  const grey = await styleOf(t['sheet.drop'])
  expect(grey).not.toBe(await styleOf(t['action.EnregistrerDroits']))
  await page.getByRole('button', { name: t['action.EnregistrerDroits'] }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await styleOf(t['editor.save'])).toBe(grey)
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
