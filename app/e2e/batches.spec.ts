import { accounts, expect, read, test, User, type Walk, write } from './journey.ts'

interface Affaire {
  idAffaireGuid: string
  lbAffaire: string
  lbClient: string | null
}
const cases = '/api/Console/Aff/AffAffaire'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'dark', hands: 'keyboard' },
  { locale: 'en', scheme: 'light', hands: 'pointer' },
]
/** Separate fields: changes of the same fields within ten seconds form one batch. */
const fields = { fr: 'lbClient', en: 'lbAffaire' } as const

for (const walk of walks) {
  test(`what was done to several cases elsewhere is taken back here, but for one that changed since: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    const mark = `JOURNAL-${walk.locale}`
    const field = fields[walk.locale]
    const made: Affaire[] = []
    for (const one of ['a', 'b', 'c'])
      made.push(
        await write<Affaire>(provider, `${cases}/Insert`, {
          refAffaire: `${mark}-${one}`,
          lbAffaire: `${mark} ${one}`,
          lbClient: 'Docks',
          idAgence: 1,
          idUserRAF: 1,
        }),
      )
    const changed: Affaire[] = []
    for (const row of made)
      changed.push(await write<Affaire>(provider, `${cases}/Update`, { ...row, [field]: 'Forges' }, 'PUT'))
    await write(provider, `${cases}/Update`, { ...changed[2], [field]: 'Chantiers' }, 'PUT')

    const user = new User(page, walk)
    const { t } = user
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
    await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
    await user.press(
      page
        .getByRole('main')
        .getByRole('button', { name: /^(Autres actions|More actions|Other actions)$/ })
        .first(),
    )
    await user.pick(page.getByRole('menuitem', { name: t['batches.title'] }))
    const dialog = page.getByRole('dialog')
    await user.press(dialog.getByRole('listitem').first().getByRole('button'))
    const rows = dialog.getByRole('grid').getByRole('row').filter({ hasText: mark })
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: t['batches.can'] })).toHaveCount(2)
    await expect(rows.filter({ hasText: t['batches.changed'] })).toHaveCount(1)
    await user.press(dialog.getByRole('button', { name: /2/ }))
    await expect
      .poll(async () => {
        const all = await read<Affaire[]>(provider, `${cases}/GetList?search=${mark}&sort=refAffaire`)
        return all.map((row) => row[field])
      })
      .toEqual([made[0]?.[field], made[1]?.[field], 'Chantiers'])
  })
}
