import { accounts, expect, read, test, User } from './journey.ts'

interface Account {
  idUser: number
  login: string
  idGroupe: number
  refIdentification: string
  lbIdentification: string
  mail: string | null
  isActif: boolean
  isLocked: boolean
}

test('by keyboard: users from here and from the directory are added, locked, given a password, deactivated [4.locked-user]', async ({
  page,
  provider,
  request,
}) => {
  const user = new User(page, { locale: 'en', scheme: 'dark', hands: 'keyboard' })
  const { t } = user
  const login = 'm.noel'
  const dialog = page.getByRole('dialog')
  const held = async (named = login) =>
    (await read<Account[]>(provider, '/api/Console/Adm/UsrUser/GetList')).find((one) => one.login === named)
  const secret = async (name: string, password: string) => {
    await user.reach(dialog.getByLabel(name, { exact: false }).first())
    await page.keyboard.type(password)
  }
  const save = async () => {
    await user.press(dialog.getByRole('button', { name: t['editor.save'], exact: true }))
    await expect(dialog).toBeHidden()
  }

  // From here: the suffix of the house is written already.
  await user.enter(provider, accounts.admin, '/Adm/Usr/UserList')
  await user.press(page.getByRole('button', { name: t['action.Creer'], exact: true }))
  await user.type(new RegExp(`^${t['field.login']}`), login)
  await user.type(new RegExp(`^${t['field.lbUser']}`), 'Maud Noël')
  await user.type(new RegExp(`^${t['field.mail']}`), `${login}@vigie-controle.example`)
  await secret(t['field.newPassword'], 'ronde de nuit 2026')
  await secret(t['field.newPasswordCopy'], 'ronde de jour 2026')
  await user.press(dialog.getByRole('button', { name: t['editor.save'], exact: true }))
  await expect(dialog.getByLabel(t['field.newPasswordCopy'], { exact: false }).first()).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await user.looksRight()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('ronde de nuit 2026')
  await save()
  await expect
    .poll(() => held())
    .toMatchObject({ idGroupe: 2, refIdentification: 'B', lbIdentification: 'BASIC', isActif: true, isLocked: false })

  // From the directory, found there by a part of the name.
  const [found] = (
    await read<{ login: string; lbUser: string; isKnown: boolean }[]>(
      provider,
      '/api/Core/SecSecurite/GetRondeAdUserList',
    )
  ).filter(({ isKnown }) => !isKnown)
  await user.press(page.getByRole('button', { name: t['action.AjouterAnnuaire'], exact: true }))
  await user.choose(t['field.adUser'], found?.lbUser ?? '')
  await expect(dialog.getByRole('textbox', { name: t['field.lbUser'] })).toHaveValue(found?.lbUser ?? '')
  await save()
  await expect
    .poll(() => held(found?.login))
    .toMatchObject({ idGroupe: 2, refIdentification: 'AAD', lbIdentification: 'Azure AD' })

  // At home: renamed, and given another password, which opens the door.
  await user.search(login)
  await expect(page.getByRole('heading', { level: 1, name: /\D1 \// })).toBeVisible()
  await user.find(login)
  await expect(page.getByRole('heading', { level: 1, name: 'Maud Noël' })).toBeVisible()
  await user.press(page.getByRole('button', { name: t['action.ChangerMotDePasse'] }))
  await user.press(dialog.getByRole('button', { name: t['password.make'] }))
  const made = (await dialog.getByRole('status', { name: t['password.made'] }).textContent()) ?? ''
  expect(made).toMatch(/^(\w{4}-){3}\w{4}$/)
  await save()
  const isLetIn = async (password: string) => {
    const answer = await request.post(`${provider.url}/api/Core/SecAuthentification/Authenticate`, {
      data: { login, password },
    })
    return ((await answer.json()) as { isSuccess: boolean }).isSuccess
  }
  expect(await isLetIn(made)).toBe(true)
  expect(await isLetIn('ronde de nuit 2026')).toBe(false)
  await user.press(page.getByRole('button', { name: t['action.Modifier'], exact: true }))
  await user.type(new RegExp(`^${t['field.lbUser']}`), 'Maud Noël-Petit')
  await user.press(dialog.getByRole('switch', { name: t['field.isLocked'] }), 'Space')
  await user.looksRight()
  await save()
  await expect(page.getByRole('heading', { level: 1, name: 'Maud Noël-Petit' })).toBeVisible()
  expect(await held()).toMatchObject({ isLocked: true })
  expect(await isLetIn(made)).toBe(false)

  // In the list again: deactivated, and gone from it.
  await page.goto(`${provider.url}/Adm/Usr/UserList?q=${login}`)
  const row = page.getByRole('row', { name: /Maud Noël-Petit/ })
  await expect(row).toBeVisible()
  await user.reach(page.getByRole('grid'))
  await user.reach(row, 'ArrowDown')
  await page.keyboard.press('Shift+F10')
  await user.pick(page.getByRole('menuitem', { name: t['action.Desactiver'], exact: true }))
  await expect.poll(() => held()).toMatchObject({ isActif: false })
  await expect(row).toBeHidden()
})
