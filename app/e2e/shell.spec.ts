import { accounts, expect, test, User } from './journey.ts'

const services = '/Aff/Aff/AffairePrestationList'

test('by keyboard alone: the palette to a screen and to a record opened of late, g a, the sheet of shortcuts', async ({
  page,
  provider,
}) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'keyboard' })
  const { t } = user
  await user.settle()
  await page.goto(provider.url)
  await user.signIn(accounts.admin)
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()

  // `g`, then `a`: the cases; Enter opens one.
  await page.keyboard.press('g')
  await expect(page.getByText(t['shortcuts.goHint'])).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { level: 1, name: t['view.AffAffAffaireList'] })).toBeFocused()
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('g?')
  await expect(page.getByRole('searchbox')).toHaveValue('g?')
  // Rows are there again only after they were gone: those of before are no answer.
  await expect(page.getByText(t['list.noMatch'])).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  await user.press(page.getByRole('grid'), 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/AffaireAccueil\?idAffaireGuid=/)
  const record = page.url()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(heading).not.toHaveText(t['view.AffAffAffaireAccueil'])
  const title = (await heading.textContent()) ?? ''

  // The palette finds a screen without its accents, from anywhere.
  await page.keyboard.press('ControlOrMeta+K')
  const palette = page.getByRole('dialog', { name: t['palette.title'] })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('a propos')
  await expect(palette.getByRole('option', { name: t['view.about'] })).toBeVisible()
  await user.looksRight()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t['view.about'] })).toBeFocused()
  await expect(page.getByRole('rowheader', { name: 'react', exact: true })).toBeVisible()
  await user.looksRight()

  // The record opened of late is the first thing it offers.
  await page.keyboard.press('ControlOrMeta+K')
  await expect(palette.getByRole('option').first()).toContainText(title)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(record)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: t['shortcuts.title'] })
  await expect(sheet.getByRole('switch')).toBeChecked()
  await user.looksRight()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
})

test('what is typed while the palette is being loaded arrives in order, and Enter opens what was typed', async ({
  page,
  provider,
}) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'keyboard' })
  const { t } = user
  await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
  await user.press(page.getByRole('grid'), 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/AffaireAccueil\?idAffaireGuid=/)
  // A record was opened of late: it is what an impatient Enter must not open again.
  await page.goto(provider.url)
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/palette-[^/]*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.keyboard.press('ControlOrMeta+K')
  await page.keyboard.type('AFF-2026-0007')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: t['palette.title'] }).getByRole('combobox')).toHaveValue(
    'AFF-2026-0007',
  )
  held.resolve()
  await expect(page).toHaveURL(/AffaireAccueil\?idAffaireGuid=/)
  await expect(page.getByRole('main')).toContainText('AFF-2026-0007')
})

test('the counters of the home lead to as many services, in both languages and themes', async ({ page, provider }) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  await user.settle()
  await page.goto(provider.url)
  await user.signIn(accounts.agent)
  // Signing in leads to the user's default route.
  await page
    .getByRole('navigation', { name: user.t['frame.menu'] })
    .getByRole('link', { name: user.t['view.home'] })
    .click()
  const due = page.getByRole('region', { name: user.t['due.title'] })
  for (const counter of ['due.late', 'due.week', 'due.month', 'due.done'] as const) {
    const link = due.getByRole('link', { name: new RegExp(`^${user.t[counter]}`) })
    await expect(link).toBeVisible()
    const count = Number(
      /\d+/.exec(await due.getByRole('listitem').filter({ hasText: user.t[counter] }).innerText())?.[0],
    )
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${services}\\?f\\.statut=`))
    const heading = page.getByRole('heading', {
      level: 1,
      name: new RegExp(`^${user.t['view.AffAffAffairePrestationList']}`),
    })
    await expect(heading).toContainText(new RegExp(`(^|\\D)${count}(\\D|$)`))
    await page.goBack()
  }

  await page.getByRole('button', { name: user.t['frame.dark'] }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: user.t['frame.language'] }).click()
  await page.getByRole('menuitemradio', { name: user.t['language.en'] }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Services due' }).getByRole('link', { name: 'Late' }),
  ).toHaveAccessibleDescription(/^\d+ before \d\d\/\d\d\/\d{4}$/)
  await expect(page.getByRole('application', { name: 'Due by week' })).toBeVisible()
  await user.looksRight()
  expect(await page.evaluate(() => ['ronde.locale', 'ronde.theme'].map((key) => localStorage.getItem(key)))).toEqual([
    'en',
    'dark',
  ])
})

test('on a phone everything of the bar is within reach, and nothing scrolls sideways', async ({ page, provider }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  const { t } = user
  await user.settle()
  await page.goto(provider.url)
  await user.signIn(accounts.admin)
  await expect(page.getByRole('link', { name: new RegExp(`^${t['due.late']}`) })).toBeVisible()
  // The skip link stands outside until it has the focus.
  for (const control of await page.getByRole('banner').locator('button, a:not([href="#main"])').all()) {
    const box = await control.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 320 && box.width >= 24 && box.height >= 24).toBe(true)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitemradio', { name: t['frame.dark'] }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitemradio', { name: t['language.en'] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('cases')
  await page
    .getByRole('option', { name: /^Cases/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Cases/ })).toBeVisible()
  await user.looksRight()
})
