import type { Page, Route } from 'playwright/test'
import { accounts, expect, test, User, type Walk } from './journey.ts'
import type { Provider } from './provider.ts'
import { sampled } from './sampled.ts'

const list = '/Aff/Aff/AffaireList'
const asked = /\/AffAffaire\/GetList/
const trace = 'Error: boom\n    at readCases (/srv/ronde/cases.ts:41:13)\n    at run (/srv/ronde/run.ts:7:3)'

type Fulfilment = NonNullable<Parameters<Route['fulfill']>[0]>
type Words = Pick<User['t'], 'failure.server' | 'failure.unreadable' | 'failure.503' | 'failure.incomplete'>

const envelope = (value: unknown): Fulfilment => ({
  json: { value, isSuccess: true, hasErrors: false, msgList: [] },
})

/** Faulty answers to a list from a server or a gateway, and the message shown. */
const faults: [string, Fulfilment, keyof Words][] = [
  ['a 500 with a page', { status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' }, 'failure.server'],
  ['a 500 with where it broke', { status: 500, json: { message: 'boom', stack: trace } }, 'failure.server'],
  [
    'JSON that breaks off',
    { contentType: 'application/json', body: '{"value":[{"refAffaire":"A' },
    'failure.unreadable',
  ],
  ['nothing at all', { contentType: 'application/json', body: '' }, 'failure.unreadable'],
  ['204', { status: 204 }, 'failure.unreadable'],
  ['the sign-in page of a proxy', { contentType: 'text/html', body: '<title>Proxy</title>' }, 'failure.unreadable'],
  ['null', { json: null }, 'failure.unreadable'],
  ['no value', envelope(null), 'failure.unreadable'],
  ['a row that is nothing', envelope([null]), 'failure.unreadable'],
  ['rows without their fields', envelope([{ refAffaire: 'A' }]), 'failure.unreadable'],
  ['a text for the list', envelope('cases'), 'failure.unreadable'],
]

async function atHome(page: Page, provider: Provider, locale: Walk['locale']): Promise<User> {
  const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
  await user.enter(provider, accounts.admin, '/about')
  return user
}

/** Counts the frames from a press to the first busy element: the list, or the placeholder of its code. */
const framesUntilBusy = () => {
  const counted = Object.assign(globalThis as unknown as { frames: number }, { frames: 0 })
  const next = () => {
    if (document.querySelector('main [aria-busy=true], main [role=progressbar]')) return
    counted.frames += 1
    requestAnimationFrame(next)
  }
  document.addEventListener('click', () => requestAnimationFrame(next), { capture: true, once: true })
}

const rows = (page: Page) => page.getByRole('grid').getByRole('row')
const retry = ({ page, t }: User) => page.getByRole('main').getByRole('button', { name: t['refused.retry'] })
const drawer = ({ page, t }: User) => page.getByRole('navigation', { name: t['frame.menu'] })

for (const locale of ['fr', 'en'] as const) {
  test(`whatever a list is answered with, plain words say so, the frame stands, and another try brings it: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = await atHome(page, provider, locale)
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    for (const [what, answer, words] of sampled(faults, 3)) {
      await page.route(asked, (route) => route.fulfill(answer))
      await page.goto(provider.url + list)
      await expect(page.getByRole('main').getByText(user.t[words]), what).toBeVisible()
      await expect(drawer(user).getByRole('link').first(), what).toBeVisible()
      expect(await page.getByRole('main').innerText(), what).not.toMatch(/[<{]|boom|readCases|undefined|null/)
      await page.unroute(asked)
      await retry(user).click()
      await expect(rows(page).nth(3), what).toBeVisible()
    }
    expect(told.filter((line) => line.includes('readCases'))).toEqual([])
  })

  test(`an answer of another shape is reported to whoever runs the console, once, by its operation and field and by nothing it holds: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = await atHome(page, provider, locale)
    const reports: { body: unknown; status: Promise<number | undefined> }[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/answer-report')) return
      const status = request.response().then((response) => response?.status())
      reports.push({ body: request.postDataJSON(), status })
    })
    let isChanged = true
    await page.route(asked, async (route) => {
      if (!isChanged) return route.fallback()
      const answer = await route.fetch()
      const given = (await answer.json()) as { value: object[] }
      const value = given.value.map((row, at) => (at === 2 ? { ...row, lbAffaire: { claire: 'Lambert' } } : row))
      return route.fulfill({ response: answer, json: { ...given, value } })
    })
    await page.goto(provider.url + list)
    await expect(page.getByRole('main').getByText(user.t['failure.unreadable'])).toBeVisible()
    await retry(user).click()
    await expect(page.getByRole('main').getByText(user.t['failure.unreadable'])).toBeVisible()
    await expect.poll(() => reports.length).toBe(1)
    expect(reports[0]?.body).toEqual({
      operation: 'Aff/AffAffaire/GetList',
      field: '2.lbAffaire',
      request: expect.stringMatching(/^[\w-]{8,64}$/),
      console: '2023.8.0',
    })
    expect(await reports[0]?.status).toBe(204)
    isChanged = false
    await retry(user).click()
    await expect(rows(page).nth(3)).toBeVisible()
    expect(reports).toHaveLength(1)
  })

  test(`what a list has beside and beyond what is known of it harms nothing: ${locale}`, async ({ page, provider }) => {
    const user = await atHome(page, provider, locale)
    await page.route(asked, async (route) => {
      const answer = await route.fetch()
      const given = (await answer.json()) as { value: { statut: string }[] }
      const value = given.value.map((row) => ({ ...row, statut: 'INEDIT', novelty: { deep: [row] } }))
      await route.fulfill({ response: answer, json: { ...given, value, novelty: 1 } })
    })
    await page.goto(provider.url + list)
    await expect(rows(page).nth(3)).toBeVisible()
    await expect(retry(user)).toHaveCount(0)
    await expect(page.getByRole('gridcell', { name: 'INEDIT', exact: true }).first()).toBeVisible()
  })

  test(`a list that is long in coming says so at once, leaves the page usable, is asked for once and is there in the end: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = await atHome(page, provider, locale)
    const questions: string[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(asked, async (route) => {
      questions.push(route.request().url())
      await held
      await route.continue()
    })
    // Its folder in the menus may be closed.
    const link = drawer(user).getByRole('link', { name: user.t['view.AffAffAffaireList'] }).first()
    if (!(await link.isVisible())) await drawer(user).getByRole('button', { name: user.t['menu.Affaires'] }).click()
    await page.evaluate(framesUntilBusy)
    await link.click()
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible()
    // Six frames are 100 ms; on a busy machine they take longer, and are as many.
    expect(await page.evaluate(() => (globalThis as unknown as { frames: number }).frames)).toBeLessThanOrEqual(6)
    // Ten seconds of the page's clock: no retry meanwhile, and no failure.
    await page.clock.install()
    await page.clock.fastForward('00:10')
    await page.keyboard.press('ControlOrMeta+K')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(retry(user)).toHaveCount(0)
    const before = [...questions]
    release()
    await expect(rows(page).nth(3)).toBeVisible()
    expect(new Set(before).size).toBe(before.length)
    expect(before.length).toBeLessThanOrEqual(2)
  })

  test(`a save that is refused by what stands before the server, or breaks in it, keeps what was typed and is sent by nobody but its user: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = await atHome(page, provider, locale)
    const { t } = user
    await page.goto(`${provider.url}${list}?e=Creer`)
    const form = page.getByRole('dialog', { name: t['editor.affaire.new'] })
    const reference = `HARD-${locale.toUpperCase()}`
    await user.type(new RegExp(`^${t['field.refAffaire']}`), reference)
    await user.type(new RegExp(`^${t['field.lbAffaire']}`), 'Quai')
    await user.choose(t['field.idAgence'], 'Lille')
    await user.choose(t['field.idUserRAF'], 'a')
    const answers: [Fulfilment, string][] = [
      [{ status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' }, t['failure.server']],
      [{ status: 500, json: { message: 'boom', stack: trace } }, t['failure.server']],
      [{ status: 429, headers: { 'retry-after': '7' } }, '7'],
    ]
    for (const [answer, words] of answers) {
      let sent = 0
      await page.route('**/AffAffaire/Insert', (route) => {
        sent += 1
        return route.fulfill(answer)
      })
      await form.getByRole('button', { name: t['editor.save'], exact: true }).click()
      await expect(form.getByRole('alert').filter({ hasText: words }).first()).toBeVisible()
      await expect(form.getByRole('textbox', { name: new RegExp(`^${t['field.lbAffaire']}`) })).toHaveValue('Quai')
      expect(await page.locator('body').innerText()).not.toMatch(/boom|readCases|Internal error/)
      expect(sent).toBe(1)
      await page.unroute('**/AffAffaire/Insert')
    }
    await form.getByRole('button', { name: t['editor.save'], exact: true }).click()
    await expect(form).toBeHidden()
    await page.goto(`${provider.url}${list}?q=${reference}`)
    await expect(rows(page).filter({ hasText: reference })).toHaveCount(1)
  })

  test(`a busy server is asked again in its own time and no more: ${locale}`, async ({ page, provider }) => {
    const user = await atHome(page, provider, locale)
    /** Times of each request: the page makes more than one. */
    const questions = new Map<string, number[]>()
    await page.route(asked, (route) => {
      const url = route.request().url()
      questions.set(url, [...(questions.get(url) ?? []), performance.now()])
      return route.fulfill({ status: 503, headers: { 'retry-after': '4' } })
    })
    await page.goto(provider.url + list)
    await expect(page.getByRole('main').getByText(user.t['failure.503'])).toBeVisible()
    await expect.poll(() => Math.max(...[...questions.values()].map((times) => times.length))).toBeGreaterThan(1)
    const waits = [...questions.values()].flatMap((times) => times.slice(1).map((time, at) => time - (times[at] ?? 0)))
    // Four seconds by the page's clock, which may differ a little.
    for (const wait of waits) expect(wait).toBeGreaterThan(3_500)
  })
}
