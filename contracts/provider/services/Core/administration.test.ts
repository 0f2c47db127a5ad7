import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

type Row = Record<string, unknown>
interface Node {
  id: number
  idParent: number | null
  name: string
  refMenu: string
}

const send = (operation: string, body: object, method: 'POST' | 'PUT' = 'POST', language = 'fr') =>
  server.call(`/api/Core/${operation}`, { method, token: server.admin, body, language })
const read = async (operation: string) => (await server.call(`/api/Core/${operation}`, { token: server.admin })).value
const nodes = async () => (await read('SysMenu/GetMenuNoeudList')) as Node[]
const named = async (refMenu: string, name: string) =>
  (await nodes()).find((node) => node.refMenu === refMenu && node.name === name)?.id ?? 0
const rowOf = async (operation: string) => ((await read(operation)) as [Row])[0]

const settings = 'CoreSysParametreAvanceAccueil.NavMenu'
const refused = { status: 200, value: undefined, messages: ['Les administrateurs doivent garder menus et sécurité'] }
const needed = { status: 200, value: undefined, messages: ["Action nécessaire à l'administration"] }

/** Input of an entry's editor. */
async function entry(id: number, set: Row = {}): Promise<Row> {
  const menu = await server.db.selectFrom('menu').where('idMenu', '=', id).selectAll().executeTakeFirstOrThrow()
  const { name, idTypeMenu, routeEncrageMenu, refRoute, refAction, idParent, icon, param } = menu
  return { id, name, idTypeMenu, routeEncrageMenu, refRoute, refAction, idParent, icon, param, ...set }
}
const save = async (id: number, set: Row) => send('SysMenu/UpdateOrInsertMenu', await entry(id, set))
const remove = (id: number) =>
  server.call(`/api/Core/SysMenu/Delete?id=${id}`, { method: 'DELETE', token: server.admin })

/** Rights of the administrators without some entries. */
const without = async (...ids: number[]) =>
  send('SysMenu/UpdateSecMenu', {
    idGroupe: 1,
    idMenuList: (await nodes()).map(({ id }) => id).filter((id) => !ids.includes(id)),
  })

const views = [
  ['ME', 'Menus', 'Système'],
  ['SE', 'Sécurité', 'Administration'],
  ['AC', 'Actions', 'Système'],
] as const
const buttons = [
  ['CoreSecPrmMenuList.TitleActionMenu', 'Ajouter'],
  ['CoreSecPrmMenuList.ItemMenu', 'Modifier'],
  ['CoreSecPrmMenuList.ItemMenu', 'Supprimer'],
  ['CoreSecPrmMenuList.ItemMenu', 'Déplacer'],
  ['CoreSecPrmSecuriteAccueil.TitleActionMenu', 'Enregistrer les droits'],
  ['CoreSysActionList.ItemMenu', 'Modifier'],
] as const

describe.each(views)('the screen %s', (_, name, title) => {
  /** Only the side menu leads there. */
  beforeEach(async () => {
    expect((await remove(await named(settings, name))).value).toBe(true)
  })
  const own = () => named('App.AppMenu', name)

  test.each<[string, () => Promise<unknown>]>([
    ['taken from them', async () => without(await own())],
    ['hung below a title that is taken from them', async () => without(await named('App.AppMenu', title))],
    ['deleted', async () => remove(await own())],
    ['emptied', async () => save(await own(), { refRoute: null })],
    ['led elsewhere', async () => save(await own(), { refRoute: 'CoreSysLogList' })],
    [
      'moved into another menu',
      async () => save(await own(), { idParent: null, idTypeMenu: 4, routeEncrageMenu: 'AffAffAffaireList' }),
    ],
    [
      'moved below what nobody sees',
      async () => {
        const { value } = await send('SysMenu/UpdateOrInsertMenu', { name: 'Nulle part' })
        return save(await own(), { idParent: (value as { id: number }).id })
      },
    ],
    [
      'made a title by what is moved below it',
      async () => save(await named('App.AppMenu', 'Journal'), { idParent: await own() }),
    ],
    [
      'with its title in another menu',
      async () => save(await named('App.AppMenu', title), { routeEncrageMenu: 'AffAffAffaireList', idTypeMenu: 7 }),
    ],
  ])('is not %s', async (_way, attempt) => {
    const before = [await nodes(), await read('SysMenu/GetList')]
    expect(await attempt()).toMatchObject(refused)
    expect((await nodes()).filter(({ name: one }) => one !== 'Nulle part')).toEqual(before[0])
  })

  test('is given up where another entry leads there', async () => {
    const { value } = await send('SysMenu/UpdateOrInsertMenu', {
      name: 'Autre chemin',
      refRoute: (await entry(await own()))['refRoute'],
    })
    expect((await without()).status).toBe(200)
    expect((await remove(await own())).value).toBe(true)
    expect(await remove((value as { id: number }).id)).toMatchObject(refused)
  })

  test.each<[string, Row]>([
    ['given another component', { component: 'CoreSysLogList' }],
    ['given a component there is not', { component: 'Nulle' }],
    ['left without a path', { path: '', isVirtuel: true }],
    ['nested in another page', { refParent: 'AffAffAffaireAccueil' }],
    ['moved to a path its view cannot be told by', { component: null, path: '/ailleurs' }],
    ['moved to a path with escapes', { path: '/Core/%41illeurs' }],
  ])('keeps its route: it is not %s', async (_way, set) => {
    const route = await rowOf(`SysRoute/GetList?ref=${String((await entry(await own()))['refRoute'])}`)
    expect(await send('SysRoute/Update', { ...route, ...set }, 'PUT')).toMatchObject(refused)
    const other = { ref: 'CoreSysAutre', label: 'Autrement', path: '/ailleurs' }
    expect((await send('SysRoute/Update', { ...route, ...other }, 'PUT')).value).toMatchObject(other)
  })
})

describe.each(buttons)('the button %s %s', (refMenu, name) => {
  const own = () => named(refMenu, name)

  test.each<[string, () => Promise<unknown>]>([
    ['taken from them', async () => without(await own())],
    ['deleted', async () => remove(await own())],
    ['emptied', async () => save(await own(), { refAction: null })],
    ['made another', async () => save(await own(), { refAction: 'CopierSql' })],
    ['made a link', async () => save(await own(), { refRoute: 'CoreSysLogList' })],
    ['moved to another view', async () => save(await own(), { routeEncrageMenu: 'AffAffAffaireList' })],
    ['moved to a menu of another type', async () => save(await own(), { idTypeMenu: 4 })],
    [
      'moved below another button',
      async () => save(await own(), { idParent: await named('CoreSysRouteList.ItemMenu', 'Modifier') }),
    ],
  ])('is not %s', async (_way, attempt) => {
    expect(await attempt()).toMatchObject(refused)
    expect(await own()).toBeGreaterThan(0)
  })

  test('may be called and drawn otherwise', async () => {
    expect((await save(await own(), { name: 'Autrement', icon: 'star' })).value).toMatchObject({ name: 'Autrement' })
  })
})

test('a screen hangs no deeper than the console goes', async () => {
  await remove(await named(settings, 'Menus'))
  let idParent: number | null = null
  const below = async (name: string) => {
    const { value } = await send('SysMenu/UpdateOrInsertMenu', { name, idParent })
    idParent = (value as { id: number }).id
    await without()
  }
  for (let above = 1; above <= 12; above += 1) await below(`Titre ${above}`)
  expect((await save(await named('App.AppMenu', 'Menus'), { idParent })).value).toMatchObject({ idParent })
  await below('Titre 13')
  expect(await save(await named('App.AppMenu', 'Menus'), { idParent })).toMatchObject(refused)
})

test('what other groups see, and other buttons, is theirs to give up', async () => {
  expect((await send('SysMenu/UpdateSecMenu', { idGroupe: 2, idMenuList: [] })).value).toEqual([])
  for (const name of ['Exporter', 'Copier le script SQL'])
    expect((await remove(await named('CoreSecPrmMenuList.TitleActionMenu', name))).value).toBe(true)
  expect((await remove(await named('CoreSysActionList.ActionMenu', 'Activer'))).value).toBe(true)
  expect(await remove(await named('CoreSysActionList.ItemMenu', 'Activer'))).toMatchObject(refused)
})

test('the doors of the advanced settings lead there only as long as that page is reached', async () => {
  for (const [, name] of views.slice(0, 2)) expect((await remove(await named('App.AppMenu', name))).value).toBe(true)
  expect(await remove(await named('App.AppMenu', 'Paramètres avancés'))).toMatchObject(refused)
  expect(await remove(await named(settings, 'Menus'))).toMatchObject(refused)
  expect(
    await send(
      'SysRoute/Update',
      { ...(await rowOf('SysRoute/GetList?ref=CoreSysParametreAvanceAccueil')), component: 'Nulle' },
      'PUT',
    ),
  ).toMatchObject(refused)
})

describe('actions', () => {
  const actionNamed = (ref: string) => rowOf(`SysAction/GetList?refAction=${ref}`)
  const update = async (ref: string, set: Row, language = 'fr') =>
    send('SysAction/Update', { ...(await actionNamed(ref)), ...set }, 'POST', language)

  test.each(['Creer', 'Modifier', 'Supprimer', 'Deplacer', 'Activer', 'EnregistrerDroits'])(
    '%s stays active and keeps its name',
    async (ref) => {
      expect(await update(ref, { isActive: false })).toMatchObject(needed)
      expect(await update(ref, { refAction: `${ref}2` })).toMatchObject(needed)
      expect(await update(ref, { refAction: ref.toUpperCase() })).toMatchObject(needed)
      expect((await update(ref, { isActive: false }, 'en')).messages).toEqual(['Action needed for administration'])
      expect((await update(ref, { label: 'Autrement' })).value).toMatchObject({ label: 'Autrement', isActive: true })
    },
  )

  test('one that came to be inactive is activated again, and never deleted', async () => {
    await server.db.updateTable('action').set({ isActive: false }).where('refAction', '=', 'Deplacer').execute()
    expect((await update('Deplacer', { label: 'Placer' })).value).toMatchObject({ isActive: false })
    await server.db.updateTable('menu').set({ refAction: null }).where('refAction', '=', 'Deplacer').execute()
    const { idAction } = (await actionNamed('Deplacer')) as { idAction: number }
    expect(
      await server.call(`/api/Core/SysAction/Delete?idAction=${idAction}`, { method: 'DELETE', token: server.admin }),
    ).toMatchObject(needed)
    expect((await update('Deplacer', { isActive: true })).value).toMatchObject({ isActive: true })
  })

  test('any other may go, unless the way to the administration hangs below it', async () => {
    expect((await update('Exporter', { isActive: false })).value).toMatchObject({ isActive: false })
    await save(await named('App.AppMenu', 'Système'), { refAction: 'Importer' })
    await save(await named('App.AppMenu', 'Administration'), { refAction: 'Importer' })
    for (const [, name] of views) await remove(await named(settings, name))
    expect(await update('Importer', { isActive: false })).toMatchObject(needed)
    expect(await update('Importer', { refAction: 'Inconnue' })).toMatchObject(needed)
    expect(await save(await named('App.AppMenu', 'Système'), { refAction: 'Exporter' })).toMatchObject(refused)
  })
})

test('in English too', async () => {
  const id = await named('CoreSecPrmSecuriteAccueil.TitleActionMenu', 'Enregistrer les droits')
  const answer = await server.call(`/api/Core/SysMenu/Delete?id=${id}`, {
    method: 'DELETE',
    token: server.admin,
    language: 'en',
  })
  expect(answer.messages).toEqual(['Administrators must keep menus and security'])
})
