import type { Page, Route } from 'playwright/test'
import { accounts, expect, test, User } from './journey.ts'

/** Holds answers until they are let go. */
async function hold(page: Page, which: RegExp) {
  const waiting: Route[] = []
  await page.route(which, (route) => void waiting.push(route))
  return async () => {
    await page.unroute(which)
    await Promise.all(waiting.map((route) => route.continue().catch(() => {})))
  }
}

for (const locale of ['fr', 'en'] as const)
  test(`a form whose file has not come says that it opens, keeps keys from the list and letters for its first field, and is ended by Escape: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, { locale, scheme: 'light', hands: 'keyboard' })
    const { t } = user
    // It would be fetched ahead of its first use.
    const letEditorGo = await hold(page, /\/assets\/editor-host/)
    await user.enter(provider, accounts.admin, '/Adm/Usr/UserList')
    await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
    const letGo = await hold(page, /\/(assets|api)\//)
    const add = page.getByRole('button', { name: t['action.Creer'], exact: true })
    const before = page.url()
    await user.press(add)
    const opening = page.getByRole('dialog', { name: t['layer.opening'] })
    await expect(opening).toBeVisible()
    await user.looksRight()
    await page.keyboard.type('nadia')
    for (const key of ['Delete', 'Space', 'Enter', 'ArrowDown', '/']) await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(opening).toBeHidden()
    await expect(add).toBeFocused()
    await expect(page).toHaveURL(before)

    await user.press(add)
    await expect(opening).toBeVisible()
    await page.keyboard.type('n.da')
    await Promise.all([letGo(), letEditorGo()])
    const creating = page.getByRole('dialog', { name: t['editor.user.new'] })
    const login = creating.getByRole('textbox').first()
    await expect(login).toBeFocused()
    await expect(login).toHaveValue('n.da')
    await page.keyboard.type('-silva')
    await expect(login).toHaveValue('n.da-silva')
    await login.fill('')
    await page.keyboard.press('Escape')
    await expect(creating).toBeHidden()
    await expect(add).toBeFocused()
  })

test('a dialog whose file has not come stands at once, and Escape ends it', async ({ page, provider }) => {
  const user = new User(page, { locale: 'fr', scheme: 'dark', hands: 'pointer' })
  const { t } = user
  const letGo = await hold(page, /\/assets\/export-dialog/)
  await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  const opener = page.getByRole('main').getByRole('button', { name: t['action.Exporter'], exact: true })
  await opener.click()
  const opening = page.getByRole('dialog', { name: t['layer.opening'] })
  await expect(opening).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opening).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await letGo()
  await expect(page.getByRole('dialog', { name: t['action.Exporter'] }).getByRole('radio').first()).toBeVisible()
})

test('Enter in the palette waits for its file and for what is found, and takes the first', async ({
  page,
  provider,
}) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'keyboard' })
  const { t } = user
  await user.enter(provider, accounts.admin, '/Adm/Usr/UserList')
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  const letFilesGo = await hold(page, /\/assets\/palette/)
  const letCallsGo = await hold(page, /\/api\/.*[?&]search=/)
  await page.keyboard.press('ControlOrMeta+K')
  await page.keyboard.type(t['view.AffAffAffaireList'])
  await page.keyboard.press('Enter')
  const palette = page.getByRole('dialog', { name: t['palette.title'] })
  await expect(palette.getByRole('combobox')).toHaveValue(t['view.AffAffAffaireList'])
  await letFilesGo()
  await expect(palette.getByRole('option', { name: t['view.AffAffAffaireList'] }).first()).toBeVisible()
  await letCallsGo()
  await expect(palette).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: t['view.AffAffAffaireList'] })).toBeVisible()
})
