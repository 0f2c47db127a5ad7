import { accounts, expect, test, User, type Walk } from './journey.ts'

const walks: Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'pointer' },
  { locale: 'en', scheme: 'dark', hands: 'pointer' },
  { locale: 'fr', scheme: 'light', hands: 'keyboard' },
]

for (const walk of walks) {
  test(`a case from sign-in to sign-out, ${walk.locale}, ${walk.scheme}, ${walk.hands} [2.cases]`, async ({
    page,
    provider,
    request,
  }) => {
    const user = new User(page, walk)
    const { t } = user
    const ref = `E2E-${walk.locale}-${walk.hands}`
    await user.settle()

    // A deep link before sign-in; a wrong password first.
    await page.goto(`${provider.url}/Aff/Aff/AffaireList?q=AFF`)
    await user.signIn({ login: 'admin', password: 'not the password' })
    await expect(
      page
        .getByRole('alert')
        .filter({
          hasText: walk.locale === 'fr' ? 'Identifiant ou mot de passe incorrect' : 'Wrong user name or password',
        })
        .first(),
    ).toBeVisible()
    await user.looksRight()
    await user.signIn(accounts.admin)
    await expect(page).toHaveURL(/\/Aff\/Aff\/AffaireList\?q=AFF/)
    await expect(page.getByRole('heading', { level: 1, name: t['view.AffAffAffaireList'] })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('AFF')
    await expect(page.getByRole('grid').getByRole('row').nth(5)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', walk.locale)
    await expect(page.locator('html')).toHaveAttribute('data-theme', walk.scheme)
    await user.looksRight()

    // Create a case, with an agency added on the spot.
    await user.press(page.getByRole('button', { name: t['action.Creer'], exact: true }))
    const creating = page.getByRole('dialog', { name: t['editor.affaire.new'] })
    await expect(creating).toBeVisible()
    await user.looksRight()
    await user.type(new RegExp(`^${t['field.refAffaire']}`), ref)
    await user.type(new RegExp(`^${t['field.lbAffaire']}`), 'Ponts roulants du quai nord')
    await user.type(new RegExp(`^${t['field.lbClient']}`), 'Port fluvial')
    await user.choose(t['field.idAgence'], 'Lille')
    await user.choose(t['field.idUserRAF'], 'a')
    await user.press(creating.getByRole('button', { name: t['editor.save'], exact: true }))
    await expect(creating).toBeHidden()

    // Find it, open it, change it.
    await user.find(ref)
    await expect(page.getByRole('heading', { level: 1, name: 'Ponts roulants du quai nord' })).toBeVisible()
    await user.press(page.getByRole('button', { name: t['action.Modifier'] }))
    const editing = page.getByRole('dialog', { name: t['editor.affaire.edit'] })
    await user.type(new RegExp(`^${t['field.lbAffaire']}`), 'Ponts roulants des deux quais')
    await user.press(editing.getByRole('button', { name: t['editor.save'], exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Ponts roulants des deux quais' })).toBeVisible()
    await user.looksRight()

    // Add a service; its label is written as its parts are chosen.
    await user.press(page.getByRole('button', { name: t['action.AjouterPrestation'] }))
    const adding = page.getByRole('dialog', { name: t['editor.prestation.new'] })
    await user.choose(t['field.mode'], 'Levage')
    await user.choose(t['field.lieu'], 'Usine')
    await user.choose(t['field.gamme'], 'LEV-VGP')
    const year = new Date().getFullYear()
    await expect(page.getByRole('textbox', { name: t['field.lbInspection'] })).toHaveValue(
      new RegExp(`^Insp-.+-LEV-VGP-${year}$`),
    )
    const label = await page.getByRole('textbox', { name: t['field.lbInspection'] }).inputValue()
    await user.type(new RegExp(`^${t['field.dtEcheance']}`), `31/12/${year}`)
    await user.looksRight()
    await user.press(adding.getByRole('button', { name: t['editor.save'], exact: true }))
    await expect(adding).toBeHidden()
    await user.press(page.getByRole('link', { name: t['view.AffAffAffairePrestationList'] }).last())
    await expect(page.getByRole('row').filter({ hasText: label })).toBeVisible()
    await user.looksRight()

    // Both outlive a restart of the provider.
    await provider.stop()
    await provider.start()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Ponts roulants des deux quais' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: label })).toBeVisible()

    // Sign out; the token is worth nothing afterwards.
    const token = await page.evaluate(() => localStorage.getItem('user-token'))
    await user.press(page.getByRole('banner').getByRole('button').last())
    await user.pick(page.getByRole('menuitem', { name: t['action.Deconnexion'] }))
    await expect(page.getByRole('heading', { name: t['login.title'] })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user-token'))).toBeNull()
    const refused = await request.get(`${provider.url}/api/Console/Aff/AffAffaire/GetList`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(refused.status()).toBe(401)
  })
}
