import type { Page } from 'playwright/test'
import { accounts, expect, read, test, User, type Walk } from './journey.ts'

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
    // A hundred pages are enough of a long one.
    await expect(sheet.locator('tbody tr')).toHaveCount(Math.min(total, 5_000))
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

/** What the browser does when a page is printed by its own key. */
const printing = (page: Page, is: 'beforeprint' | 'afterprint') =>
  page.evaluate((name) => void globalThis.dispatchEvent(new Event(name)), is)

test('a tree is printed whole, set in by its levels, black on white', async ({ page, provider }) => {
  const user = new User(page, { locale: 'fr', scheme: 'dark', hands: 'keyboard' })
  await user.enter(provider, accounts.admin, '/Core/Sec/PrmMenuList?q=journal')
  await expect(
    page
      .getByRole('treegrid')
      .getByRole('row', { name: /^Journal/ })
      .first(),
  ).toBeVisible()
  await printing(page, 'beforeprint')
  await page.emulateMedia({ media: 'print' })
  const table = page.getByRole('main').getByRole('table')
  await expect(table).toBeVisible()
  await expect(page.getByRole('treegrid')).toBeHidden()
  await expect(page.getByRole('main').getByText('recherche : journal')).toBeVisible()
  // What stands above a match is there, less far in than the match itself.
  await expect(table.getByRole('cell', { name: 'Journal', exact: true }).first()).toBeVisible()
  const lines = await table.locator('tbody tr td:first-child').evaluateAll((cells) =>
    cells.map((cell) => ({
      text: cell.textContent,
      inset: Number.parseFloat(getComputedStyle(cell).paddingInlineStart),
      colour: getComputedStyle(cell).color,
    })),
  )
  const at = lines.findIndex(({ text }) => text === 'Journal')
  expect(at).toBeGreaterThan(0)
  expect(lines[at - 1]?.inset).toBeLessThan(lines[at]?.inset ?? 0)
  expect(new Set(lines.map(({ colour }) => colour))).toEqual(new Set(['rgb(0, 0, 0)']))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await printing(page, 'afterprint')
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('treegrid')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a comparison of versions is printed alone, all of it', async ({ page, provider }) => {
  const user = new User(page, { locale: 'en', scheme: 'light', hands: 'pointer' })
  const { t } = user
  const all = await read<{ idReferentielGuid: string; refReferentiel: string }[]>(
    provider,
    '/api/Console/Prm/RefReferentiel/GetList',
  )
  const { idReferentielGuid = '' } = all.find(({ refReferentiel }) => refReferentiel === 'ERP') ?? {}
  await user.enter(provider, accounts.admin, `/Prm/Ref/ReferentielAccueil?idReferentielGuid=${idReferentielGuid}`)
  await user.press(page.getByRole('button', { name: t['action.ComparerVersions'], exact: true }))
  const grid = page.getByRole('dialog').getByRole('grid')
  await expect(grid).toBeVisible()
  await expect(grid.getByRole('gridcell').first()).toBeVisible()
  await printing(page, 'beforeprint')
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible()
  // Fields come first, rows of lists after them: more of either than the panel has room for.
  await expect.poll(() => sheet.getByRole('row').count()).toBeGreaterThan(20)
  await expect(grid).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  const printed = await sheet.getByRole('row').count()
  await printing(page, 'afterprint')
  await page.emulateMedia({ media: 'screen' })
  await expect(grid).toHaveAttribute('aria-rowcount', String(printed))
})
