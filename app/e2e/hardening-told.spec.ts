import type { Page } from 'playwright/test'
import { en as uiEnglish } from '../../ui/src/messages/en.ts'
import { fr as uiFrench } from '../../ui/src/messages/fr.ts'
import { accounts, expect, test, User } from './journey.ts'

/** A text that a live region came to hold. */
interface Told {
  text: string
  /** Milliseconds of the page's clock. */
  at: number
}

/** Keeps what live regions come to hold, from the beginning of the page on. */
const listen = () => {
  const live = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'
  const told: Told[] = []
  const last = new WeakMap<Element, string>()
  Object.assign(globalThis, { told })
  new MutationObserver((changes) => {
    const regions = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const inside = (target instanceof Element ? target : target.parentElement)?.closest(live)
      if (inside) regions.add(inside)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(live)) regions.add(node)
        for (const region of node.querySelectorAll(live)) regions.add(region)
      }
    }
    for (const region of regions) {
      const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      if (text === last.get(region)) continue
      last.set(region, text)
      if (text) told.push({ text, at: performance.now() })
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** What was told since the last question, as it is asked now. */
const toldIn = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: Told[] }).told.splice(0))

for (const locale of ['fr', 'en'] as const) {
  const words = locale === 'fr' ? uiFrench : uiEnglish

  test(`what happens in a list and in a form is told, and once: ${locale}`, async ({ page, provider }) => {
    await page.addInitScript(listen)
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    const { t } = user
    await user.enter(provider, accounts.admin, '/Aff/Aff/AgenceList')
    const grid = page.getByRole('grid')
    const rows = new RegExp(`^${words['grid.news.rows'].replace('{n}', '\\d+')}$`)

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
}
