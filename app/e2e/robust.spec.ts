import { accounts, expect, read, test, User } from './journey.ts'

const walk = { locale: 'fr', scheme: 'light', hands: 'pointer' } as const

test('a broken config.json gives a page that names the key', async ({ page, provider }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { session: { maximum: 'soon' } } }))
  await page.goto(provider.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('session.maximum')).toBeVisible()
})

test('a menu that names an unknown component is told and skipped, the rest works', async ({ page, provider }) => {
  const user = new User(page, walk)
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  await user.settle()
  await page.route('**/UsrUser/GetMenuList', async (route) => {
    const answer = await route.fetch()
    const envelope = (await answer.json()) as { value: { menuItems: unknown[] }[] }
    envelope.value[0]?.menuItems.push({
      lbMenu: 'Ailleurs',
      path: '/Adm/Usr/Ailleurs',
      refRoute: 'AdmUsrAilleurs',
      component: 'AdmUsrAilleurs',
    })
    await route.fulfill({ response: answer, json: envelope })
  })
  await page.goto(`${provider.url}/Aff/Aff/AffaireList`)
  await user.signIn(accounts.admin)
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  expect(told.filter((line) => line.includes('AdmUsrAilleurs'))).toHaveLength(1)
  await page.goto(`${provider.url}/Adm/Usr/Ailleurs`)
  await expect(page.getByRole('heading', { level: 1, name: user.t['view.CoreSysNotFound'] })).toBeVisible()
  // What was asked for stays in the address, to be seen and sent on.
  await expect(page).toHaveURL(/\/Adm\/Usr\/Ailleurs$/)
})

test('no text becomes markup but through the sanitiser, and no script is had from elsewhere', async ({
  page,
  provider,
}) => {
  const user = new User(page, walk)
  await user.settle()
  await page.route('**/SecAuthentification/Authenticate', (route) => {
    const msgList = [
      { message: '<b>Refusé</b> ici<img src="/x.png" alt=""><iframe src="/"></iframe>', eventType: 5, exception: null },
    ]
    return route.fulfill({ status: 401, json: { isSuccess: false, hasErrors: true, msgList } })
  })
  await page.goto(provider.url)
  await user.signIn(accounts.agent)
  await expect(page.locator('b', { hasText: 'Refusé' })).toBeVisible()
  await expect(page.locator('img, iframe')).toHaveCount(0)

  const refusals = await page.evaluate(() => {
    const tried = [
      () => (document.body.innerHTML = '<i>x</i>'),
      () => document.body.insertAdjacentHTML('beforeend', '<i>x</i>'),
      () => new Worker('https://example.org/worker.js'),
      () => (document.createElement('script').src = 'https://example.org/x.js'),
    ]
    return tried.map((attempt) => {
      try {
        attempt()
        return 'passed'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
})

test('a refused save keeps what was typed, and a lost session offers it again', async ({ page, provider }) => {
  const user = new User(page, walk)
  const { t } = user
  await user.settle()
  await page.goto(`${provider.url}/Aff/Aff/AffaireList?e=Creer`)
  await user.signIn(accounts.agent)
  const creating = page.getByRole('dialog', { name: t['editor.affaire.new'] })
  const taken = await page.getByRole('gridcell').filter({ hasText: /^AFF-/ }).first().textContent()
  await user.type(/^Référence/, String(taken).toLowerCase())
  await user.type(/^Libellé/, 'Écrit une fois')
  await user.choose(t['field.idAgence'], 'Lille')
  await user.choose(t['field.idUserRAF'], 'a')
  await creating.getByRole('button', { name: t['editor.save'], exact: true }).click()
  await expect(creating.getByRole('alert').filter({ hasText: 'existe déjà' })).toBeVisible()
  await expect(creating.getByRole('textbox', { name: /^Libellé/ })).toHaveValue('Écrit une fois')

  // The token dies in the middle: sign-in, then the same address, and the draft.
  await page.evaluate(() => localStorage.setItem('user-token', 'dead.dead.dead'))
  await creating.getByRole('textbox', { name: /^Référence/ }).fill('E2E-DRAFT')
  await creating.getByRole('button', { name: t['editor.save'], exact: true }).click()
  await expect(page.getByRole('heading', { name: t['login.title'] })).toBeVisible()
  await user.signIn(accounts.agent)
  await expect(creating).toBeVisible()
  await expect(creating.getByRole('textbox', { name: /^Libellé/ })).toHaveValue('Écrit une fois')
  await creating.getByRole('button', { name: t['editor.save'], exact: true }).click()
  await expect(creating).toBeHidden()
  await page.getByRole('searchbox').fill('E2E-DRAFT')
  await expect(page.getByRole('row').filter({ hasText: 'E2E-DRAFT' })).toHaveCount(1)
})

test('leaving with unsaved changes asks first; a double click saves once', async ({ page, provider }) => {
  const user = new User(page, walk)
  const { t } = user
  const inserts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/AffAffaire/Insert')) inserts.push(request.url())
  })
  await user.settle()
  await page.goto(`${provider.url}/Aff/Aff/AffaireList?e=Creer`)
  await user.signIn(accounts.admin)
  const creating = page.getByRole('dialog', { name: t['editor.affaire.new'] })
  await user.type(/^Référence/, 'E2E-TWICE')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: t['editor.leaveNo'] }).click()
  await expect(creating.getByRole('textbox', { name: /^Référence/ })).toHaveValue('E2E-TWICE')
  await user.type(/^Libellé/, 'Une seule fois')
  await user.choose(t['field.idAgence'], 'Lille')
  await user.choose(t['field.idUserRAF'], 'a')
  await creating.getByRole('button', { name: t['editor.save'], exact: true }).dblclick()
  await expect(creating).toBeHidden()
  expect(inserts).toHaveLength(1)
})

test('the server gone and back: the offline page leads back to where one was', async ({ page, provider }) => {
  const user = new User(page, walk)
  await user.settle()
  await page.goto(`${provider.url}/Aff/Aff/AffaireList`)
  await user.signIn(accounts.admin)
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  await page.getByRole('link', { name: user.t['view.AffAffAffairePrestationList'] }).first().click()
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  await provider.stop()
  await page.getByRole('link', { name: user.t['view.AffAffAffaireList'] }).first().click()
  await expect(page.getByRole('heading', { name: user.t['offline.title'] })).toBeVisible()
  await provider.start()
  // It tries by itself, after 2 seconds, then 4, then 8: whoever would press its button may find it gone already.
  await expect(page.getByRole('heading', { level: 1, name: user.t['view.AffAffAffaireList'] })).toBeVisible()
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
})

test('without a network what was read stays and a strip says so; back, what failed is read and what was sent is looked for', async ({
  page,
  provider,
}) => {
  const user = new User(page, walk)
  const { t } = user
  await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
  const rows = page.getByRole('grid').getByRole('row')
  await expect(rows.nth(3)).toBeVisible()
  await user.press(page.getByRole('button', { name: t['action.Creer'], exact: true }))
  const creating = page.getByRole('dialog', { name: t['editor.affaire.new'] })
  await user.type(/^Référence/, 'E2E-OFFLINE')
  await user.type(/^Libellé/, 'Hors réseau')
  await user.choose(t['field.idAgence'], 'Lille')
  await user.choose(t['field.idUserRAF'], 'a')

  await page.context().setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: t['offline.strip'] })).toBeVisible()
  await creating.getByRole('button', { name: t['editor.save'], exact: true }).click()
  await expect(creating.getByText(t['editor.unknown'])).toBeVisible()
  await expect(creating.getByRole('textbox', { name: /^Libellé/ })).toHaveValue('Hors réseau')

  await page.context().setOffline(false)
  await expect(page.getByText(t['offline.strip'])).toHaveCount(0)
  await expect(creating.getByText(t['editor.absent'])).toBeVisible()
  await creating.getByRole('button', { name: t['editor.save'], exact: true }).click()
  await expect(creating).toBeHidden()
  await page.getByRole('searchbox').fill('E2E-OFFLINE')
  await expect(page.getByRole('row').filter({ hasText: 'E2E-OFFLINE' })).toHaveCount(1)

  // What is read again says why it cannot be, keeps what was there, and is read once it can.
  await page.getByRole('searchbox').fill('')
  await page.getByRole('link', { name: t['view.AffAffAffairePrestationList'] }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: t['view.AffAffAffairePrestationList'] })).toBeVisible()
  await expect(rows.nth(3)).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: t['offline.strip'] })).toBeVisible()
  await page.getByRole('button', { name: t['list.refresh'] }).click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(t['failure.network'])).toBeVisible()
  await expect(rows.nth(3)).toBeVisible()
  const readAgain = page.waitForResponse(
    (response) => response.url().includes('/AffAffairePrestation/GetList') && response.ok(),
  )
  await page.context().setOffline(false)
  await readAgain
})

test('a write that nothing confirms says so; what is sent again is the same write', async ({
  page,
  provider,
  request,
}) => {
  const user = new User(page, walk)
  const { t } = user
  await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
  const token = await page.evaluate(() => localStorage.getItem('user-token'))
  const [example] = await read<{ idAgence: number; idUserRAF: number }[]>(
    provider,
    '/api/Console/Aff/AffAffaire/GetList?take=1',
  )
  for (const at of [1, 2]) {
    const data = {
      refAffaire: `E2E-SURE-${at}`,
      lbAffaire: 'Ponts',
      idAgence: example?.idAgence,
      idUserRAF: example?.idUserRAF,
      isActif: true,
    }
    const made = await request.post(`${provider.url}/api/Console/Aff/AffAffaire/Insert`, {
      headers: { Authorization: `Bearer ${token}` },
      data,
    })
    expect(await made.json()).toMatchObject({ isSuccess: true })
  }
  await page.goto(`${provider.url}/Aff/Aff/AffaireList?q=E2E-SURE`)
  await user.hasOnly('E2E-SURE')
  const told = page.getByRole('region', { name: 'Notifications' })
  const areActive = async () =>
    (await read<{ refAffaire: string; isActif: boolean }[]>(provider, '/api/Console/Aff/AffAffaire/GetList'))
      .filter(({ refAffaire }) => refAffaire.startsWith('E2E-SURE'))
      .map(({ isActif }) => isActif)

  // Answered well, without the record: nothing proves it.
  await page.route(
    '**/AffAffaire/Update',
    (route) => route.fulfill({ json: { isSuccess: true, hasErrors: false, msgList: [] } }),
    { times: 1 },
  )
  await page.getByRole('row').filter({ hasText: 'E2E-SURE-1' }).getByText('Ponts').click({ button: 'right' })
  await page.getByRole('menuitem', { name: t['action.Desactiver'], exact: true }).click()
  await expect(told.getByText(/1 affaire sans confirmation\s: c’est peut-être fait/)).toBeVisible()
  await expect(told.getByText(t['failure.unconfirmed'])).toBeVisible()
  expect(await areActive()).toEqual([true, true])

  // Done, and the gateway says 503: what is sent again bears the key that it had.
  const keys: string[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('/AffAffaire/Update')) keys.push(asked.headers()['idempotency-key'] ?? '')
  })
  await page.route(
    '**/AffAffaire/Update',
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' })
    },
    { times: 2 },
  )
  await page.getByRole('columnheader').getByRole('checkbox').first().click()
  await page
    .getByRole('group', { name: 'Sélection' })
    .getByRole('button', { name: t['action.Desactiver'], exact: true })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: t['action.Desactiver'], exact: true }).click()
  const report = page.getByRole('dialog', { name: /2 affaires sans confirmation/ })
  await expect(report.getByText(t['failure.503'])).toHaveCount(2)
  await user.looksRight()
  await report.getByRole('button', { name: t['bulk.again'] }).click()
  await expect(page.getByText(t['list.noMatch'])).toBeVisible()
  await expect(told.getByText('2 affaires désactivées')).toBeVisible()
  expect(await areActive()).toEqual([false, false])
  expect(keys.slice(2)).toEqual(keys.slice(0, 2))
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
})
