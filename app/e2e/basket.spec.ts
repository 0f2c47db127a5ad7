import { accounts, expect, test, User, type Walk, write } from './journey.ts'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'keyboard' },
  { locale: 'en', scheme: 'dark', hands: 'pointer' },
]

for (const walk of walks) {
  test(`pasted references are chosen, kept in a basket under a search, and chosen again after a reload: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    const mark = `PANIER-${walk.locale}`
    for (const one of ['a', 'b', 'c'])
      await write(provider, '/api/Console/Aff/AffAffaire/Insert', {
        refAffaire: `${mark}-${one}`,
        lbAffaire: `${mark} ${one}`,
        lbClient: null,
        idAgence: 1,
        idUserRAF: 1,
      })
    const user = new User(page, walk)
    const { t } = user
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const more = main.getByRole('button', { name: /^(Autres|More) actions$/ }).first()
    const bar = page.getByRole('group', { name: /^(Sélection|Selection)$/ })
    const openDialog = async () => {
      await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
      await user.press(more)
      await user.pick(page.getByRole('menuitem', { name: t['baskets.title'] }))
    }
    await openDialog()
    // Whoever has opened it pastes: the field has the focus.
    await expect(dialog.getByRole('textbox', { name: t['baskets.paste'] })).toBeFocused()
    await page.keyboard.insertText(`${mark}-a\tici\n${mark}-c\nINCONNUE-7`)
    await user.press(dialog.getByRole('button', { name: t['baskets.choose'], exact: true }))
    await expect(dialog.getByRole('textbox', { name: t['baskets.left'] })).toHaveValue('INCONNUE-7')
    await expect(bar).toContainText('2')
    await user.type(new RegExp(`^${(t['baskets.name'].split('{')[0] ?? '').trim()}`), mark)
    await user.press(dialog.getByRole('button', { name: t['baskets.keep'], exact: true }))
    await expect(dialog.getByRole('listitem')).toContainText(mark)
    await user.press(dialog.getByRole('button', { name: t['editor.close'], exact: true }).last())
    // A search hides one of them; both stay chosen.
    await user.search(`${mark}-a`)
    await expect(bar).toContainText('2')
    await page.goto(`${provider.url}/Aff/Aff/AffaireList`)
    await openDialog()
    await user.press(dialog.getByRole('button', { name: t['baskets.chooseOf'].replace('{name}', mark) }))
    await expect(bar).toContainText('2')
    await user.press(dialog.getByRole('button', { name: t['baskets.delete'].replace('{name}', mark) }))
    await expect(dialog.getByRole('listitem')).toHaveCount(0)
  })
}
