import { accounts, expect, test, User, type Walk } from './journey.ts'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'dark', hands: 'keyboard' },
  { locale: 'en', scheme: 'light', hands: 'pointer' },
]

for (const walk of walks) {
  test(`a list is printed whole under its title, search and date, without the screen around it: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    // What the browser does with the sheet then is its own.
    await page.addInitScript(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const user = new User(page, walk)
    const { t } = user
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffairePrestationList?sort=reference&f.statut=APLANIFIER')
    await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
    // “Prestations 38 / 240”: as many as the filter leaves.
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const total = Number((heading.split('/')[0] ?? '').replaceAll(/\D/g, ''))
    expect(total).toBeGreaterThan(10)
    const more = page
      .getByRole('main')
      .getByRole('button', { name: /^(Autres|More) actions$/ })
      .first()
    await user.press(more)
    await user.pick(page.getByRole('menuitem', { name: t['print.title'], exact: true }))
    await expect(page.locator('html[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('[data-print-sheet]')
    await expect(sheet.getByRole('heading', { level: 1, name: t['view.AffAffAffairePrestationList'] })).toBeVisible()
    await expect(sheet.locator('tbody tr')).toHaveCount(total)
    await expect(sheet).toContainText(t['code.APLANIFIER'])
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('grid')).toBeHidden()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(1)
    // Done: the screen is there again.
    await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('grid')).toBeVisible()
  })
}
