import { accounts, expect, read, test, User, type Walk } from './journey.ts'

const english: Walk = { locale: 'en', scheme: 'dark', hands: 'keyboard' }
const french: Walk = { locale: 'fr', scheme: 'light', hands: 'keyboard' }

interface Entry {
  id: number
  name: string
  idParent: number | null
  ordre: number
}

/** Repeated steps of these journeys, by keyboard. */
function hands(user: User) {
  const { page, t } = user
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    save: async () => {
      await user.press(dialog.getByRole('button', { name: t['editor.save'], exact: true }))
      await expect(dialog).toBeHidden()
    },
    /** An entry of a row's menu. */
    choose: async (row: RegExp, action: string) => {
      const rows = page.getByRole('grid').or(page.getByRole('treegrid')).first()
      await user.reach(rows)
      await page.keyboard.press('Control+Home')
      await user.reach(rows.getByRole('row', { name: row }).first(), 'ArrowDown')
      await page.keyboard.press('Shift+F10')
      await user.pick(page.getByRole('menuitem', { name: action, exact: true }))
    },
    answer: (name: string) =>
      user.press(page.getByRole('alertdialog').or(dialog).getByRole('button', { name, exact: true })),
  }
}

test('by keyboard: an entry of the menus is added, moved and deleted, the script of them all copied [2.settings]', async ({
  page,
  provider,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const user = new User(page, english)
  const { t } = user
  const { dialog, save, choose, answer } = hands(user)
  const entries = async () =>
    (await read<Entry[]>(provider, '/api/Core/SysMenu/GetMenuNoeudList'))
      .filter(({ name }) => ['Rondes A', 'Rondes B'].includes(name))
      .toSorted((one, other) => one.ordre - other.ordre)
  await user.enter(provider, accounts.admin, '/Core/Sec/PrmMenuList')
  for (const name of ['Rondes A', 'Rondes B']) {
    await user.press(page.getByRole('button', { name: t['action.Creer'], exact: true }))
    await user.type(new RegExp(`^${t['field.name']}`), name)
    await user.choose(t['field.idParent'], 'Administration')
    await user.choose(t['field.refRoute'], t['view.CoreSysLogList'])
    await save()
    await expect(page.getByRole('row', { name: new RegExp(`^${name}`) })).toBeVisible()
  }
  expect((await entries()).map(({ name }) => name)).toEqual(['Rondes A', 'Rondes B'])

  const tree = page.getByRole('treegrid')
  await user.reach(tree)
  await page.keyboard.press('Control+Home')
  await user.reach(tree.getByRole('row', { name: /^Rondes B/ }), 'ArrowDown')
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect.poll(async () => (await entries()).map(({ name }) => name)).toEqual(['Rondes B', 'Rondes A'])
  await user.looksRight()

  await user.press(page.getByRole('button', { name: t['action.CopierSql'] }))
  await user.press(dialog.getByRole('button', { name: 'Copy' }))
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Rondes B')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  for (const name of ['Rondes A', 'Rondes B']) {
    await choose(new RegExp(`^${name}`), t['action.Supprimer'])
    await answer(t['action.Supprimer'])
    await expect(tree.getByRole('row', { name: new RegExp(`^${name}`) })).toHaveCount(0)
  }
  expect(await entries()).toEqual([])
})

test('by keyboard: an action deactivated and back, a route refused and changed, the refusal in the notifications, a table deactivated after its question [4.action-inactive]', async ({
  page,
  provider,
}) => {
  const user = new User(page, french)
  const { t } = user
  const { dialog, save, choose, answer } = hands(user)
  await user.enter(provider, accounts.admin, '/Core/Sys/ActionList')
  await user.search('VoirInfos')
  const isActive = async () =>
    (await read<{ refAction: string; isActive: boolean }[]>(provider, '/api/Core/SysAction/GetList')).find(
      ({ refAction }) => refAction === 'VoirInfos',
    )?.isActive
  await choose(/VoirInfos/, t['action.Desactiver'])
  // Its button is removed from the menus, after a confirmation.
  await answer(t['action.Desactiver'])
  await expect.poll(isActive).toBe(false)
  await expect(page.getByRole('row', { name: /VoirInfos/ })).toBeHidden()
  await user.press(page.getByRole('button', { name: t['action.undo'] }))
  await expect.poll(isActive).toBe(true)

  await page.goto(`${provider.url}/Core/Sys/RouteList?q=CoreSysLogList`)
  await user.hasOnly('CoreSysLogList')
  await choose(/CoreSysLogList/, t['action.Modifier'])
  const reference = dialog.getByRole('textbox', { name: new RegExp(`^${t['field.ref']}`) }).first()
  await user.reach(reference)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('CoreSysRouteList')
  await user.press(dialog.getByRole('button', { name: t['editor.save'], exact: true }))
  await expect(reference).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('CoreSysLogList')
  await user.press(dialog.getByRole('switch', { name: t['field.hasResource'] }), 'Space')
  await save()
  const hasResource = async () =>
    (await read<{ ref: string; hasResource: boolean }[]>(provider, '/api/Core/SysRoute/GetList')).find(
      ({ ref }) => ref === 'CoreSysLogList',
    )?.hasResource
  expect(await hasResource()).toBe(true)

  // The refusal is kept among the notifications, whose stack is cleared.
  await page.goto(`${provider.url}/Core/Sys/NotifList`)
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await user.looksRight()
  await user.press(page.getByRole('button', { name: t['action.ViderNotifs'] }))
  await expect(page.getByRole('banner').getByRole('button', { name: /notification/i })).toHaveCount(0)

  // A span of the log, drawn by keys, is the filter of its dates.
  await page.goto(`${provider.url}/Core/Sys/LogList`)
  await user.reach(page.getByRole('application'))
  for (const key of ['End', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Enter']) await page.keyboard.press(key)
  await expect(page).toHaveURL(/dtLog=/)
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await user.press(page.getByRole('button', { name: t['log.allDates'] }))
  await expect(page).not.toHaveURL(/dtLog=/)

  // A table, after a question whose safe answer changes nothing.
  await page.goto(`${provider.url}/Core/Sys/TableList?all=1`)
  const tables = () =>
    read<{ refTable: string; isGenerer: boolean; isActif: boolean }[]>(provider, '/api/Core/SysTable/GetList')
  const table = (await tables()).find(({ isGenerer, isActif }) => isActif && !isGenerer)?.refTable ?? ''
  await user.search(table)
  const row = page.getByRole('row', { name: new RegExp(table) })
  const isInUse = async () =>
    (await read<{ refTable: string; isActif: boolean }[]>(provider, '/api/Core/SysTable/GetList')).find(
      ({ refTable }) => refTable === table,
    )?.isActif
  await choose(new RegExp(table), t['action.Supprimer'])
  await answer(t['editor.cancel'])
  expect(await isInUse()).toBe(true)
  await choose(new RegExp(table), t['action.Supprimer'])
  await answer(t['action.Supprimer'])
  await expect.poll(isInUse).toBe(false)
  // The row's menu follows its state: wait for it.
  await expect(row).toHaveAttribute('data-state', 'inactive')
  await choose(new RegExp(table), t['action.Restaurer'])
  await answer(t['action.Restaurer'])
  await expect.poll(isInUse).toBe(true)
  await user.looksRight()
})
