import type { Page } from 'playwright/test'
import { en as uiEnglish } from '../../ui/src/messages/en.ts'
import { fr as uiFrench } from '../../ui/src/messages/fr.ts'
import { listen, type Told, toldIn } from './heard/live.ts'
import { accounts, expect, read, test, User } from './journey.ts'

/** Lets a second of the page's clock pass: whatever else is told of something is told by then. */
const aSecondLater = async (page: Page) => {
  const until = (await page.evaluate(() => performance.now())) + 1_000
  await page.waitForFunction((end) => performance.now() > end, until)
}

/** Holds the answers to what an address names, until they are let go. */
async function held(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await gate.promise
    await route.fallback()
  })
  return gate.resolve
}

for (const locale of ['fr', 'en'] as const) {
  const words = locale === 'fr' ? uiFrench : uiEnglish

  test(`what happens in a list and in a form is told, and once: ${locale}`, async ({ page, provider }) => {
    await listen(page)
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    const { t } = user
    await user.enter(provider, accounts.admin, '/Aff/Aff/AgenceList')
    const grid = page.getByRole('grid')
    const rows = new RegExp(`^${words['grid.news.rows'].replace('{n}', '\\d+')}$`)

    const nothing = new RegExp(`^${t['list.noMatch']}`)

    /** Does something, and expects one text alone to be told of it. `others`: which texts are about it. */
    const tells = async (what: RegExp, act: () => Promise<void>, others: RegExp = what) => {
      await toldIn(page)
      await act()
      const all: Told[] = []
      await expect
        .poll(async () => {
          all.push(...(await toldIn(page)))
          return all.some(({ text }) => what.test(text))
        })
        .toBe(true)
      // Whatever else is told of it is told within a second of it.
      const until = (all.find(({ text }) => what.test(text))?.at ?? 0) + 1_000
      await page.waitForFunction((end) => performance.now() > end, until)
      all.push(...(await toldIn(page)))
      const heard = all.map(({ text }) => text)
      expect(heard.filter((text) => others.test(text))).toEqual([expect.stringMatching(what)])
    }

    // The list says how many it has, once it has them.
    await tells(rows, async () => void (await page.goto(`${provider.url}/Aff/Aff/AffaireList`)), /\d+ (?:lignes|rows)/)
    const search = page.getByRole('main').getByRole('searchbox').first()
    await tells(rows, () => search.fill('levage'), /\d+ (?:lignes|rows)/)
    await tells(rows, () => search.fill(''), /\d+ (?:lignes|rows)/)
    await tells(nothing, () => search.fill('zz zz'), /./)
    await tells(rows, () => search.fill(''), /\d+ (?:lignes|rows)/)
    const label = grid.getByRole('columnheader', { name: t['field.lbAffaire'] })
    await tells(new RegExp(words['grid.news.ascending'].split('{')[0] ?? ''), () => label.click())
    const selected = /sélectionné|selected/
    await tells(
      new RegExp(`^${words['grid.news.oneSelected']}$`),
      () => grid.getByRole('checkbox').nth(1).click(),
      selected,
    )
    await tells(/^\d+ /, () => grid.getByRole('checkbox').first().click(), selected)
    await grid.getByRole('checkbox').first().click()

    await page.getByRole('button', { name: t['action.Creer'], exact: true }).click()
    const form = page.getByRole('dialog', { name: t['editor.affaire.new'] })
    await expect(form.getByRole('textbox').first()).toBeFocused()
    const errors = new RegExp(`^${words['form.errors'].replace('{n}', '\\d')}`)
    await tells(errors, () => page.keyboard.press('ControlOrMeta+Enter'), new RegExp(t['field.refAffaire']))
    const ref = `TOLD-${locale}`
    await form.getByRole('textbox', { name: new RegExp(`^${t['field.refAffaire']}`) }).fill(ref)
    await form.getByRole('textbox', { name: new RegExp(`^${t['field.lbAffaire']}`) }).fill('Dite une fois')
    await user.choose(t['field.idAgence'], 'Lille')
    await user.choose(t['field.idUserRAF'], 'Alice')
    await tells(new RegExp(ref), () => page.keyboard.press('ControlOrMeta+Enter'))
  })
  test(`what is on its way is told once, though its parts come one after the other: ${locale}`, async ({
    page,
    provider,
  }) => {
    await listen(page)
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    const [menus, rows] = [await held(page, '**/UsrUser/GetMenuList*'), await held(page, '**/AffAffaire/GetList*')]
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
    await expect(page.getByRole('main').getByText(words['loading.text'])).toBeVisible()
    await aSecondLater(page)
    menus()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await aSecondLater(page)
    rows()
    await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
    await aSecondLater(page)
    expect((await toldIn(page)).map(({ text }) => text)).toEqual([
      words['loading.text'],
      expect.stringMatching(`^${words['grid.news.rows'].replace('{n}', '\\d+')}$`),
    ])
  })

  test(`a read that fails is told once, in a list and in a part of a page: ${locale}`, async ({ page, provider }) => {
    await listen(page)
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    const message = 'Panne de la base'
    const msgList = [{ message, eventType: 4, exception: null }]
    await page.route(/AffAffaire(?:Prestation)?\/GetList/, (route) =>
      route.fulfill({ status: 500, json: { isSuccess: false, value: null, msgList } }),
    )
    await user.enter(provider, accounts.admin, '/about')
    const [first] = await read<{ idAffaireGuid: string }[]>(provider, '/api/Console/Aff/AffAffaire/GetList?take=1')
    for (const at of ['AffaireList', `AffaireAccueil?idAffaireGuid=${first?.idAffaireGuid}`]) {
      await page.goto(`${provider.url}/Aff/Aff/${at}`)
      await expect(page.getByRole('main').getByText(message)).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: words['error.retry'] })).toBeVisible()
      await aSecondLater(page)
      expect((await toldIn(page)).filter(({ text }) => text.includes(message))).toHaveLength(1)
    }
  })
}
