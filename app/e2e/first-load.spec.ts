import { bytesOf, type Fetched, isCode, Line, noteWhen, sent, stoodAt } from './fetched.ts'
import { accounts, expect, messages, test, User } from './journey.ts'

const t = messages.fr
const list = '/Aff/Aff/AffaireList'
const isFont = ({ type }: Fetched) => type === 'Font'

test.use({ locale: 'fr-FR' })

test('the sign-in page is soon there; what comes after it is fetched while people type; a warm start fetches no code', async ({
  page,
  provider,
}) => {
  const line = await Line.of(page)
  await noteWhen(page, 'input[autocomplete=username]')
  const login = page.getByRole('textbox', { name: t['login.user'] })

  await test.step('the sign-in page', async () => {
    await page.goto(provider.url)
    await expect(login).toBeVisible()
    await line.quiet()
    const stood = await stoodAt(page)
    const before = sent(line.requests).filter((one) => one.at <= stood || isFont(one))
    expect(before.length, before.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(8)
    expect(bytesOf(before)).toBeLessThanOrEqual(180_000)
    expect(bytesOf(before.filter(isFont))).toBeLessThanOrEqual(23_500)
    expect(before.filter(isFont).length).toBe(1)
  })

  await test.step('after signing in no code is waited for', async () => {
    line.clear()
    await login.fill(accounts.admin.login)
    await page.getByLabel(t['login.password'], { exact: true }).fill(accounts.admin.password)
    await page.keyboard.press('Enter')
    const cases = page.getByRole('main').getByRole('link', { name: t['view.AffAffAffaireList'] })
    await expect(cases).toBeVisible()
    // What places menus and takes pictures of charts is asked for once the page is idle, before or after this: the home does without.
    const isWaitedFor = (one: Fetched) => isCode(one) && !/\/(keep-placed|chart-picture)-/.test(one.url)
    expect(sent(line.requests).filter(isWaitedFor)).toEqual([])
  })

  await test.step('a list, from the address, with all it shows fetched before', async () => {
    await page.goto(provider.url + list)
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await line.quiet(1500)
    line.clear()
    await page.reload()
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await line.quiet()
    expect(sent(line.requests).filter(isCode)).toEqual([])
  })
})

test('a list that is opened by its address in a fresh browser waits for what it shows, and fetches the rest after it', async ({
  browser,
  provider,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  const line = await Line.of(page)
  await noteWhen(page, '[role=grid] [role=gridcell] a')
  await user.enter(provider, accounts.admin, list)
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await line.quiet(1500)
  const stood = await stoodAt(page)
  const [before, after] = [true, false].map((isBefore) =>
    sent(line.requests).filter((one) => one.at <= stood === isBefore),
  )
  expect(bytesOf(before ?? []), before?.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(
    405_000,
  )
  expect(after?.filter(({ url }) => url.includes('/editor-host-'))).toHaveLength(1)
  await context.close()
})

test('what is behind the sign-in page may fail to come: the page stands, and the next try fetches it anew', async ({
  page,
  provider,
}) => {
  let isLost = true
  await page.route(/\/assets\/inside-/, (route) => (isLost ? route.abort() : route.continue()))
  const signIn = async () => {
    await page.getByRole('textbox', { name: t['login.user'] }).fill(accounts.admin.login)
    await page.getByLabel(t['login.password'], { exact: true }).fill(accounts.admin.password)
    await page.keyboard.press('Enter')
  }
  await page.goto(provider.url)
  await signIn()
  await expect(page.getByRole('heading', { name: t['offline.title'] })).toBeVisible()
  isLost = false
  await page.getByRole('button', { name: t['offline.now'] }).click()
  await signIn()
  await expect(page.getByRole('main').getByRole('link', { name: t['view.AffAffAffaireList'] })).toBeVisible()
})
