import type { BrowserContext, Page } from 'playwright/test'
import { accounts, configured, expect, test, User } from './journey.ts'

const walk = { locale: 'fr', scheme: 'light', hands: 'pointer' } as const
const list = '/Aff/Aff/AffaireList'

/** Tabs of one browser; the clock of all is in the test's hands. */
async function openTabs(context: BrowserContext, first: Page, count: number, time = Date.now()): Promise<User[]> {
  await context.clock.install({ time })
  const users = [new User(first, walk)]
  while (users.length < count) users.push(new User(await context.newPage(), walk))
  for (const user of users) await user.settle()
  return users
}

const asking = ({ page, t }: User) => page.getByRole('alertdialog', { name: t['session.alert'] })
const signingIn = ({ page, t }: User) => page.getByRole('heading', { name: t['login.title'] })
const rows = ({ page }: User) => page.getByRole('grid').getByRole('row').nth(3)
const storedToken = ({ page }: User) => page.evaluate(() => localStorage.getItem('user-token'))
const idle = 'Session terminée après 15 minutes sans activité'

/** Signed in in the first; the token does it in the others. */
async function signInEverywhere([first, ...others]: readonly User[], url: string): Promise<void> {
  await first?.page.goto(url)
  await first?.signIn(accounts.admin)
  if (first) await expect(rows(first)).toBeVisible()
  await Promise.all(others.map(({ page }) => page.goto(url)))
  for (const other of others) await expect(rows(other)).toBeVisible()
}

async function signOut({ page }: User): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click()
  // The server names it, when its menus hold it.
  await page.getByRole('menuitem', { name: /^(Déconnexion|Se déconnecter)$/ }).click()
}

/** Nothing of the session is left on the screen, and the page says why. */
async function hasEnded(user: User, reason: string): Promise<void> {
  await expect(signingIn(user)).toBeVisible()
  await expect(user.page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  await expect(asking(user)).toBeHidden()
  await expect(user.page.getByRole('navigation')).toBeHidden()
  await expect(user.page.getByRole('grid')).toBeHidden()
}

test('three tabs: asked in all, answered in one, kept alive by one, ended in all', async ({
  page,
  context,
  provider,
}) => {
  const users = await openTabs(context, page, 3)
  const [one, two, three] = users as [User, User, User]
  await signInEverywhere(users, provider.url + list)
  const token = await storedToken(one)

  await context.clock.fastForward('14:01')
  for (const user of users) await expect(asking(user)).toBeVisible()
  await two.page.bringToFront()
  await two.looksRight()
  await asking(two).getByRole('button', { name: two.t['session.stay'] }).click()
  for (const user of users) await expect(asking(user)).toBeHidden()

  await context.clock.fastForward('13:00')
  await three.page.keyboard.press('Shift')
  await context.clock.fastForward('02:00')
  for (const user of users) await expect(asking(user)).toBeHidden()

  await context.clock.fastForward('12:01')
  for (const user of users) await expect(asking(user)).toBeVisible()
  await context.clock.fastForward('01:00')
  for (const user of users) await hasEnded(user, idle)
  expect(await storedToken(one)).toBeNull()
  const checked = await page.request.post(`${provider.url}/api/Core/SecAuthentification/CheckToken`, {
    data: { token },
  })
  expect(await checked.json()).toMatchObject({ value: { isValid: false } })

  // Signed in again in one, the others go on where they were.
  await one.signIn(accounts.admin)
  for (const user of users) await expect(rows(user)).toBeVisible()
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => key !== 'user-token' && !key.startsWith('ronde.'))).toEqual([])
})

test('a sign-out in one tab ends all within a second; Back shows nothing; the token is dead', async ({
  page,
  context,
  provider,
}) => {
  const users = await openTabs(context, page, 2)
  const [one, two] = users as [User, User]
  await signInEverywhere(users, provider.url + list)
  for (const user of users) {
    await user.page.goto(`${provider.url}/about`)
    await expect(user.page.getByRole('navigation').first()).toBeVisible()
  }
  const token = await storedToken(one)
  await signOut(one)
  await expect(signingIn(two)).toBeVisible({ timeout: 1000 })
  await hasEnded(two, two.t['session.ended.elsewhere'])
  await expect(signingIn(one)).toBeVisible()
  await expect(one.page.getByText(one.t['session.ended.elsewhere'])).toBeHidden()
  for (const user of users) {
    await user.page.goBack()
    await expect(signingIn(user)).toBeVisible()
    await expect(user.page.getByRole('navigation')).toBeHidden()
    await expect(user.page.getByRole('grid')).toBeHidden()
  }
  const read = () =>
    page.request.get(`${provider.url}/api/Console/Adm/UsrUser/GetMenuList`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  await expect.poll(async () => (await read()).status()).toBe(401)
})

test('somebody else signs in in another tab: this one ends before it writes anything', async ({
  page,
  context,
  provider,
}) => {
  const users = await openTabs(context, page, 2)
  const [one, two] = users as [User, User]
  for (const user of users) await user.page.goto(`${provider.url}${list}?e=Creer`)
  const inserts: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/AffAffaire/Insert')) inserts.push(request.url())
  })
  await one.signIn(accounts.admin)
  const creating = page.getByRole('dialog', { name: one.t['editor.affaire.new'] })
  await one.type(/^Référence/, 'E2E-OTHER')
  await expect(signingIn(two)).toBeVisible()
  await two.signIn(accounts.agent)
  await expect(two.page.getByRole('dialog', { name: two.t['editor.affaire.new'] })).toBeVisible()
  await hasEnded(one, one.t['session.ended.otherUser'])
  await expect(creating).toBeHidden()
  expect(inserts).toEqual([])
  await expect(
    two.page.getByRole('dialog', { name: two.t['editor.affaire.new'] }).getByRole('textbox', { name: /^Référence/ }),
  ).toHaveValue('')
  expect(await storedToken(one)).not.toBeNull()
})

test('a computer whose clock is a day ahead works; when it wakes after the limit it is signed out at once', async ({
  page,
  context,
  provider,
}) => {
  const [user] = (await openTabs(context, page, 1, Date.now() + 86_400_000)) as [User]
  await signInEverywhere([user], provider.url + list)
  await context.clock.fastForward('00:11')
  const checked = page.waitForResponse(/CheckToken$/)
  await page.keyboard.press('Shift')
  await checked
  await page.getByRole('link', { name: user.t['view.AffAffAffairePrestationList'] }).first().click()
  await expect(rows(user)).toBeVisible()
  await context.clock.fastForward('03:00:00')
  await hasEnded(user, idle)
})

test('the token dies in the middle of a save: the draft is offered again, to the same user only', async ({
  page,
  context,
  provider,
}) => {
  const [user] = (await openTabs(context, page, 1)) as [User]
  await page.goto(`${provider.url}${list}?e=Creer`)
  const { t } = user
  const creating = page.getByRole('dialog', { name: t['editor.affaire.new'] })
  const label = creating.getByRole('textbox', { name: /^Libellé/ })
  await user.signIn(accounts.agent)
  await user.type(/^Référence/, 'E2E-SESSION')
  await user.type(/^Libellé/, 'Écrit avant la fin')
  await user.choose(t['field.idAgence'], 'Lille')
  await user.choose(t['field.idUserRAF'], 'a')
  await page.request.post(`${provider.url}/api/Core/SecAuthentification/LogOut`, {
    data: {},
    headers: { Authorization: `Bearer ${await storedToken(user)}` },
  })
  await creating.getByRole('button', { name: t['editor.save'], exact: true }).click()
  await hasEnded(user, t['session.ended.expired'])

  await user.signIn(accounts.admin)
  await expect(label).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(creating).toBeHidden()
  await signOut(user)
  await expect(signingIn(user)).toBeVisible()

  await page.goto(`${provider.url}${list}?e=Creer`)
  await user.signIn(accounts.agent)
  await expect(label).toHaveValue('Écrit avant la fin')
  await creating.getByRole('button', { name: t['editor.save'], exact: true }).click()
  await expect(creating).toBeHidden()
  await page.getByRole('searchbox').fill('E2E-SESSION')
  await expect(page.getByRole('row').filter({ hasText: 'E2E-SESSION' })).toHaveCount(1)
})

test('a browser that stores nothing still lets one sign in and work', async ({ page, provider }) => {
  const user = new User(page, walk)
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(provider.url + list)
  await user.signIn(accounts.admin)
  await expect(rows(user)).toBeVisible()
  await signOut(user)
  await expect(signingIn(user)).toBeVisible()
})

/** Names of what this browser keeps for its users, and how many records each database holds. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    const records: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => done(opening.result))
      })
      for (const store of database.objectStoreNames) {
        const counting = database.transaction(store).objectStore(store).count()
        await new Promise((done) => counting.addEventListener('success', done))
        if (counting.result > 0) records.push(`${name} ${store}`)
      }
      database.close()
    }
    return [...keys, ...records].toSorted()
  })
/** Keys that name nobody, and the diagnostics of the tab. */
const anybodys = /^ronde\.(locale|theme|density|drawer|last-activity|recording)$/
const keptOfUsers = async (page: Page) => (await keptIn(page)).filter((name) => !anybodys.test(name))

for (const keepsNothing of [true, false])
  test(`a browser that is ${keepsNothing ? '' : 'not '}to keep nothing has ${keepsNothing ? 'nothing' : 'the draft'} of its user after a sign-out in another tab`, async ({
    page,
    context,
    provider,
  }) => {
    await configured(context, { session: { keepsNothing } })
    const [one, two] = (await openTabs(context, page, 2)) as [User, User]
    await signInEverywhere([one, two], provider.url + list)
    await page.getByRole('button', { name: one.t['action.Creer'], exact: true }).click()
    await one.type(new RegExp(`^${one.t['field.lbAffaire']}`), 'Commencée ici')
    // A record that was looked at is one of those opened of late.
    await two.page.getByRole('grid').getByRole('link').first().click()
    await expect(two.page).toHaveURL(/AffaireAccueil/)
    await expect
      .poll(() => keptOfUsers(page))
      .toEqual(expect.arrayContaining(['ronde drafts', 'ronde-recents records']))
    await signOut(two)
    for (const user of [one, two]) await expect(signingIn(user)).toBeVisible()
    if (keepsNothing) for (const user of [one, two]) await expect.poll(() => keptOfUsers(user.page)).toEqual([])
    else expect(await keptOfUsers(page)).toContain('ronde drafts')
  })
