import { accounts, expect, read, test, User, type Walk } from './journey.ts'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'pointer' },
  { locale: 'en', scheme: 'dark', hands: 'keyboard' },
]

interface Tache {
  lbTache: string
  estLiee: boolean
  ordre: number
}

for (const [at, walk] of walks.entries()) {
  test(`tasks of a mode: from models, linked, put in order and deleted, ${walk.locale}, ${walk.hands} [4.linked] [4.task-question] [2.settings]`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, walk)
    const { t } = user
    // Two modes, as both journeys may meet on one server.
    const mode = (
      await read<{ refMode: string; idModeGuid: string; idModeversion: number }[]>(
        provider,
        '/api/Console/Prm/ModModeInspection/GetList',
      )
    )[at]
    const tasks = async () =>
      (
        await read<Tache[]>(provider, `/api/Console/Prm/ModTache/GetList?idModeversion=${mode?.idModeversion}`)
      ).toSorted((one, other) => one.ordre - other.ordre)
    const before = await tasks()
    await user.enter(provider, accounts.admin, '/Prm/Mod/ModeInspectionList')
    await user.find(mode?.refMode ?? '')
    await user.press(page.getByRole('link', { name: t['view.PrmModTacheList'] }).last())
    const list = page.getByRole('treegrid', { name: t['view.PrmModTacheList'] })
    await expect(list.getByText(before[0]?.lbTache ?? '', { exact: true })).toBeVisible()

    await user.press(page.getByRole('button', { name: t['action.AjouterModele'] }))
    const models = page.getByRole('dialog')
    await expect(models.getByRole('row').nth(2)).toBeVisible()
    if (walk.hands === 'pointer') await models.getByRole('row').nth(2).getByRole('checkbox').click()
    else await user.press(models.getByRole('grid'), 'ArrowDown').then(() => page.keyboard.press('Shift+Space'))
    await user.press(models.getByRole('button', { name: /Ajouter une ligne|Add one row/ }))
    await expect(models).toBeHidden()
    await expect.poll(async () => (await tasks()).length).toBe(before.length + 1)

    // Unlinked, and taken back.
    const [first] = before
    const isLinked = async () => (await tasks()).find(({ lbTache }) => lbTache === first?.lbTache)?.estLiee
    await list.getByText(first?.lbTache ?? '', { exact: true }).click()
    await user.press(
      page
        .getByRole('group', { name: walk.locale === 'fr' ? 'Sélection' : 'Selection' })
        .getByRole('button', { name: t['action.Delier'] }),
    )
    await expect.poll(isLinked).toBe(false)
    await page.getByRole('button', { name: t['action.undo'] }).click()
    await expect.poll(isLinked).toBe(true)

    // Three places further down, by a hurried key: what is pressed while a move is being saved goes on after it.
    await list.getByText(first?.lbTache ?? '', { exact: true }).click()
    for (let press = 0; press < 3; press++) await page.keyboard.press('Alt+Shift+ArrowDown')
    await expect.poll(async () => (await tasks()).findIndex(({ lbTache }) => lbTache === first?.lbTache)).toBe(3)
    await expect(list.getByText(/ fait | done/)).toHaveCount(0)
    await user.looksRight()

    // Deleted after a question, whose safe answer changes nothing.
    const last = (await tasks()).at(-1)
    await list
      .getByText(last?.lbTache ?? '', { exact: true })
      .last()
      .click({ button: 'right' })
    await user.pick(page.getByRole('menuitem', { name: t['action.Supprimer'], exact: true }))
    await user.press(
      page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: t['action.Supprimer'], exact: true }),
    )
    await expect.poll(async () => (await tasks()).length).toBe(before.length)
  })
}
