import type { Page } from 'playwright/test'
import { accounts, expect, read, test, User, type Walk } from './journey.ts'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'keyboard' },
  { locale: 'en', scheme: 'dark', hands: 'pointer' },
]

/** Counts the keys pressed from now on, modifier keys excluded. */
const countKeys = (page: Page) =>
  page.evaluate(() => {
    const held = new Set(['Shift', 'Control', 'Alt', 'Meta'])
    document.documentElement.dataset.keys = '0'
    globalThis.addEventListener(
      'keydown',
      ({ key }) => {
        const { dataset } = document.documentElement
        if (!held.has(key)) dataset.keys = String(Number(dataset.keys) + 1)
      },
      true,
    )
  })
const keysPressed = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.keys))

interface Service {
  dtEcheance: string
  idLocalisation: number | null
  materiels: readonly { idMateriel: number }[]
  dtCreation: string
}

for (const walk of walks) {
  test(`one form makes a service for each: ${walk.locale}, ${walk.hands}`, async ({ page, provider }) => {
    const user = new User(page, walk)
    const { t } = user
    const all = () => read<Service[]>(provider, '/api/Console/Aff/AffAffairePrestation/GetList')
    const before = (await all()).length
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffairePrestationList')
    await expect(page.getByRole('grid')).toBeVisible()
    await countKeys(page)
    const dialog = page.getByRole('dialog', { name: t['editor.prestation.new'] })
    const box = (label: string) => dialog.getByRole('combobox', { name: label, exact: true })
    if (walk.hands === 'pointer') await page.getByRole('button', { name: t['action.AjouterPrestation'] }).click()
    else {
      await page.keyboard.press('Control+K')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await page.keyboard.type('ajou')
      await expect(page.getByRole('option', { name: t['action.AjouterPrestation'] }).first()).toBeVisible()
      await page.keyboard.press('Enter')
    }
    await expect(dialog).toBeVisible()
    await user.choose(t['field.idAffaireGuid'], 'AFF-2026-0013')
    await user.choose(t['field.mode'], 'Levage')
    await user.choose(t['field.lieu'], 'Vénissieux')
    let expected: number
    if (walk.hands === 'keyboard') {
      await user.choose(t['field.gamme'], 'LEV-VGP')
      // Six months after the last one there, as the range says; and the field says so.
      const due = dialog.getByRole('textbox', { name: t['field.dtEcheance'] })
      await expect(due).not.toHaveValue('')
      await expect(dialog.getByText(/^Proposée\s: .* mois après PRE-\d+/)).toBeVisible()
      await user.reach(box(t['field.materiels']))
      await page.keyboard.press('ArrowDown')
      const options = page.getByRole('option')
      await expect(options.first()).toBeVisible()
      expected = await options.count()
      expect(expected).toBeGreaterThan(1)
      // One key, however many there are.
      await page.keyboard.press('ControlOrMeta+A')
      await user.reach(dialog.getByRole('switch', { name: t['editor.prestation.perMateriel'] }))
      await page.keyboard.press('Space')
      await expect(
        dialog.getByRole('button', { name: t['editor.saveSeveral'].replace('{count}', String(expected)) }),
      ).toBeVisible()
      await page.keyboard.press('ControlOrMeta+Enter')
      expect(await keysPressed(page)).toBeLessThanOrEqual(60)
    } else {
      await dialog.getByRole('switch', { name: t['editor.prestation.perLieu'] }).click()
      await box(t['field.idLocalisation']).click()
      const options = page.getByRole('option')
      await options.nth(1).click()
      await options.nth(2).click()
      await options.nth(3).click()
      await page.keyboard.press('Escape')
      expected = 3
      await dialog.getByRole('textbox', { name: t['field.dtEcheance'] }).fill('31/12/2099')
      await user.looksRight()
      await dialog.getByRole('button', { name: t['editor.saveSeveral'].replace('{count}', '3') }).click()
    }
    await expect(dialog).toBeHidden()
    const now = await all()
    expect(now).toHaveLength(before + expected)
    const made = now.toSorted((one, other) => other.dtCreation.localeCompare(one.dtCreation)).slice(0, expected)
    expect(new Set(made.map(({ dtEcheance }) => dtEcheance)).size).toBe(1)
    const each = made.map(({ idLocalisation, materiels }) =>
      walk.hands === 'keyboard' ? materiels.map(({ idMateriel }) => idMateriel).join(' ') : idLocalisation,
    )
    expect(new Set(each).size).toBe(expected)
    if (walk.hands === 'keyboard') expect(made.every(({ materiels }) => materiels.length === 1)).toBe(true)
  })
}
