import { accounts, expect, test, User, type Walk } from './journey.ts'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'keyboard' },
  { locale: 'en', scheme: 'dark', hands: 'pointer' },
]

for (const walk of walks) {
  test(`a missing action says why, and an administrator sees what a user can do: ${walk.locale}, ${walk.hands}`, async ({
    page,
    browser,
    provider,
  }) => {
    const user = new User(page, walk)
    const { t } = user
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    await user.enter(provider, accounts.agent, '/Aff/Aff/AffaireList')
    await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
    await user.press(main.getByRole('button', { name: /^(Autres|More) actions$/ }).first())
    await user.pick(page.getByRole('menuitem', { name: t['why.title'] }))
    const agency = dialog.getByRole('listitem').filter({ hasText: t['action.AjouterAgence'] })
    await expect(agency).toContainText(t['view.CoreSecPrmSecuriteAccueil'])
    await expect(agency).toContainText(t['role.ADMIN'])
    await user.looksRight()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    // In a browser of their own: where somebody else signs in, the session that was there ends.
    const admin = new User(await (await browser.newContext({ reducedMotion: 'reduce' })).newPage(), walk)
    await admin.enter(provider, accounts.admin, '/Adm/Usr/UserList?q=claire')
    const grid = admin.page.getByRole('grid')
    await expect(grid.getByRole('row')).toHaveCount(2)
    if (walk.hands === 'pointer')
      await grid.getByRole('gridcell', { name: 'Claire Lambert' }).click({ button: 'right' })
    else {
      await admin.reach(grid)
      await admin.reach(grid.getByRole('row', { name: /Claire Lambert/ }), 'ArrowDown')
      await admin.page.keyboard.press('Shift+F10')
    }
    const own = admin.page.getByRole('menuitem', { name: t['action.Desactiver'], exact: true })
    await expect(own).toHaveAccessibleDescription(t['spared.ownAccount'])
    await admin.pick(admin.page.getByRole('menuitem', { name: t['why.title'] }))
    const ofRow = admin.page.getByRole('dialog').getByRole('listitem')
    await expect(ofRow.filter({ hasText: t['spared.ownAccount'] })).toHaveCount(2)
    await admin.page.keyboard.press('Escape')

    await admin.page.goto(`${provider.url}/Adm/Usr/UserAccueil?idUser=2`)
    await admin.press(admin.page.getByRole('link', { name: t['user.abilities'].replace('{user}', 'Karim Benali') }))
    const panel = admin.page.getByRole('dialog', { name: t['abilities.of'].replace('{user}', 'Karim Benali') })
    const cases = panel.getByRole('region', { name: t['view.AffAffAffaireList'], exact: true })
    await admin.press(cases.getByRole('button'))
    const refused = cases.getByRole('listitem').filter({ hasText: t['action.AjouterAgence'] })
    await expect(refused.getByRole('link')).toHaveCount(2)
    await admin.looksRight()
    await admin.press(refused.getByRole('link').last())
    await expect(admin.page).toHaveURL(/UserAccueil\?idUser=2/)
    await expect(panel).toBeHidden()
    await admin.page.context().close()
  })
}
