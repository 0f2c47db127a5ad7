import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

interface Node {
  id: number
  idParent: number | null
  name: string
  refMenu: string
}

const read = async (operation: string) => (await server.call(`/api/Core/${operation}`, { token: server.admin })).value
const post = (operation: string, body: object) => server.call(`/api/Core/${operation}`, { method: 'POST', token: server.admin, body })
const remove = (id: number) => server.call(`/api/Core/SysMenu/Delete?id=${id}`, { method: 'DELETE', token: server.admin })
const nodes = async (query = '') => (await read(`SysMenu/GetMenuNoeudList${query}`)) as Node[]
const named = async (refMenu: string, name: string) => (await nodes()).find((node) => node.refMenu === refMenu && node.name === name)?.id ?? 0
const rowOf = async (id: number) => {
  const { idMenu, dtModification: _, ...row } = await server.db.selectFrom('menu').where('idMenu', '=', id).selectAll().executeTakeFirstOrThrow()
  return { id: idMenu, name: row.name, idTypeMenu: row.idTypeMenu, routeEncrageMenu: row.routeEncrageMenu, refRoute: row.refRoute, refAction: row.refAction, idParent: row.idParent, icon: row.icon, param: row.param, ordre: row.ordre }
}

const refused = (message: string) => ({ status: 200, value: undefined, messages: [message] })
const needed = refused('Les administrateurs doivent garder menus et sécurité')

/** Every way to the screen of menus but the one in the drawer is taken away. */
async function leaveOneWay(): Promise<number> {
  const drawer = await named('App.AppMenu', 'Menus')
  for (const { id, refMenu } of (await nodes()).filter(({ name }) => name === 'Menus')) if (refMenu !== 'App.AppMenu') expect((await remove(id)).value).toBe(true)
  return drawer
}

describe('the last way to menus, security and actions (R24)', () => {
  test('is not deleted; one of two is', async () => {
    const drawer = await leaveOneWay()
    expect(await remove(drawer)).toMatchObject(needed)
    expect((await nodes()).some(({ id }) => id === drawer)).toBe(true)
  })

  test('does not lead elsewhere, is not hung below what nobody sees, and its folder does not go with it', async () => {
    const drawer = await leaveOneWay()
    const way = await rowOf(drawer)
    const [users, folder] = [await server.db.selectFrom('route').where('ref', '=', 'AdmUsrUserList').select('ref').executeTakeFirstOrThrow(), await post('SysMenu/UpdateOrInsertMenu', { name: 'Tiroir' })]
    const { id: unseen } = folder.value as { id: number }
    expect(await post('SysMenu/UpdateOrInsertMenu', { ...way, refRoute: users.ref })).toMatchObject(needed)
    expect(await post('SysMenu/UpdateOrInsertMenu', { ...way, idParent: unseen, ordre: undefined })).toMatchObject(needed)
    const system = await rowOf(way.idParent ?? 0)
    expect(await post('SysMenu/UpdateOrInsertMenu', { ...system, idParent: unseen, ordre: undefined })).toMatchObject(needed)
    // Within what is seen it moves as any other.
    expect((await post('SysMenu/UpdateOrInsertMenu', { ...way, ordre: 1 })).value).toMatchObject({ id: drawer, ordre: 1 })
  })

  test.each([
    ['CoreSecPrmSecuriteAccueil.TitleActionMenu', 'Enregistrer les droits'],
    ['CoreSecPrmMenuList.TitleActionMenu', 'Ajouter'],
    ['CoreSecPrmMenuList.ItemMenu', 'Modifier'],
    ['CoreSysActionList.ItemMenu', 'Modifier'],
  ])('neither is the button by which it saves: %s, %s', async (refMenu, name) => {
    const button = await named(refMenu, name)
    const others = (await nodes('?idGroupe=1')).map(({ id }) => id).filter((id) => id !== button)
    expect(await post('SysMenu/UpdateSecMenu', { idGroupe: 1, idMenuList: others })).toMatchObject(needed)
    expect(await remove(button)).toMatchObject(needed)
    expect(await post('SysMenu/UpdateOrInsertMenu', { ...(await rowOf(button)), refAction: 'Exporter' })).toMatchObject(needed)
  })

  test('a second group of administrators that has it frees the first', async () => {
    await server.db.insertInto('groupe').values({ idGroupe: 3, lbGroupe: 'Autres administrateurs', isActif: true }).execute()
    await server.db.insertInto('groupeRole').values({ idGroupe: 3, idRole: 1 }).execute()
    const all = (await nodes()).map(({ id }) => id)
    expect((await post('SysMenu/UpdateSecMenu', { idGroupe: 3, idMenuList: all })).value).toBeDefined()
    expect((await post('SysMenu/UpdateSecMenu', { idGroupe: 1, idMenuList: [] })).value).toEqual([])
    expect(await post('SysMenu/UpdateSecMenu', { idGroupe: 3, idMenuList: [] })).toMatchObject(needed)
  })

  test('other entries, and those of other groups, go as they always did', async () => {
    expect((await remove(await named('CoreSecPrmMenuList.TitleActionMenu', 'Copier le script SQL'))).value).toBe(true)
    expect((await post('SysMenu/UpdateSecMenu', { idGroupe: 2, idMenuList: [] })).value).toEqual([])
  })
})

describe('actions (R35)', () => {
  const actionNamed = async (ref: string) => ((await read(`SysAction/GetList?refAction=${ref}`)) as [{ refAction: string; label: string; isActive: boolean }])[0]

  test.each(['Modifier', 'Activer', 'Creer', 'EnregistrerDroits'])('%s stays active under its name, and is described anew all the same', async (ref) => {
    const action = await actionNamed(ref)
    const kept = refused("Action nécessaire à l'administration")
    expect(await post('SysAction/Update', { ...action, isActive: false })).toMatchObject(kept)
    expect(await post('SysAction/Update', { ...action, refAction: `${ref}2` })).toMatchObject(kept)
    expect((await post('SysAction/Update', { ...action, label: 'Autrement' })).value).toMatchObject({ label: 'Autrement', isActive: true })
  })

  test('others go, and one that was taken away before can be given back', async () => {
    expect((await post('SysAction/Update', { ...(await actionNamed('Supprimer')), isActive: false })).value).toMatchObject({ isActive: false })
    await server.db.updateTable('action').set({ isActive: false }).where('refAction', '=', 'Modifier').execute()
    expect((await post('SysAction/Update', { ...(await actionNamed('Modifier')), isActive: true })).value).toMatchObject({ isActive: true })
  })
})

describe('routes (R23)', () => {
  const routeNamed = async (ref: string) => ((await read(`SysRoute/GetList?ref=${ref}`)) as [Record<string, unknown>])[0]
  const update = (body: object) => server.call('/api/Core/SysRoute/Update', { method: 'PUT', token: server.admin, body })
  const invalid = refused('Route ou chemin non valide')

  test.each(['/Core/Sec/AuthLogin', '/core/sec/authlogin/', '/Core/Sec/Auth%4Cogin', '/Core/Sec/AuthPassword', '/404', '/about', '/Core/Sys/AppOffline', '/'])(
    'no page has the path of one that is always there: %s',
    async (path) => {
      expect(await update({ ...(await routeNamed('AdmUsrUserList')), path })).toMatchObject(invalid)
    },
  )

  test('the home keeps its own, and a path that only begins so is another', async () => {
    expect((await update({ ...(await routeNamed('Accueil')), label: 'Début' })).value).toMatchObject({ label: 'Début', path: '/' })
    expect((await update({ ...(await routeNamed('AdmUsrUserList')), path: '/Core/Sec/AuthLogins' })).value).toMatchObject({ path: '/Core/Sec/AuthLogins' })
  })

  test.each([{ path: '/ailleurs' }, { ref: 'Ailleurs' }, { component: 'AdmUsrUserList' }, { isVirtuel: true }])('security stays where it is found: %j', async (set) => {
    expect(await update({ ...(await routeNamed('CoreSecPrmSecuriteAccueil')), ...set })).toMatchObject(invalid)
    expect((await update({ ...(await routeNamed('CoreSecPrmSecuriteAccueil')), label: 'Droits' })).value).toMatchObject({ label: 'Droits' })
  })
})
