import { accounts, expect, read, test, User, type Walk } from './journey.ts'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'keyboard' },
  { locale: 'en', scheme: 'dark', hands: 'pointer' },
]

for (const walk of walks) {
  test(`a service is duplicated from its row, and followed by another with one key: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, walk)
    const { t } = user
    const mark = `SUITE-${walk.locale}`
    const made = async () => {
      const all = await read<{ referenceclient: string | null; lbInspection: string }[]>(
        provider,
        `/api/Console/Aff/AffAffairePrestation/GetList?search=${mark}`,
      )
      return all.map(({ referenceclient }) => referenceclient ?? '')
    }
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffairePrestationList?sort=reference')
    const grid = page.getByRole('grid')
    const row = grid
      .getByRole('row')
      .filter({ has: page.getByRole('gridcell') })
      .first()
    await expect(row).toBeVisible()
    if (walk.hands === 'pointer') await row.click({ button: 'right' })
    else {
      await user.reach(grid)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Shift+F10')
    }
    await user.pick(page.getByRole('menuitem', { name: t['deed.duplicate'], exact: true }))
    const dialog = page.getByRole('dialog')
    for (const one of ['a', 'b']) {
      await expect(dialog.getByRole('combobox', { name: t['field.gamme'], exact: false })).not.toHaveValue('')
      await user.type(new RegExp(`^${t['field.referenceclient']}`), `${mark}-${one}`)
      if (walk.hands === 'keyboard') await page.keyboard.press('Control+Shift+Enter')
      else await dialog.getByRole('button', { name: t['editor.saveAndAdd'] }).click()
      await expect.poll(made).toContain(`${mark}-${one}`)
    }
    await user.press(dialog.getByRole('button', { name: t['editor.cancel'] }))
    await expect(dialog).toBeHidden()
    expect(new Set(await made())).toEqual(new Set([`${mark}-a`, `${mark}-b`]))
  })
}

test('closed after one more was begun, a form gives the focus back to the button that opened the first', async ({
  page,
  provider,
}) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  const { t } = user
  await user.enter(provider, accounts.admin, '/Core/Sys/TableList')
  const opener = page.getByRole('button', { name: t['action.Creer'], exact: true })
  await opener.click()
  const dialog = page.getByRole('dialog')
  const reference = dialog.getByRole('textbox', { name: new RegExp(`^${t['field.refTable']}`) })
  await reference.fill('Suite.Une')
  await user.type(new RegExp(`^${t['field.lbTable']}`), 'Une')
  await dialog.getByRole('button', { name: t['editor.saveAndAdd'] }).click()
  await expect(reference).toHaveValue('')
  await dialog.getByRole('button', { name: t['editor.cancel'] }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
