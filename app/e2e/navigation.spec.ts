import type { Page } from 'playwright/test'
import { takeFromMenus, takeRoles } from './administration.ts'
import { accounts, expect, test, User } from './journey.ts'
import { startProvider } from './provider.ts'

const french = { locale: 'fr', scheme: 'light', hands: 'pointer' } as const
const english = { locale: 'en', scheme: 'light', hands: 'pointer' } as const
const list = '/Aff/Aff/AffaireList'

/** A reload of the menus is offered, in the bar under the app bar. */
const offer = ({ page, t }: User) => page.getByRole('button', { name: t['menus.reload'] })
const heading = ({ page }: User, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('menus changed while one works: offered, put off, reloaded; what is open stays, a page that is gone is told', async ({
  page,
  context,
}) => {
  const provider = await startProvider()
  try {
    await context.clock.install()
    const user = new User(page, french)
    const { t } = user
    await user.enter(provider, accounts.admin, list)
    await page.getByRole('searchbox').fill('AFF')
    await expect(page).toHaveURL(/q=AFF/)
    const drawer = page.getByRole('navigation', { name: t['frame.menu'] })
    const services = drawer.getByRole('link', { name: t['view.AffAffAffairePrestationList'] })
    await expect(services).toBeVisible()
    await expect(offer(user)).toBeHidden()

    await takeFromMenus(provider, { idGroupe: 1, refRoute: 'AffAffAffairePrestationList' })
    await context.clock.fastForward('00:11')
    await expect(page.getByRole('status').filter({ hasText: t['menus.changed'] })).toBeVisible()
    await user.looksRight()
    await page.getByRole('button', { name: t['menus.later'] }).click()
    await expect(offer(user)).toBeHidden()
    const asked = page.waitForResponse(/LastUpdate$/)
    await context.clock.fastForward('00:11')
    await asked
    await expect(offer(user)).toBeHidden()

    await takeFromMenus(provider, { idGroupe: 1, refRoute: 'AdmUsrUserProfil' })
    await context.clock.fastForward('00:11')
    await offer(user).click()
    await expect(offer(user)).toBeHidden()
    await expect(services).toBeHidden()
    await expect(page.getByRole('searchbox')).toHaveValue('AFF')
    await expect(page).toHaveURL(/AffaireList\?q=AFF/)

    await takeFromMenus(provider, { idGroupe: 1, refRoute: 'AffAffAffaireList' })
    await context.clock.fastForward('00:11')
    await offer(user).click()
    await expect(page.getByText('«\u00A0Affaires\u00A0» n’est plus dans vos menus')).toBeVisible()
    await expect(heading(user, /^Bonjour/)).toBeFocused()
    await expect(page).toHaveURL(`${provider.url}/`)
  } finally {
    await provider.stop()
    provider.remove()
  }
})

/** How many drafts the browser keeps. */
const draftsIn = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'ronde')) return 0
    const told = (request: IDBRequest) =>
      new Promise((resolve) => request.addEventListener('success', resolve, { once: true }))
    const opening = indexedDB.open('ronde')
    await told(opening)
    const counting = opening.result.transaction('drafts').objectStore('drafts').count()
    await told(counting)
    opening.result.close()
    return counting.result
  })

test('a new version deployed while one works: told, nothing reloads by itself, and the draft is offered after the reload [8.chunk]', async ({
  page,
  provider,
}) => {
  const user = new User(page, english)
  const { t } = user
  await user.enter(provider, accounts.admin, `${list}?q=AFF`)
  await page.getByRole('button', { name: t['action.Creer'], exact: true }).click()
  const creating = page.getByRole('dialog', { name: t['editor.affaire.new'] })
  const label = creating.getByRole('textbox', { name: new RegExp(`^${t['field.lbAffaire']}`) })
  await label.fill('Written before the deployment')
  await expect.poll(() => draftsIn(page)).toBe(1)
  // Leaving by the address keeps what was typed.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto(`${provider.url}${list}?q=AFF`)
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  await expect(creating).toBeHidden()

  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  const chunk = '**/assets/AffairePrestationList-*.js'
  await page.route(`${provider.url}/`, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/assets\/start-[\w-]+\.js/, 'assets/start-newer.js'),
    })
  })
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.getByRole('link', { name: t['view.AffAffAffairePrestationList'] }).first().click()
  await expect(page.getByText(t['chunk.newVersion'])).toBeVisible()
  await expect(heading(user, t['view.AffAffAffairePrestationList'])).toBeFocused()
  await expect(page).toHaveTitle(`${t['view.AffAffAffairePrestationList']} · Ronde 4.0`)
  await user.looksRight()
  expect(loads).toHaveLength(0)

  // Still gone, and answered by a page: told again, once for each reload that was asked for.
  await page.unroute(chunk)
  await page.route(chunk, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Ronde</title>' }),
  )
  await page.getByRole('button', { name: t['chunk.reload'] }).click()
  await expect(page.getByText(t['chunk.newVersion'])).toBeVisible()
  expect(loads).toHaveLength(1)

  await page.unroute(chunk)
  await page.getByRole('button', { name: t['chunk.reload'] }).click()
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  expect(loads).toHaveLength(2)
  await page.getByRole('link', { name: t['view.AffAffAffaireList'] }).first().click()
  await page.getByRole('button', { name: t['action.Creer'], exact: true }).click()
  await expect(label).toHaveValue('Written before the deployment')
  await expect(creating.getByRole('button', { name: t['editor.discardDraft'] })).toBeVisible()
})

test('a role taken away while one works: the screen says what is refused and whom to ask [6.taken-away]', async ({
  page,
}) => {
  const provider = await startProvider()
  try {
    const user = new User(page, french)
    const { t } = user
    await user.enter(provider, accounts.agent, list)
    await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
    await takeRoles(provider, 2)
    const reads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/AffAffairePrestation/GetList')) reads.push(request.url())
    })
    await page.getByRole('link', { name: t['view.AffAffAffairePrestationList'] }).first().click()
    await expect(heading(user, 'Accès refusé\u00A0: Prestations')).toBeFocused()
    await expect(page.getByRole('main').getByText(/demandent le rôle Lecture.*Un administrateur peut/)).toBeVisible()
    await expect(page).toHaveTitle('Accès refusé\u00A0: Prestations · Ronde 4.0')
    await user.looksRight()
    // Those it opens with and how many there are in all, and neither again.
    expect(new Set(reads).size).toBe(reads.length)
    expect(reads.length).toBeLessThanOrEqual(2)
  } finally {
    await provider.stop()
    provider.remove()
  }
})

test('without its style sheet the console still lets one in', async ({ page, provider }) => {
  const user = new User(page, english)
  await user.settle()
  await page.route('**/*.css', (route) => route.abort())
  await page.goto(`${provider.url}${list}`)
  await user.signIn(accounts.admin)
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
})

test('back and forward through screens and forms: address, title, page and form agree at each step', async ({
  page,
  provider,
}) => {
  const user = new User(page, english)
  const { t } = user
  await user.enter(provider, accounts.admin, '/about')
  await expect(heading(user, t['view.about'])).toBeVisible()
  const seen = async () => ({
    address: page.url(),
    title: await page.title(),
    page: await page.locator('h1').textContent(),
    form: await page.getByRole('dialog').count(),
  })
  const drawer = page.getByRole('navigation', { name: t['frame.menu'] })
  await drawer.getByRole('button', { name: t['menu.Affaires'] }).click()
  const walk = [await seen()]
  for (const screen of [
    'view.AffAffAffaireList',
    'view.AffAffAffairePrestationList',
    'view.AffAffAffaireList',
    'view.CoreSysNotifList',
    'view.AffAffAffaireList',
  ] as const) {
    await drawer.getByRole('link', { name: t[screen] }).first().click()
    await expect(page).toHaveTitle(`${t[screen]} · Ronde 4.0`)
    await expect(page.locator('h1')).toBeFocused()
    if (screen === 'view.AffAffAffaireList') {
      await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
      await page.getByRole('button', { name: t['action.Creer'], exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      // With an open form, only the browser's own way leads on. One that was closed is no step of it.
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.goForward()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    } else if (screen === 'view.AffAffAffairePrestationList') {
      await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
      // How many there are in all is told once it is known.
      await expect(page.locator('h1')).toHaveText(/\d+ \/ \d+$/)
    }
    walk.push(await seen())
  }
  const agree = async (step: (typeof walk)[number] | undefined) => expect.poll(seen).toEqual(step)
  for (let at = walk.length - 2; at >= 0; at -= 1) {
    await page.goBack()
    await agree(walk[at])
  }
  for (let at = 1; at < walk.length; at += 1) {
    await page.goForward()
    await agree(walk[at])
  }
})
