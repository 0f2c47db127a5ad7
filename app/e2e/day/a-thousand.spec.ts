import { accounts, expect, read, test, User, type Walk, write } from '../journey.ts'
import type { Provider } from '../provider.ts'

interface Affaire {
  idAffaireGuid: string
  refAffaire: string
  lbAffaire: string
  lbClient: string | null
  dtModification: string
}
const cases = '/api/Console/Aff/AffAffaire'
const count = 1_000

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'pointer' },
  { locale: 'en', scheme: 'dark', hands: 'keyboard' },
]

/** Does it to all, a few at a time. */
async function each<One, Made>(all: readonly One[], act: (one: One) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (let at = 0; at < all.length; at += 20) made.push(...(await Promise.all(all.slice(at, at + 20).map(act))))
  return made
}

const insertCases = (provider: Provider, mark: string) =>
  each(
    Array.from({ length: count }, (_, at) => `${mark}-${String(at).padStart(4, '0')}`),
    (refAffaire) =>
      write<Affaire>(provider, `${cases}/Insert`, {
        refAffaire,
        lbAffaire: `Ponts ${refAffaire}`,
        lbClient: 'Docks',
        idAgence: 1,
        idUserRAF: 1,
      }),
  )

/** The list's rows of that mark are selected: by a search and all that match, or by their references, pasted as a sheet has them. */
async function selectAll(user: User, mark: string, made: readonly Affaire[]): Promise<void> {
  const { page, t } = user
  const grid = page.getByRole('grid')
  if (user.walk.hands === 'pointer') {
    await user.search(mark)
    await grid.getByRole('checkbox').first().click()
    return
  }
  await expect(grid.getByRole('row').nth(3)).toBeVisible()
  await user.press(
    page
      .getByRole('main')
      .getByRole('button', { name: /^(Autres|More) actions$/ })
      .first(),
  )
  await user.pick(page.getByRole('menuitem', { name: t['baskets.title'] }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: t['baskets.paste'] })).toBeFocused()
  await page.keyboard.insertText(made.map(({ refAffaire }) => `${refAffaire}\tPonts`).join('\n'))
  await user.press(dialog.getByRole('button', { name: t['baskets.choose'], exact: true }))
  await expect(dialog.getByText(/^1.000 /).first()).toBeVisible()
  await user.press(dialog.getByRole('button', { name: t['editor.close'], exact: true }).last())
}

for (const walk of walks) {
  test(`a thousand cases, forty of them changed or held by others meanwhile: 960 are saved, 40 named with why, and it is taken back: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    // Thousands of saves, one after the other.
    test.slow()
    const mark = `MILLE-${walk.locale}`
    const made = await insertCases(provider, mark)
    const clients = async () => {
      const all = await read<Affaire[]>(provider, `${cases}/GetList?search=${mark}`)
      return Map.groupBy(all, ({ lbClient }) => lbClient)
    }
    const user = new User(page, walk)
    const { t } = user
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
    await selectAll(user, mark, made)
    const bar = page.getByRole('group', { name: /^(Sélection|Selection)$/ })
    await expect(bar).toContainText(/1\s000|1,000/)
    await user.press(bar.getByRole('button', { name: t['setMany.action'] }))
    const dialog = page.getByRole('dialog')
    const way = dialog.getByRole('combobox', { name: t['field.lbClient'], exact: true })
    await user.press(way)
    const option = page.getByRole('option', { name: t['setMany.way.set'], exact: true })
    await expect(option).toBeVisible()
    if (walk.hands === 'pointer') await option.click()
    else {
      await page.keyboard.type(t['setMany.way.set'])
      await page.keyboard.press('Enter')
    }
    await user.type(t['setMany.value'], 'Forges')
    await user.press(dialog.getByRole('button', { name: t['setMany.check'] }))
    await expect(dialog.getByText(/^1.000 .*\.$/)).toBeVisible()

    // Twenty are renamed by somebody else, twenty are held.
    const renamed = made.filter((_, at) => at % 50 === 7)
    const held = made.filter((_, at) => at % 50 === 31)
    await each(renamed, (one) =>
      write(provider, `${cases}/Update`, { ...one, lbAffaire: `${one.lbAffaire} bis` }, 'PUT'),
    )
    await each(held, ({ idAffaireGuid: refObjet }) =>
      write(provider, '/api/Core/SysObjetLock/Verrouiller', { typeObjet: 'Affaire', refObjet }, 'POST', accounts.agent),
    )

    await user.press(dialog.getByRole('button', { name: /1.000/ }))
    const report = page.getByRole('dialog', { name: /^40 / })
    await expect(report).toBeVisible({ timeout: 180_000 })
    const named = report.getByRole('listitem')
    await expect(named).toHaveCount(40)
    for (const one of held) await expect(named.filter({ hasText: one.lbAffaire })).toContainText('Karim Benali')
    for (const one of renamed)
      await expect(named.filter({ hasText: one.lbAffaire })).toContainText(/entre-temps|meanwhile/)
    await user.looksRight()
    const now = await clients()
    expect(now.get('Forges')).toHaveLength(960)
    const left = now.get('Docks') ?? []
    expect(left.map(({ refAffaire }) => refAffaire).toSorted()).toEqual(
      [...renamed, ...held].map(({ refAffaire }) => refAffaire).toSorted(),
    )
    await user.press(report.getByRole('button', { name: t['list.close'] }).last())
    await expect(page.getByText(/^960 /).first()).toBeVisible()

    await user.press(page.getByRole('button', { name: t['action.undo'] }).first())
    await expect.poll(async () => (await clients()).get('Docks')?.length, { timeout: 180_000 }).toBe(count)
  })
}
