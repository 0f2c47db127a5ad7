import { accounts, expect, read, test as base, User } from './journey.ts'
import { type Provider, startProvider } from './provider.ts'

const walk = { locale: 'fr', scheme: 'light', hands: 'pointer' } as const

/** A separate provider: what this journey does affects all users. */
const test = base.extend<{ alone: Provider }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
  alone: async ({}, use) => {
    const provider = await startProvider()
    await use(provider)
    await provider.stop()
    provider.remove()
  },
})

/** Selects every row of the list, and runs and confirms a bulk action. */
async function all(user: User, action: string): Promise<void> {
  const { page } = user
  await page.getByRole('grid').getByRole('checkbox', { name: 'Tout sélectionner' }).click()
  await page.getByRole('group', { name: 'Sélection' }).getByRole('button', { name: action, exact: true }).click()
  await user.looksRight()
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click()
}

test('all users are deactivated but the one who does it: he is told, is still signed in, and takes it back', async ({
  page,
  alone,
}) => {
  const user = new User(page, walk)
  const { t } = user
  await user.enter(alone, accounts.admin, '/Adm/Usr/UserList')
  const active = async () =>
    (await read<{ login: string; isActif: boolean }[]>(alone, '/api/Console/Adm/UsrUser/GetList'))
      .filter(({ isActif }) => isActif)
      .map(({ login }) => login)
  const before = await active()
  await all(user, t['action.Desactiver'])
  // A notice that is pointed at stays.
  const undo = page.getByRole('button', { name: t['action.undo'] })
  await undo.hover()
  await expect.poll(active).toEqual(['admin'])
  await expect(page.getByText(/Laissé de côté.: Claire Lambert/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Utilisateurs/ })).toBeVisible()
  await undo.click()
  await expect.poll(active).toEqual(before)
  expect(await page.evaluate(() => localStorage.getItem('user-token'))).not.toBeNull()
})

test('all actions are deactivated but those by which they come back', async ({ page, alone }) => {
  const user = new User(page, walk)
  const { t } = user
  await user.enter(alone, accounts.admin, '/Core/Sys/ActionList')
  const active = async () =>
    (await read<{ refAction: string; isActive: boolean }[]>(alone, '/api/Core/SysAction/GetList'))
      .filter(({ isActive }) => isActive)
      .map(({ refAction }) => refAction)
      .toSorted()
  await all(user, t['action.Desactiver'])
  await expect
    .poll(active, { timeout: 30_000 })
    .toEqual(['Activer', 'Creer', 'Deplacer', 'EnregistrerDroits', 'Modifier', 'Supprimer'])

  // With what is left, everything is had again.
  await page.goto(`${alone.url}/Core/Sys/ActionList?all=1&q=Desactiver`)
  await page.getByRole('grid').getByRole('checkbox', { name: 'Tout sélectionner' }).click()
  await page
    .getByRole('group', { name: 'Sélection' })
    .getByRole('button', { name: t['action.Activer'], exact: true })
    .click()
  await expect.poll(active).toContain('Desactiver')
})

test('the last access to the rights stays; rights that its own user changes are offered to him as menus that changed', async ({
  page,
  alone,
}) => {
  const user = new User(page, walk)
  const { t } = user
  await user.enter(alone, accounts.admin, '/Core/Sec/PrmSecuriteAccueil')
  const matrix = page.getByRole('grid', { name: t['rights.title'] })
  const saving = matrix
    .getByRole('row', { name: /^Enregistrer les droits/ })
    .getByRole('gridcell')
    .first()
  await expect(saving).toHaveAttribute('aria-readonly', 'true')
  await saving.click()
  await expect(saving).toContainText(/Oui.*Dernier accès/)

  await matrix
    .getByRole('row', { name: /^Journal/ })
    .first()
    .getByRole('gridcell')
    .first()
    .click()
  await user.looksRight()
  await page.getByRole('button', { name: t['action.EnregistrerDroits'] }).click()
  await page.getByRole('dialog').getByRole('button', { name: t['editor.save'], exact: true }).click()
  await expect(page.getByText(t['menus.changed'])).toBeVisible({ timeout: 30_000 })
})

test('nothing goes below a page of the menus; what is moved keeps the focus, and is taken back', async ({
  page,
  alone,
}) => {
  const user = new User(page, { ...walk, hands: 'keyboard' })
  const { t } = user
  await user.enter(alone, accounts.admin, '/Core/Sec/PrmMenuList')
  const tree = page.getByRole('treegrid')
  const row = (name: string) => tree.getByRole('row', { name: new RegExp(`^${name}`) }).first()
  const parents = async () =>
    (
      await read<{ id: number; name: string; idParent: number | null; refMenu: string; ordre?: number }[]>(
        alone,
        '/api/Core/SysMenu/GetMenuNoeudList',
      )
    )
      .filter(({ refMenu }) => refMenu === 'App.AppMenu')
      .map(({ name, idParent }) => `${name} ${String(idParent)}`)
  const before = await parents()
  await user.reach(tree)
  await page.keyboard.press('Control+Home')
  await user.reach(row('Sécurité'), 'ArrowDown')
  await page.keyboard.press('Control+X')
  // Accueil leads to a page.
  await user.reach(row('Accueil'), 'ArrowUp')
  await page.keyboard.press('Control+V')
  await expect(page.getByText(/rien ne se place dessous/).first()).toBeVisible()
  expect(await parents()).toEqual(before)

  await user.reach(row('Affaires'), 'ArrowDown')
  await page.keyboard.press('Control+V')
  await expect.poll(parents).not.toEqual(before)
  await expect(row('Sécurité')).toBeFocused()
  await user.press(page.getByRole('button', { name: t['action.undo'] }))
  await expect.poll(parents).toEqual(before)
})
