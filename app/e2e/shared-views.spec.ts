import { accounts, expect, test, User, type Walk } from './journey.ts'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'keyboard' },
  { locale: 'en', scheme: 'dark', hands: 'pointer' },
]

for (const walk of walks) {
  test(`a view is shared with a group, whose list opens with it: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
    browser,
  }) => {
    const user = new User(page, walk)
    const { t } = user
    const name = `Levage ${walk.locale}`
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList?q=levage')
    await user.hasOnly('levage')
    const menu = () =>
      page.getByRole('main').getByRole('button', { name: new RegExp(`^${t['views.label'].slice(0, -1)}`) })
    const item = (text: string) => page.getByRole('menuitem', { name: text.replace('{name}', name) })

    // Kept for oneself first, then shared with everybody, who open the list with it.
    await user.press(menu())
    await user.pick(item(t['views.save']))
    await expect(page.getByRole('alertdialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(menu()).toContainText(name)
    await user.press(menu())
    await user.pick(item(t['views.share']))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: new RegExp(`^${t['views.sharedName']}`) })).toHaveValue(name)
    await user.press(dialog.getByRole('switch', { name: t['views.isDefault'] }), 'Space')
    await user.looksRight()
    await user.press(dialog.getByRole('button', { name: t['views.shareYes'], exact: true }))
    await expect(dialog).toBeHidden()
    await user.press(menu())
    const shared = page.getByRole('menuitemradio', { name }).filter({ hasText: t['views.sharedFirst'] })
    await expect(shared).toBeVisible()
    await page.keyboard.press('Escape')

    // Another person, another browser.
    const context = await browser.newContext()
    const theirs = new User(await context.newPage(), walk)
    await theirs.enter(provider, accounts.agent, '/Aff/Aff/AffaireList')
    await expect(theirs.page).toHaveURL(/[?&]q=levage/)
    await theirs.hasOnly('levage')
    await theirs.press(theirs.page.getByRole('main').getByRole('button', { name: new RegExp(name) }))
    // They may look with it, and not change it.
    await expect(theirs.page.getByRole('menuitemradio', { name: new RegExp(name) })).toBeVisible()
    await expect(theirs.page.getByRole('menuitem', { name: t['views.unshare'].replace('{name}', name) })).toHaveCount(0)
    await context.close()

    // Taken back.
    await page.reload()
    await user.press(menu())
    await user.pick(shared)
    await user.press(menu())
    await user.pick(item(t['views.unshare']))
    await user.press(page.getByRole('alertdialog').getByRole('button', { name: t['views.unshareYes'] }))
    await user.press(menu())
    await expect(shared).toHaveCount(0)
  })
}
