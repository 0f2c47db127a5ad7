import type { Page } from 'playwright/test'
import { accounts, expect, test as base, User, type Walk } from './journey.ts'
import { type Provider, startProvider } from './provider.ts'

const test = base.extend<object, { provider: Provider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
    async ({}, use) => {
      const provider = await startProvider('--directory')
      await use(provider)
      await provider.stop()
      provider.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.use({ ignoreHTTPSErrors: true })

const french: Walk = { locale: 'fr', scheme: 'light', hands: 'pointer' }
const english: Walk = { locale: 'en', scheme: 'dark', hands: 'pointer' }
const people = {
  garnier: /Garnier/,
  picard: /Picard/,
  stranger: /Inconnu/,
  forgotten: /AADB2C90118/,
  denied: /Access denied/,
  state: /another request/,
  behind: /behind/,
}

const directoryOf = ({ url }: Provider) => `https://localhost:${Number(new URL(url).port) + 1}`
const alert = ({ page }: User) => page.getByRole('form').getByRole('alert')
const button = ({ page, t }: User) => page.getByRole('button', { name: t['directory.signIn'] })
const home = ({ page }: User) => page.getByRole('banner')

async function atLogin(page: Page, { url }: Provider, walk: Walk = french): Promise<User> {
  const user = new User(page, walk)
  await user.settle()
  await page.goto(`${url}/Core/Sec/AuthLogin`)
  await expect(button(user)).toBeVisible()
  return user
}

/** Presses the button; answers the window that opens. */
async function openWindow(user: User): Promise<Page> {
  const opening = user.page.waitForEvent('popup')
  await user.press(button(user))
  return opening
}

async function choose(popup: Page, account: RegExp): Promise<void> {
  const closing = popup.waitForEvent('close')
  await popup.getByRole('button', { name: account }).click()
  await closing
}

async function signInAs(user: User, account: RegExp): Promise<void> {
  await choose(await openWindow(user), account)
}

/** Signed in at the directory, and not at the console: its server failed. */
async function signedInThereAlone(page: Page, provider: Provider): Promise<User> {
  const user = await atLogin(page, provider)
  await page.route('**/AuthenticateWithToken', (route) => route.fulfill({ status: 500, body: 'x' }), { times: 1 })
  await signInAs(user, people.garnier)
  await expect(alert(user)).toContainText(user.t['login.failed'])
  return user
}

async function signOut({ page }: User): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: /^(Déconnexion|Se déconnecter)$/ }).click()
}

const keptByMsal = ({ page }: User) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('msal.')))

const promptOf = ({ page }: User) => page.evaluate(() => localStorage.getItem('ronde.directory-prompt'))

test('in by the directory, and out of both: the next sign-in asks who it is [4.in-by-directory] [4.logout-directory] [1.sign-in-modes]', async ({
  page,
  provider,
}) => {
  const user = await atLogin(page, provider)
  await user.looksRight()
  await signInAs(user, people.garnier)
  await expect(home(user).getByText('Élodie Garnier')).toBeVisible()
  expect(await keptByMsal(user)).not.toEqual([])
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => !/^(user-token$|ronde\.|msal\.)/.test(key))).toEqual([])

  const ending = page.waitForEvent('popup')
  await signOut(user)
  await expect(button(user)).toBeVisible()
  const ended = await ending
  if (!ended.isClosed()) await ended.waitForEvent('close')
  await expect.poll(() => keptByMsal(user)).toEqual([])
  await expect.poll(() => promptOf(user)).toBeNull()

  // Only the directory's own session would sign the user in without a prompt.
  const again = await openWindow(user)
  await expect(again.getByRole('button', { name: people.garnier })).toBeVisible()
  await choose(again, people.picard)
  await expect(home(user)).toBeVisible()
})

test('a sign-out whose answer comes after its window is gone counts as one: the next sign-in asks nothing more [4.logout-directory]', async ({
  page,
  provider,
}) => {
  await page.addInitScript(() => {
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      override addEventListener(type: string, listener: (event: Event) => void) {
        super.addEventListener(type, (event) => setTimeout(() => listener(event), 4000))
      }
      override set onmessage(listener: (event: Event) => void) {
        this.addEventListener('message', listener)
      }
    }
  })
  const user = await atLogin(page, provider)
  await signInAs(user, people.garnier)
  await expect(home(user).getByText('Élodie Garnier')).toBeVisible()
  await signOut(user)
  await expect(button(user)).toBeVisible()
  await expect.poll(() => promptOf(user)).toBeNull()
})

test('fr: what goes wrong is told, and the button is there to try again [8.directory-error]', async ({
  page,
  provider,
}) => {
  const user = await atLogin(page, provider)
  const says = (text: string) => expect(alert(user)).toContainText(text)
  const { t } = user

  const closed = await openWindow(user)
  await expect(page.getByRole('status').filter({ hasText: t['directory.waiting'] })).toBeVisible()
  await closed.close()
  await says(t['directory.failure.closed'])
  await signInAs(user, people.denied)
  await says(t['directory.failure.denied'])
  await signInAs(user, people.behind)
  await says(t['directory.failure.clock'])
  await expect(home(user)).toBeHidden()
})

test('en: an answer to another request, and an account that is unknown: another one can be chosen [8.directory-error]', async ({
  page,
  provider,
}) => {
  const user = await atLogin(page, provider, english)
  await signInAs(user, people.state)
  await expect(alert(user)).toContainText(user.t['directory.failure.state'])
  await signInAs(user, people.stranger)
  await expect(alert(user)).toContainText('Account unknown to the application')
  await expect(page.getByRole('status').filter({ hasText: user.t['directory.another'] })).toBeVisible()
  await expect.poll(() => keptByMsal(user)).toEqual([])
  await signInAs(user, people.garnier)
  await expect(home(user)).toBeVisible()
})

test('a window that the browser blocks is told of; a page left in the middle signs in when it is back', async ({
  page,
  provider,
}) => {
  // As a browser that blocks windows does; the tools of this test make it block none.
  await page.addInitScript(() => {
    const { open } = globalThis
    globalThis.open = () => {
      globalThis.open = open
      return null
    }
  })
  const user = await atLogin(page, provider)
  await user.press(button(user))
  await expect(alert(user)).toContainText(user.t['directory.failure.blocked'])
  const left = await openWindow(user)
  await expect(left.getByRole('button', { name: people.garnier })).toBeVisible()
  await page.reload()
  await user.press(button(user))
  await expect(alert(user)).toContainText(user.t['directory.failure.blocked'])
  await signInAs(user, people.garnier)
  await expect(home(user)).toBeVisible()
})

test('a forgotten password opens the window in which it is reset [8.directory-reset]', async ({ page, provider }) => {
  const user = await atLogin(page, provider)
  const first = await openWindow(user)
  const resetting = page.waitForEvent('popup')
  await choose(first, people.forgotten)
  const reset = await resetting
  await expect(reset).toHaveURL(/\/password-reset\//)
  await expect(page.getByRole('status').filter({ hasText: user.t['directory.resetting'] })).toBeVisible()
  await choose(reset, people.garnier)
  await expect(page.getByRole('status').filter({ hasText: user.t['directory.resetDone'] })).toBeVisible()
  await expect(home(user)).toBeHidden()
  await signInAs(user, people.garnier)
  await expect(home(user)).toBeVisible()
})

test('a directory that cannot be reached: told, and the password still opens the door [8.directory-error]', async ({
  page,
  context,
  provider,
}) => {
  await context.route(`${directoryOf(provider)}/**`, (route) => route.abort('connectionrefused'))
  const user = await atLogin(page, provider, english)
  await user.press(button(user))
  await expect(alert(user)).toContainText(user.t['directory.failure.unreachable'])
  await expect.poll(() => context.pages().length).toBe(1)
  await user.signIn(accounts.admin)
  await expect(home(user)).toBeVisible()
})

test('signed in there and not here: the next press asks nothing [8.directory-silent]', async ({
  page,
  context,
  provider,
}) => {
  const user = await signedInThereAlone(page, provider)
  await page.reload()
  await user.press(button(user))
  await expect(home(user)).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})

test('what the directory asks for beside a sign-in, such as a second factor, is asked in the window [8.directory-silent]', async ({
  page,
  context,
  provider,
}) => {
  const user = await signedInThereAlone(page, provider)
  // The access token has expired; the refresh token is refused until a second factor was shown.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/accesstoken/i.test(key)) localStorage.removeItem(key)
  })
  const claims = JSON.stringify({ access_token: { acrs: { essential: true, value: 'c1' } } })
  await context.route(
    (url) => url.origin === directoryOf(provider) && url.pathname.endsWith('/token'),
    (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: 'interaction_required', error_description: 'AADSTS50079: a second factor', claims },
      }),
    { times: 1 },
  )
  await page.reload()
  const asked = context.waitForEvent('request', (request) => /\/auth(orize)?\?/.test(request.url()))
  await user.press(button(user))
  expect(new URL((await asked).url()).searchParams.get('claims')).toContain('"acrs":{"essential":true,"value":"c1"}')
  await expect(home(user)).toBeVisible()
})

test('a directory that is away keeps nobody from signing out, and has the next one say who he is [4.logout-directory]', async ({
  page,
  context,
  provider,
}) => {
  const user = await atLogin(page, provider)
  await signInAs(user, people.garnier)
  await expect(home(user)).toBeVisible()
  await page.reload()
  await expect(home(user)).toBeVisible()
  await context.route(`${directoryOf(provider)}/**`, (route) => route.abort('connectionrefused'))
  await signOut(user)
  await expect(button(user)).toBeVisible()
  await expect.poll(() => context.pages().length).toBe(1)
  await expect.poll(() => keptByMsal(user)).toEqual([])
  await context.unroute(`${directoryOf(provider)}/**`)
  // Its own session is open still: it must not let the next one in.
  const again = await openWindow(user)
  await expect(again.getByRole('button', { name: people.picard })).toBeVisible()
})
