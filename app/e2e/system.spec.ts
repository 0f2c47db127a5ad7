import { makeAdministrator } from './administration.ts'
import { accounts, expect, read, test, User, type Walk } from './journey.ts'
import type { Provider } from './provider.ts'

const french: Walk = { locale: 'fr', scheme: 'light', hands: 'pointer' }
const english: Walk = { locale: 'en', scheme: 'dark', hands: 'keyboard' }
const security = '/Core/Sec/PrmSecuriteAccueil'
const other = { login: 'p.vidal', password: 'ronde-p.vidal-2026' }

interface Node {
  name: string
  refMenu: string
}

/** The entries of the drawer that a group is given. */
const drawerOf = async (provider: Provider, idGroupe: number) =>
  (await read<Node[]>(provider, `/api/Core/SysMenu/GetMenuNoeudList?idGroupe=${idGroupe}`)).flatMap(
    ({ name, refMenu }) => (refMenu === 'App.AppMenu' ? [name] : []),
  )

test('an entry is added to the menus and given to a group: the drawer has it, and the log who made it', async ({
  page,
  provider,
}) => {
  const user = new User(page, french)
  const { t } = user
  const name = 'Rondes de nuit'
  await user.enter(provider, accounts.admin, '/Core/Sec/PrmMenuList')
  await user.press(page.getByRole('button', { name: t['action.Creer'], exact: true }))
  await user.type(new RegExp(`^${t['field.name']}`), name)
  await user.choose(t['field.idParent'], 'Administration')
  await user.choose(t['field.refRoute'], t['view.CoreSysLogList'])
  await user.press(page.getByRole('button', { name: t['editor.save'], exact: true }))
  await expect(page.getByRole('treegrid').getByRole('row', { name: new RegExp(`^${name}`) })).toBeVisible()
  expect(await drawerOf(provider, 1)).not.toContain(name)

  const drawer = page.getByRole('navigation', { name: t['frame.menu'] })
  await user.press(drawer.getByRole('button', { name: 'Administration' }))
  await user.press(drawer.getByRole('link', { name: t['view.CoreSecPrmSecuriteAccueil'] }))
  await user.press(
    page
      .getByRole('grid', { name: t['rights.title'] })
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('gridcell')
      .first(),
  )
  await user.press(page.getByRole('button', { name: t['action.EnregistrerDroits'] }))
  await user.press(page.getByRole('dialog').getByRole('button', { name: t['editor.save'], exact: true }))
  await expect.poll(() => drawerOf(provider, 1)).toContain(name)

  await page.reload()
  await user.press(drawer.getByRole('link', { name }))
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${t['view.CoreSysLogList']}`) })).toBeVisible()
  await user.search(name)
  await expect(page.getByRole('heading', { level: 1, name: /(^|\D)1$/ })).toBeVisible()
  await expect(page.getByRole('grid').getByRole('row', { name: /Claire Lambert.*Rondes de nuit/ })).toBeVisible()
  await user.looksRight()
})

test('by keyboard: rights are looked at as the group before they are saved; another administrator releases the lock of who went on', async ({
  page,
  provider,
  browser,
}) => {
  const user = new User(page, english)
  const { t } = user
  await user.enter(provider, accounts.admin, security)
  const matrix = page.getByRole('grid', { name: t['rights.title'] })
  await user.press(page.getByRole('searchbox', { name: t['sheet.search'] }), 'End')
  await page.keyboard.type(t['view.CoreSysLogList'])
  await expect(matrix.getByRole('row', { name: /^(Affaires|Cases)/ })).toHaveCount(0)
  const status = page.getByText(/^2 changes to save/)

  await user.press(matrix, 'ArrowDown')
  for (const key of ['ArrowRight', 'y']) await page.keyboard.press(key)
  await expect(status).toBeVisible()
  await user.press(page.getByRole('button', { name: t['action.ApercuGroupe'] }))
  const preview = page.getByRole('dialog', { name: t['action.ApercuGroupe'] })
  await expect(
    preview.getByRole('group', { name: t['preview.after'] }).getByText(t['view.CoreSysLogList'], { exact: true }),
  ).toBeVisible()
  await expect(
    preview.getByRole('group', { name: t['preview.before'] }).getByText(t['view.CoreSysLogList'], { exact: true }),
  ).toHaveCount(0)
  await user.looksRight()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()

  await user.press(page.getByRole('button', { name: t['sheet.drop'] }))
  await expect(status).toBeHidden()
  await user.press(matrix, 'y')
  await expect(status).toBeVisible()
  await user.press(page.getByRole('button', { name: t['action.EnregistrerDroits'] }))
  await user.press(page.getByRole('dialog').getByRole('button', { name: t['editor.save'], exact: true }))
  await expect.poll(() => drawerOf(provider, 2)).toContain('Journal')
  await expect(status).toBeHidden()

  // The lock of what the first goes on to change, beside those that whoever left in the middle of an editor still holds.
  const [table] = await read<{ idTableGuid: string; refTable: string }[]>(provider, '/api/Core/SysTable/GetList')
  const locks = async () =>
    (
      await read<{ login: string }[]>(
        provider,
        `/api/Core/SysObjetLock/GetListByReference?typeObjet=SysTable&refObjet=${table?.idTableGuid}`,
      )
    ).map(({ login }) => login)
  await page.goto(`${provider.url}/Core/Sys/TableAccueil?idTableGuid=${table?.idTableGuid}`)
  await user.press(page.getByRole('button', { name: t['action.Modifier'], exact: true }).first())
  await expect.poll(locks).toEqual(['admin'])

  await makeAdministrator(provider, other.login)
  const second = new User(await (await browser.newContext()).newPage(), english)
  await second.enter(provider, other, '/Core/Sys/ParametreAvanceAccueil')
  const held = second.page.getByRole('grid', { name: t['section.locks'], exact: true })
  const row = held.getByRole('row', { name: new RegExp(`Claire Lambert.*${table?.refTable}`) })
  await second.reach(held)
  await second.reach(row, 'ArrowDown')
  await second.page.keyboard.press('Shift+F10')
  await second.pick(second.page.getByRole('menuitem', { name: t['action.LibererVerrou'] }))
  await second.press(second.page.getByRole('alertdialog').getByRole('button', { name: t['action.LibererVerrou'] }))
  await expect.poll(locks).toEqual([])
  await expect(row).toHaveCount(0)
  await second.looksRight()
  await second.page.context().close()
})
