import { accounts, expect, read, test, User, type Walk } from './journey.ts'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'dark', hands: 'keyboard' },
  { locale: 'en', scheme: 'light', hands: 'pointer' },
]

const words = {
  fr: { condition: 'Condition', isNot: "N'est aucun de", or: 'Ou…', group: 'Ou, groupe 2', next: '30 prochains jours' },
  en: { condition: 'Condition', isNot: 'Is none of', or: 'Or…', group: 'Or, group 2', next: 'Next 30 days' },
} as const

// Contraries and alternatives are the browser's: of rows that the server finds they are not offered.
test.use({ whole: 100_000 })

for (const walk of walks) {
  test(`rows are found by a contrary, or by days from today, and the address keeps it: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, walk)
    const { t } = user
    const said = words[walk.locale]
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffairePrestationList?f.statut=REALISEE')
    const bar = page.getByRole('search')
    const shown = async () => {
      const text = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      return Number((text.split('/')[0] ?? '').replaceAll(/\D/g, ''))
    }
    await expect.poll(shown).toBeGreaterThan(0)
    const done = await shown()
    // Other journeys make services, too.
    const total = (await read<unknown[]>(provider, '/api/Console/Aff/AffAffairePrestation/GetList')).length
    const statut = () => bar.getByRole('button', { name: new RegExp(`^${t['field.statut']}`) }).first()

    await user.press(statut())
    const choice = async (name: string) => {
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
    }
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
    await choice(said.isNot)
    await expect(page).toHaveURL(/f\.statut=\*not\.REALISEE/)
    await expect.poll(shown).toBe(total - done)
    await page.keyboard.press('Escape')

    await user.press(bar.getByRole('button', { name: said.or }))
    const group = bar.getByRole('group', { name: said.group })
    await user.press(group.getByRole('button', { name: t['field.dtEcheance'] }))
    await choice(said.next)
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
