import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright/test'
import { accounts, expect, read, test, User, type Walk } from './journey.ts'
import { longest } from './longest.ts'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'dark', hands: 'keyboard' },
  { locale: 'en', scheme: 'light', hands: 'pointer' },
]

/** The code that a scanner reads in a screenshot of a part of the page. */
async function scanned(page: Page, part: Locator): Promise<string | undefined> {
  const picture = (await part.screenshot()).toString('base64')
  const { dots, width, height } = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
    const drawn = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(drawn.width, drawn.height)
    const context = canvas.getContext('2d')
    context?.drawImage(drawn, 0, 0)
    const image = context?.getImageData(0, 0, drawn.width, drawn.height)
    return { dots: [...(image?.data ?? [])], width: drawn.width, height: drawn.height }
  }, picture)
  return jsQR(new Uint8ClampedArray(dots), width, height)?.data
}

for (const walk of walks) {
  test(`labels of equipment are printed, and their codes open it: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    // Replaces the browser's print dialog.
    await page.addInitScript(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const user = new User(page, walk)
    const { t } = user
    const { query, some } = await longest(provider)
    await user.enter(provider, accounts.admin, `/Prm/Ref/MaterielList?${query}`)
    const grid = page.getByRole('grid')
    const rows = grid.getByRole('row').filter({ has: page.getByRole('gridcell') })
    await expect(rows.nth(3)).toBeVisible()
    // A long list may change its order once completely loaded; search results do not.
    await user.search(some)
    await expect(rows.first()).toContainText(some)
    await expect(rows.nth(1)).toContainText(some)
    const reference = ((await rows.nth(1).getByRole('gridcell').nth(1).textContent()) ?? '').trim()
    if (walk.hands === 'pointer') {
      await rows.nth(0).getByRole('checkbox').click()
      await rows.nth(1).getByRole('checkbox').click()
    } else {
      await user.reach(grid)
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
    }
    await user.press(page.getByRole('button', { name: t['labels.title'], exact: true }))
    const dialog = page.getByRole('dialog', { name: t['labels.title'] })
    await expect(dialog).toBeVisible()
    await user.looksRight()
    // A used sheet: two labels are missing.
    const from = dialog.getByRole('spinbutton', { name: t['labels.from'] })
    await user.reach(from, walk.hands === 'pointer' ? 'Shift+Tab' : 'Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('3')
    await user.press(dialog.getByRole('button', { name: /2/ }).last())
    await expect(page.locator('html[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    const paper = page.locator('[data-labels]')
    const labels = paper.locator('[data-label]')
    await expect(labels).toHaveCount(2)
    await expect(paper.locator('[data-used]')).toHaveCount(2)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(labels.nth(1)).toContainText(reference)
    const code = await scanned(page, labels.nth(1))
    await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    await expect(paper).toHaveCount(0)

    // Scanning the code opens the record.
    expect(code).toMatch(provider.url)
    await page.goto(code ?? '')
    await expect(page.getByRole('dialog', { name: new RegExp(t['action.VoirValeurs']) })).toBeVisible()
    await expect(rows.first()).toContainText(reference)
  })
  test(`of all equipment no more labels are printed than paper is spared for, and that is told: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    await page.addInitScript(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const user = new User(page, walk)
    const { t } = user
    const { query } = await longest(provider)
    const address = `/api/Console/Prm/RefMateriel/GetMaterialList?${query}`
    const all = (await read<{ isActif: boolean }[]>(provider, address)).filter(({ isActif }) => isActif).length
    const most = 1_000
    await user.enter(provider, accounts.admin, `/Prm/Ref/MaterielList?${query}`)
    const grid = page.getByRole('grid')
    await expect(grid.getByRole('row').nth(3)).toBeVisible()
    await expect(grid).toHaveAttribute('aria-rowcount', String(all + 1))
    if (walk.hands === 'pointer') await grid.getByRole('checkbox').first().click()
    else {
      await user.reach(grid)
      await page.keyboard.press('ControlOrMeta+A')
    }
    await user.press(page.getByRole('button', { name: t['labels.title'], exact: true }))
    const dialog = page.getByRole('dialog', { name: t['labels.title'] })
    const number = (count: number) => count.toLocaleString(walk.locale === 'fr' ? 'fr-FR' : 'en-GB')
    await expect(dialog.getByText(number(most)).filter({ hasText: number(all) })).toHaveCount(all > most ? 1 : 0)
    await user.press(dialog.getByRole('button', { name: number(Math.min(all, most)) }))
    await expect(page.locator('html[data-printed]')).toBeAttached()
    await expect(page.locator('[data-labels] [data-label]')).toHaveCount(Math.min(all, most))
  })
}
