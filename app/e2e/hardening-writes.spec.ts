import type { Page } from 'playwright/test'
import { accounts, expect, read, test, User, type Walk } from './journey.ts'
import { type Fault, startFaultyProxy } from './night/faulty-proxy.ts'
import type { Provider } from './provider.ts'

const list = '/Aff/Aff/AffaireList'
const insert = '**/AffAffaire/Insert'

interface Case {
  refAffaire: string
  lbAffaire: string
}

/** Cases with that reference, read from the server directly. */
const stored = async (provider: Provider, reference: string): Promise<Case[]> =>
  (await read<Case[]>(provider, '/api/Console/Aff/AffAffaire/GetList')).filter(
    ({ refAffaire }) => refAffaire === reference,
  )

const form = ({ page, t }: User) => page.getByRole('dialog', { name: t['editor.affaire.new'] })
const save = (user: User) => form(user).getByRole('button', { name: user.t['editor.save'], exact: true })
const label = (user: User) => form(user).getByRole('textbox', { name: new RegExp(`^${user.t['field.lbAffaire']}`) })

/** Signed in, with a new case filled. */
async function filled(page: Page, provider: Provider, locale: Walk['locale'], reference: string): Promise<User> {
  const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
  await user.enter(provider, accounts.admin, list)
  await page.getByRole('button', { name: user.t['action.Creer'], exact: true }).click()
  await user.type(new RegExp(`^${user.t['field.refAffaire']}`), reference)
  await user.type(new RegExp(`^${user.t['field.lbAffaire']}`), 'Quai')
  await user.choose(user.t['field.idAgence'], 'Lille')
  await user.choose(user.t['field.idUserRAF'], 'a')
  return user
}

/** Collects the inserts sent. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/AffAffaire/Insert')) sent.push(request.url())
  })
  return sent
}

for (const locale of ['fr', 'en'] as const) {
  const own = (name: string) => `HARD-${name}-${locale.toUpperCase()}`

  test(`a save that is lost before the server keeps what was typed, and is made once when it is sent again: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = await filled(page, provider, locale, own('LOST'))
    await page.route(insert, (route) => route.abort('connectionfailed'), { times: 1 })
    await save(user).click()
    // It was looked for, and is not there.
    await expect(form(user).getByText(user.t['editor.absent'])).toBeVisible()
    await expect(label(user)).toHaveValue('Quai')
    expect(await stored(provider, own('LOST'))).toEqual([])
    await save(user).click()
    await expect(form(user)).toBeHidden()
    expect(await stored(provider, own('LOST'))).toMatchObject([{ lbAffaire: 'Quai' }])
  })

  const lost: [string, Fault][] = [
    ['none of the answer to which comes back', 'lostAfter'],
    ['half of the answer to which comes back', 'halved'],
    ['to which a gateway says 503 although it was done', 'away'],
    ['that arrives twice', 'doubled'],
  ]
  for (const [what, fault] of lost)
    test(`a save ${what} is there once, whatever its user does then: ${locale}`, async ({ page, provider }) => {
      const proxy = await startFaultyProxy({
        target: provider.url,
        decide: ({ path, nth }) => (path.endsWith('/AffAffaire/Insert') && nth === 0 ? fault : null),
      })
      try {
        const reference = own(fault.toUpperCase())
        const user = await filled(page, { ...provider, url: proxy.url }, locale, reference)
        proxy.isOn = true
        await save(user).click()
        // The save is confirmed, or its outcome is unknown: then it is sent again.
        const unsure = form(user).getByText(user.t['editor.unknownAgain'])
        await expect.poll(async () => (await form(user).isHidden()) || (await unsure.isVisible())).toBe(true)
        if (await form(user).isVisible()) await save(user).click()
        await expect(form(user)).toBeHidden()
        expect(proxy.befell.map((one) => one.fault)).toEqual([fault])
        expect(await stored(provider, reference)).toMatchObject([{ lbAffaire: 'Quai' }])
      } finally {
        await proxy.stop()
      }
    })

  test(`a button that is pressed again at once, after 20 ms or 200 ms, and Enter that is held, save once: ${locale}`, async ({
    page,
    provider,
  }) => {
    const sent = sentBy(page)
    for (const delay of [0, 20, 200]) {
      const user = await filled(page, provider, locale, own(`TWICE-${delay}`))
      // The server answers once both presses are over: the second one has somewhere to go.
      const pressed = Promise.withResolvers<void>()
      await page.route(
        insert,
        async (route) => {
          await pressed.promise
          await route.continue()
        },
        { times: 1 },
      )
      await save(user).dblclick({ delay })
      pressed.resolve()
      await expect(form(user)).toBeHidden()
      expect(await stored(provider, own(`TWICE-${delay}`))).toHaveLength(1)
    }
    expect(sent).toHaveLength(3)
    const user = await filled(page, provider, locale, own('HELD'))
    await label(user).focus()
    // A held key repeats.
    for (let times = 0; times < 12; times += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(form(user)).toBeHidden()
    expect(await stored(provider, own('HELD'))).toHaveLength(1)
    expect(sent).toHaveLength(4)
  })

  test(`leaving a form that is changed asks, by a link, by Back and by closing; who stays has what he typed: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = await filled(page, provider, locale, own('LEFT'))
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      return dialog.dismiss()
    })
    // Away by the address: the browser asks.
    await page.goto(`${provider.url}/about`).catch(() => {})
    expect(asked).toEqual(['beforeunload'])
    await page.goBack()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: user.t['editor.leaveNo'] })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(label(user)).toHaveValue('Quai')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: user.t['editor.leaveNo'] }).click()
    await expect(label(user)).toHaveValue('Quai')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
    expect(await stored(provider, own('LEFT'))).toEqual([])
  })

  test(`a session that ends in the middle of a save, or of reading, is asked for once and goes on where it was: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    const { t } = user
    await user.settle()
    await page.goto(`${provider.url}${list}?q=AFF&f.statut=OUVERTE`)
    await user.signIn(accounts.agent)
    await expect(page.getByRole('grid').getByRole('row').nth(2)).toBeVisible()
    const end = async () => {
      const token = await page.evaluate(() => localStorage.getItem('user-token'))
      await page.request.post(`${provider.url}/api/Core/SecAuthentification/LogOut`, {
        data: {},
        headers: { Authorization: `Bearer ${token}` },
      })
    }
    const signingIn = page.getByRole('heading', { name: t['login.title'] })
    const shown: string[] = []
    page.on('framenavigated', (frame) => shown.push(frame.url()))
    await end()
    await page.getByRole('button', { name: t['list.refresh'] }).click()
    await expect(signingIn).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: t['session.ended.expired'] })).toBeVisible()
    expect(shown.filter((url) => url.includes('AuthLogin'))).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('user-token'))).toBeNull()
    await user.signIn(accounts.agent)
    await expect(page.getByRole('grid').getByRole('row').nth(2)).toBeVisible()
    await expect(page).toHaveURL(/q=AFF/)
    await expect(page).toHaveURL(/f\.statut=OUVERTE/)

    await page.goto(`${provider.url}${list}?e=Creer`)
    await user.type(new RegExp(`^${t['field.refAffaire']}`), own('EXPIRED'))
    await user.type(new RegExp(`^${t['field.lbAffaire']}`), 'Quai')
    await user.choose(t['field.idAgence'], 'Lille')
    await user.choose(t['field.idUserRAF'], 'a')
    await end()
    await save(user).click()
    await expect(signingIn).toBeVisible()
    await user.signIn(accounts.agent)
    await expect(label(user)).toHaveValue('Quai')
    expect(await stored(provider, own('EXPIRED'))).toEqual([])
    await save(user).click()
    await expect(form(user)).toBeHidden()
    expect(await stored(provider, own('EXPIRED'))).toHaveLength(1)
  })
}
