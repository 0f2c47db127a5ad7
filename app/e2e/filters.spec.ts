import type { Locator } from 'playwright/test'
import { accounts, expect, read, test, User, type Walk } from './journey.ts'

interface Service {
  statut: string
  dtEcheance: string
}
const services = '/api/Console/Aff/AffAffairePrestation/GetList'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'dark', hands: 'keyboard' },
  { locale: 'en', scheme: 'light', hands: 'pointer' },
]

const words = {
  fr: { condition: 'Condition', isNot: 'N’est aucun de', or: 'Ou…', group: 'Ou, groupe 2', next: '30 prochains jours' },
  en: { condition: 'Condition', isNot: 'Is none of', or: 'Or…', group: 'Or, group 2', next: 'Next 30 days' },
} as const

/** The list of services, under filters. */
function filtering(user: User) {
  const { page, t, walk } = user
  const said = words[walk.locale]
  const bar = page.getByRole('search')
  return {
    said,
    bar,
    /** How many rows the title says are shown. */
    shown: async () => {
      const text = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      return Number((text.split('/')[0] ?? '').replaceAll(/\D/g, ''))
    },
    open: (field: 'statut' | 'dtEcheance', within: Locator = bar) =>
      user.press(within.getByRole('button', { name: new RegExp(`^${t[`field.${field}`]}`) }).first()),
    /** Chooses how the filter that is open asks. */
    choose: async (name: string) => {
      const condition = page.getByRole('dialog').getByRole('combobox', { name: said.condition })
      const option = page.getByRole('option', { name })
      if (walk.hands === 'pointer') {
        await condition.click()
        return option.click()
      }
      // It stands before the fields, which have the focus.
      await user.reach(condition, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(option).toBeVisible()
      const isOn = async () =>
        (await condition.getAttribute('aria-activedescendant')) === (await option.getAttribute('id'))
      for (let presses = 0; presses < 20 && !(await isOn()); presses++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
  }
}

test.describe('of rows that the browser holds', () => {
  // Contraries and alternatives are the browser's: of rows that the server finds they are not offered.
  test.use({ whole: 200_000 })

  for (const walk of walks) {
    test(`rows are found by a contrary, or by days from today, and the address keeps it: ${walk.locale}, ${walk.hands}`, async ({
      page,
      provider,
    }) => {
      const user = new User(page, walk)
      const { t } = user
      const { said, bar, shown, open, choose } = filtering(user)
      await user.enter(provider, accounts.admin, '/Aff/Aff/AffairePrestationList?f.statut=REALISEE')
      await expect.poll(shown).toBeGreaterThan(0)
      const done = await shown()
      // Other journeys make services, too.
      const total = (await read<unknown[]>(provider, services)).length

      await open('statut')
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
      await choose(said.isNot)
      await expect(page).toHaveURL(/f\.statut=\*not\.REALISEE/)
      await expect.poll(shown).toBe(total - done)
      await page.keyboard.press('Escape')

      await user.press(bar.getByRole('button', { name: said.or }))
      const group = bar.getByRole('group', { name: said.group })
      await user.press(group.getByRole('button', { name: t['field.dtEcheance'] }))
      await choose(said.next)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(/f\.2\.dtEcheance=next-30-days/)
      await expect(group.getByRole('button', { name: new RegExp(`${said.next} \\(.+\\)`) })).toBeVisible()
      await expect.poll(shown).toBeGreaterThanOrEqual(total - done)
      const both = await shown()
      await user.looksRight()

      await page.reload()
      await expect.poll(shown).toBe(both)
      await expect(group.getByRole('button', { name: new RegExp(`${said.next} \\(.+\\)`) })).toBeVisible()
    })
  }
})

for (const walk of walks) {
  test(`rows are found by their state and by days from today, whoever holds them, and let go again: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, walk)
    const { t } = user
    const { said, bar, shown, open, choose } = filtering(user)
    const all = await read<Service[]>(provider, services)
    const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
    const [today, last] = [day(0), day(29)]
    const planned = all.filter(({ statut }) => statut === 'APLANIFIER')
    const soon = planned.filter(({ dtEcheance }) => dtEcheance.slice(0, 10) >= today && dtEcheance.slice(0, 10) <= last)
    expect(soon.length).toBeGreaterThan(0)
    expect(soon.length).toBeLessThan(planned.length)

    await user.enter(provider, accounts.admin, '/Aff/Aff/AffairePrestationList')
    // Those that are over are left out at first.
    await expect.poll(shown).toBeGreaterThanOrEqual(planned.length)
    await open('statut')
    // The others that are not over are let go of, in the order in which they stand.
    const boxes = page.getByRole('dialog').getByRole('checkbox')
    await expect(boxes.first()).toBeVisible()
    const kept = page.getByRole('dialog').getByRole('checkbox', { name: new RegExp(`^${t['code.APLANIFIER']}`) })
    for (const box of await boxes.all())
      if ((await box.isChecked()) && (await box.and(kept).count()) === 0) await user.press(box, 'Space')
    await page.keyboard.press('Escape')
    await expect.poll(shown).toBe(planned.length)
    await open('dtEcheance')
    await choose(said.next)
    await page.keyboard.press('Escape')
    await expect.poll(shown).toBe(soon.length)
    await user.looksRight()
    await page.reload()
    await expect.poll(shown).toBe(soon.length)
    await user.press(bar.getByRole('button', { name: t['list.clear'], exact: true }).first())
    // What the list begins with is let go of, too.
    await expect.poll(shown).toBe(all.length)
  })
}
