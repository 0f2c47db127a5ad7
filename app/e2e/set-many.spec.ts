import { accounts, expect, read, test, User, type Walk, write } from './journey.ts'

interface Affaire {
  idAffaireGuid: string
  lbAffaire: string
  lbClient: string | null
  dtModification: string
}
const cases = '/api/Console/Aff/AffAffaire'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'pointer' },
  { locale: 'en', scheme: 'dark', hands: 'keyboard' },
]

for (const walk of walks) {
  test(`the client of several cases is set at once, one that somebody changes meanwhile is named, and it is taken back: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    const mark = `LOT-${walk.locale}`
    const inserted = await Promise.all(
      ['a', 'b', 'c', 'd'].map((one) =>
        write<Affaire>(provider, `${cases}/Insert`, {
          refAffaire: `${mark}-${one}`,
          lbAffaire: `${mark} ${one}`,
          lbClient: 'Docks',
          idAgence: 1,
          idUserRAF: 1,
        }),
      ),
    )
    const clients = async () => {
      const all = await read<Affaire[]>(provider, `${cases}/GetList?search=${mark}&sort=refAffaire`)
      return all.map(({ lbClient }) => lbClient)
    }
    const user = new User(page, walk)
    const { t } = user
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
    await user.search(mark)
    const grid = page.getByRole('grid')
    await expect(grid.getByRole('gridcell', { name: `${mark}-a`, exact: true })).toBeVisible()
    if (walk.hands === 'pointer') await grid.getByRole('checkbox', { name: 'Tout sélectionner' }).click()
    else {
      await user.reach(grid)
      await page.keyboard.press('ControlOrMeta+A')
    }
    await user.press(page.getByRole('button', { name: t['setMany.action'] }))
    const dialog = page.getByRole('dialog')
    // Another user changes an existing record before the save.
    const [first] = inserted
    if (!first) throw new Error('four cases were made')
    const way = dialog.getByRole('combobox', { name: t['field.lbClient'], exact: true })
    await user.press(way)
    const option = page.getByRole('option', { name: t['setMany.way.set'], exact: true })
    await expect(option).toBeVisible()
    if (walk.hands === 'pointer') await option.click()
    else {
      await page.keyboard.type(t['setMany.way.set'])
      await page.keyboard.press('Enter')
    }
    await user.type(t['setMany.value'], 'Forges')
    await user.press(dialog.getByRole('button', { name: t['setMany.check'] }))
    await expect(dialog.getByText(/^4 .*\.$/)).toBeVisible()
    await write(provider, `${cases}/Update`, { ...first, lbAffaire: `${mark} changed` }, 'PUT')
    await user.press(dialog.getByRole('button', { name: /4/ }))
    const report = page.getByRole('dialog')
    await expect(report.getByRole('listitem')).toHaveCount(1)
    await expect(report.getByRole('listitem')).toContainText(`${mark} a`)
    await user.press(report.getByRole('button', { name: t['list.close'] }).last())
    expect(await clients()).toEqual(['Docks', 'Forges', 'Forges', 'Forges'])
    await user.press(page.getByRole('button', { name: t['action.undo'] }).first())
    await expect.poll(clients).toEqual(['Docks', 'Docks', 'Docks', 'Docks'])
  })
}
