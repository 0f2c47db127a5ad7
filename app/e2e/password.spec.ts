import { accounts, expect, test, User, type Walk, write } from './journey.ts'

const walk = { locale: 'fr', scheme: 'light', hands: 'pointer' } as const
const pagePath = '/Core/Sec/AuthPassword'

/** Password of an account of the demo data. */
const demoPassword = (login: string): string => `ronde-${login}-2026`

/** Types into the fields of a new password, and submits. */
async function change({ page, t }: User, [current, fresh, copy = fresh]: [string, string, string?]): Promise<void> {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  await field(t['password.current']).fill(current)
  await field(t['password.new']).fill(fresh)
  await field(t['password.copy']).fill(copy)
  await page.keyboard.press('Enter')
}

const heading = ({ page }: User, name: string) => page.getByRole('heading', { level: 1, name })
const storedToken = ({ page }: User) => page.evaluate(() => localStorage.getItem('user-token'))

test('a temporary password is changed before anything else, and again in the profile [2.profile]', async ({
  page,
  provider,
}) => {
  const user = new User(page, walk)
  const { t } = user
  const [temporary, second, third] = [demoPassword('d.nguyen'), 'deuxième secret', 'troisième secret'] as const
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/ChangePassword')) changes.push(request.headers().authorization ?? '')
  })
  await user.settle()
  await page.goto(`${provider.url}/Aff/Aff/AffaireList`)
  await user.signIn({ login: 'd.nguyen', password: temporary })
  await expect(heading(user, t['password.title'])).toBeFocused()
  await expect(page).toHaveURL(provider.url + pagePath)
  await expect(page.getByText(t['password.required'])).toBeVisible()
  await expect(page.getByRole('textbox', { name: t['login.user'] })).toHaveValue('d.nguyen')
  expect(await storedToken(user)).toBeNull()
  await user.looksRight()

  // The password was just used to sign in: it is not asked for again.
  await expect(page.getByRole('textbox', { name: t['password.current'], exact: true })).toHaveCount(0)
  await page.getByRole('textbox', { name: t['password.new'], exact: true }).fill(second)
  await page.getByRole('textbox', { name: t['password.copy'], exact: true }).fill(second)
  await page.keyboard.press('Enter')
  // The address requested at first.
  await expect(heading(user, t['view.AffAffAffaireList'])).toBeVisible()
  expect(changes).toHaveLength(1)
  const signedIn = await storedToken(user)
  expect(changes).not.toContain(`Bearer ${signedIn}`)

  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: t['view.AdmUsrUserProfil'] }).click()
  await expect(heading(user, t['view.AdmUsrUserProfil'])).toBeFocused()
  await page.getByRole('button', { name: t['action.ChangerMotDePasse'] }).click()
  await change(user, ['pas le bon', third])
  await expect(page.getByRole('textbox', { name: t['password.current'], exact: true })).toHaveAccessibleDescription(
    'Mot de passe actuel incorrect',
  )
  await change(user, [second, third])
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => storedToken(user)).not.toBe(signedIn)
  const checked = () =>
    page.request
      .post(`${provider.url}/api/Core/SecAuthentification/CheckToken`, { data: { token: signedIn } })
      .then((answer) => answer.json())
  await expect.poll(checked).toMatchObject({ value: { isValid: false } })
  await page.reload()
  await expect(heading(user, t['view.AdmUsrUserProfil'])).toBeVisible()
})

test('whoever likes changes his password by the link of the login card, after a network that was lost', async ({
  page,
  provider,
}) => {
  const user = new User(page, { ...walk, locale: 'en' })
  const { t } = user
  const old = demoPassword('h.dubois')
  await user.settle()
  await page.goto(provider.url)
  await user.type(t['login.user'], 'h.dubois')
  await page.getByRole('link', { name: t['login.changePassword'] }).click()
  await expect(heading(user, t['password.title'])).toBeFocused()
  await change(user, [old, old])
  await expect(page.getByRole('textbox', { name: t['password.new'], exact: true })).toHaveAccessibleDescription(
    new RegExp(t['password.same']),
  )
  await change(user, [old, 'a second secret', 'another'])
  await expect(page.getByRole('textbox', { name: t['password.copy'], exact: true })).toHaveAccessibleDescription(
    t['password.differ'],
  )

  // The change is made, its answer is lost.
  await page.route(
    '**/ChangePassword',
    async (route) => {
      await route.fetch()
      await route.abort('connectionfailed')
    },
    { times: 1 },
  )
  await change(user, [old, 'a second secret'])
  await expect(heading(user, t['offline.title'])).toBeVisible()
  await page.getByRole('button', { name: t['offline.now'] }).click()
  await expect(page.getByRole('textbox', { name: t['password.new'], exact: true })).toHaveValue('a second secret')
  await page.getByRole('button', { name: t['password.submit'] }).dblclick()
  await expect(page.getByRole('banner')).toBeVisible()

  // Signed in already: the profile is the place.
  await page.goto(provider.url + pagePath)
  await expect(heading(user, t['view.AdmUsrUserProfil'])).toBeVisible()
  await page.getByRole('radio', { name: t['preferences.density.compact'] }).check()
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
  await expect(page.getByRole('radio', { name: t['preferences.density.compact'] })).toBeChecked()
})

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'dark', hands: 'keyboard' },
  { locale: 'en', scheme: 'light', hands: 'pointer' },
]

for (const handed of walks) {
  test(`a password that is made for somebody is shown once, lets in, and has to be changed at once: ${handed.locale}, ${handed.hands}`, async ({
    page,
    provider,
    browser,
    request,
  }) => {
    const user = new User(page, handed)
    const { t } = user
    const login = `passe-${handed.locale}`
    const first = 'trois ponts 2026'
    await write(provider, '/api/Console/Adm/UsrUser/AddUser', {
      login,
      lbUser: `Passe ${handed.locale}`,
      mail: `${login}@vigie-controle.example`,
      idGroupe: 2,
      newPassword: first,
      newPasswordCopy: first,
    })
    const isLetIn = async (password: string) => {
      const answer = await request.post(`${provider.url}/api/Core/SecAuthentification/Authenticate`, {
        data: { login, password },
      })
      return ((await answer.json()) as { isSuccess: boolean }).isSuccess
    }

    await user.enter(provider, accounts.admin, '/Adm/Usr/UserList')
    await user.find(login)
    await expect(heading(user, `Passe ${handed.locale}`)).toBeVisible()
    const dialog = page.getByRole('dialog')
    await user.press(page.getByRole('button', { name: t['action.ChangerMotDePasse'] }))
    await user.press(dialog.getByRole('button', { name: t['password.make'] }))
    const shown = dialog.getByRole('status', { name: t['password.made'] })
    await expect(shown).toHaveText(/^(\w{4}-){3}\w{4}$/)
    const made = (await shown.textContent()) ?? ''
    await user.looksRight()
    await user.press(dialog.getByRole('button', { name: t['editor.save'], exact: true }))
    await expect(dialog).toBeHidden()
    await user.press(page.getByRole('button', { name: t['action.ChangerMotDePasse'] }))
    await expect(dialog.getByRole('button', { name: t['password.make'] })).toBeVisible()
    await expect(page.getByText(made)).toHaveCount(0)
    expect(await isLetIn(first)).toBe(false)

    // The new user, in another browser.
    const context = await browser.newContext()
    const theirs = new User(await context.newPage(), handed)
    await theirs.settle()
    await theirs.page.goto(`${provider.url}/Aff/Aff/AffaireList`)
    await theirs.signIn({ login, password: made })
    await expect(heading(theirs, t['password.title'])).toBeFocused()
    await expect(theirs.page.getByText(t['password.required'])).toBeVisible()
    expect(await storedToken(theirs)).toBeNull()
    const own = 'le sien, pour de bon'
    await theirs.type(new RegExp(`^${t['password.new']}$`), own)
    await theirs.type(new RegExp(`^${t['password.copy']}$`), own)
    await theirs.press(theirs.page.getByRole('button', { name: t['password.submit'] }))
    await expect(heading(theirs, t['view.AffAffAffaireList'])).toBeVisible()
    await expect(theirs.page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
    await context.close()
    expect(await isLetIn(made)).toBe(false)
    expect(await isLetIn(own)).toBe(true)
  })
}

for (const [login, locale, told] of [
  ['b.lefevre', 'fr', 'Compte verrouillé ou inactif'],
  ['c.roussel', 'en', 'Account locked or inactive'],
] as const) {
  test(`a locked or inactive user (${login}) is not let in, and is told so [4.locked-user]`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, { ...walk, locale })
    await user.settle()
    await page.goto(provider.url)
    await user.signIn({ login, password: demoPassword(login) })
    await expect(page.getByRole('form').getByText(told)).toBeVisible()
    await page.goto(provider.url + pagePath)
    await user.type(user.t['login.user'], login)
    await change(user, [demoPassword(login), 'a second secret'])
    await expect(page.getByRole('form').getByText(told)).toBeVisible()
    expect(await storedToken(user)).toBeNull()
  })
}
