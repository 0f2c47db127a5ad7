import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

type Node = { id: number; idParent: number | null; name: string; refMenu: string; idGroupeList: number[] }
interface Item {
  lbMenu: string
  refAction: string | null
  refRoute: string | null
  children: Item[]
}

const read = async (operation: string, token = server.admin) =>
  (await server.call(`/api/Core/${operation}`, { token })).value
const post = (operation: string, body: object) =>
  server.call(`/api/Core/${operation}`, { method: 'POST', token: server.admin, body })
const save = (body: object) => post('SysMenu/UpdateOrInsertMenu', body)
const remove = (id: number) =>
  server.call(`/api/Core/SysMenu/Delete?id=${id}`, { method: 'DELETE', token: server.admin })
const nodes = async (query = '') => (await read(`SysMenu/GetMenuNoeudList${query}`)) as Node[]
const lastUpdate = async () =>
  ((await post('SysRoute/LastUpdate', { since: '2026-01-01T00:00:00.000Z' })).value as { lastUpdate: string })
    .lastUpdate

const menusSeenBy = async (token: string) =>
  (await server.call('/api/Console/Adm/UsrUser/GetMenuList', { token })).value as {
    refMenu: string
    menuItems: Item[]
  }[]
const offeredTo = async (token: string, refMenu: string) =>
  ((await menusSeenBy(token)).find((menu) => menu.refMenu === refMenu)?.menuItems ?? []).map(({ lbMenu, children }) => [
    lbMenu,
    ...children.map((child) => child.lbMenu),
  ])

const idOf = (all: readonly Node[], refMenu: string, name: string) =>
  all.find((node) => node.refMenu === refMenu && node.name === name)?.id ?? 0

describe('rights', () => {
  test('a group whose menus change sees them at once, and every console is told', async () => {
    const before = await lastUpdate()
    const [all, seen] = [await nodes(), await nodes('?idGroupe=2')]
    const exporter = idOf(all, 'AffAffAffaireList.TitleActionMenu', 'Exporter')
    const creer = idOf(all, 'AffAffAffaireList.TitleActionMenu', 'Ajouter')
    expect(await offeredTo(server.agent, 'AffAffAffaireList.TitleActionMenu')).toContainEqual(['Exporter'])
    const kept = seen.map(({ id }) => id).filter((id) => id !== exporter)
    const { value, messages } = await post('SysMenu/UpdateSecMenu', {
      idGroupe: 2,
      idMenuList: [...kept, creer, creer],
    })
    expect(messages).toEqual(['Droits enregistrés'])
    expect(new Set((value as Node[]).map(({ id }) => id))).toEqual(new Set([...kept, creer]))
    expect(await offeredTo(server.agent, 'AffAffAffaireList.TitleActionMenu')).toEqual([['Ajouter']])
    expect((await lastUpdate()) > before).toBe(true)

    const { changements, lbObjet, refAction } = (
      (await read('SysLog/GetList?take=1')) as [{ changements: object[]; lbObjet: string; refAction: string }]
    )[0]
    expect({ lbObjet, refAction }).toEqual({ lbObjet: 'Utilisateurs', refAction: 'DROITS' })
    expect(changements[0]).toEqual({
      champ: 'AffAffAffaireList.TitleActionMenu / Exporter',
      ancien: true,
      nouveau: false,
    })
  })

  test('what hangs below something unseen is unseen', async () => {
    const seen = await nodes('?idGroupe=2')
    const title = idOf(seen, 'App.AppMenu', 'Affaires')
    await post('SysMenu/UpdateSecMenu', {
      idGroupe: 2,
      idMenuList: seen.map(({ id }) => id).filter((id) => id !== title),
    })
    expect((await offeredTo(server.agent, 'App.AppMenu')).flat()).not.toContain('Prestations')
  })

  test('a group or a menu nobody knows is 404 and changes nothing', async () => {
    const before = [await nodes(), await lastUpdate()]
    expect((await post('SysMenu/UpdateSecMenu', { idGroupe: 404, idMenuList: [] })).status).toBe(404)
    expect((await post('SysMenu/UpdateSecMenu', { idGroupe: 2, idMenuList: [1, 404_404] })).status).toBe(404)
    expect((await post('SysMenu/UpdateSecMenu', { idGroupe: 2, idMenuList: ['1'] })).status).toBe(400)
    expect([await nodes(), await lastUpdate()]).toEqual(before)
  })

  test('administrators keep menus and security, by whatever way leads there', async () => {
    const settings = {
      module: 'Cor',
      schema: 'Cor',
      parameters: null,
      refParent: null,
      component: null,
      isMenu: true,
      requiresAuth: true,
      isVirtuel: false,
      hasResource: false,
    }
    for (const ref of ['CoreSecPrmMenuList', 'CoreSecPrmSecuriteAccueil']) {
      await server.db
        .insertInto('route')
        .values({ ...settings, ref, label: ref, path: `/${ref}` })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      for (const name of ['one way', 'another way']) await save({ name, refRoute: ref })
    }
    const all = (await nodes()).map(({ id }) => id)
    expect((await post('SysMenu/UpdateSecMenu', { idGroupe: 1, idMenuList: all })).status).toBe(200)
    const without = async (...names: string[]) =>
      (await nodes())
        .filter(({ name }) => !names.includes(name) && !['Menus', 'Sécurité'].includes(name))
        .map(({ id }) => id)
    const refused = { value: undefined, messages: ['Les administrateurs doivent garder menus et sécurité'] }
    expect(await post('SysMenu/UpdateSecMenu', { idGroupe: 1, idMenuList: [] })).toMatchObject(refused)
    expect(
      await post('SysMenu/UpdateSecMenu', { idGroupe: 1, idMenuList: await without('one way', 'another way') }),
    ).toMatchObject(refused)
    expect(
      (await post('SysMenu/UpdateSecMenu', { idGroupe: 1, idMenuList: await without('one way') })).value,
    ).toBeDefined()
    expect((await post('SysMenu/UpdateSecMenu', { idGroupe: 2, idMenuList: [] })).value).toEqual([])
  })
})

describe('the tree', () => {
  const names = async (idParent: number) =>
    (await nodes()).filter((node) => node.idParent === idParent).map(({ name }) => name)

  test('a new entry is the last of its place and nobody’s; others make room', async () => {
    const title = idOf(await nodes(), 'App.AppMenu', 'Affaires')
    const { value } = await save({ name: 'Un', idParent: title })
    expect(value).toMatchObject({
      name: 'Un',
      idParent: title,
      routeEncrageMenu: 'App',
      idTypeMenu: 1,
      idTypeEncrage: 1,
      isParent: false,
      children: [],
      idGroupeList: [],
    })
    const { id, dtModification } = value as { id: number; dtModification: string }
    expect((await names(title)).at(-1)).toBe('Un')
    const others = () =>
      server.db
        .selectFrom('menu')
        .where('idParent', '=', title)
        .where('idMenu', '<>', id)
        .select(['name', 'dtModification'])
        .orderBy('idMenu')
        .execute()
    const before = await others()
    expect((await save({ id, name: 'Un', idParent: title, ordre: 1, dtModification })).status).toBe(200)
    expect(await names(title)).toEqual(['Un', 'Affaires', 'Prestations'])
    // Making room for another is no change of one's own.
    expect(await others()).toEqual(before)
    await save({ id, name: 'Un', idParent: null })
    expect(await names(title)).not.toContain('Un')
  })

  test('an entry that is moved takes along what hangs below it, and cannot hang below that', async () => {
    const outer = (
      (await save({ name: 'Outer', routeEncrageMenu: 'AffAffAffaireList', idTypeEncrage: 2 })).value as { id: number }
    ).id
    const inner = ((await save({ name: 'Inner', idParent: outer })).value as { id: number }).id
    const leaf = ((await save({ name: 'Leaf', idParent: inner })).value as { id: number }).id
    expect((await nodes()).find(({ id }) => id === leaf)?.refMenu).toBe('AffAffAffaireList.TitleActionMenu')
    for (const idParent of [inner, leaf, outer])
      expect((await save({ id: outer, name: 'Outer', idParent })).messages).toEqual(['Ce parent créerait une boucle'])
    const title = idOf(await nodes(), 'App.AppMenu', 'Affaires')
    const { value } = await save({ id: outer, name: 'Outer', idParent: title })
    expect(value).toMatchObject({
      isParent: true,
      children: [{ name: 'Inner', routeEncrageMenu: 'App', children: [{ name: 'Leaf', idTypeMenu: 1 }] }],
    })
  })

  test('two that are each moved below the other at once make no loop', async () => {
    const keyOf = async (name: string) => ((await save({ name })).value as { id: number }).id
    const [one, other] = [await keyOf('One'), await keyOf('Other')]
    for (let round = 0; round < 8; round += 1) {
      await server.db.updateTable('menu').set({ idParent: null }).where('idMenu', 'in', [one, other]).execute()
      const both = await Promise.all([
        save({ id: one, name: 'One', idParent: other }),
        save({ id: other, name: 'Other', idParent: one }),
      ])
      expect(both.flatMap(({ messages }) => messages).toSorted((a, b) => a.localeCompare(b))).toEqual([
        'Ce parent créerait une boucle',
        'Menu enregistré',
      ])
    }
  })

  test('one with children stays; without them it goes, with the rights to it', async () => {
    const title = idOf(await nodes(), 'App.AppMenu', 'Affaires')
    expect((await remove(title)).messages).toEqual(["Supprimez d'abord les éléments enfants"])
    for (const { id } of (await nodes()).filter(({ idParent }) => idParent === title))
      expect((await remove(id)).value).toBe(true)
    expect((await remove(title)).value).toBe(true)
    expect((await remove(title)).status).toBe(404)
    expect(await server.db.selectFrom('groupeMenu').where('idMenu', '=', title).selectAll().execute()).toEqual([])
  })

  test.each([
    ['a type that has another anchor', { idTypeMenu: 7, idTypeEncrage: 1 }, 400],
    ['a type there is not', { idTypeMenu: 9 }, 400],
    ['an action there is not', { refAction: 'Nulle' }, 404],
    ['a parent there is not', { idParent: 404_404 }, 404],
    ['no name', { name: '' }, 400],
  ])('%s is no input', async (_, body, status) => {
    expect((await save({ name: 'X', ...body })).status).toBe(status)
  })

  test('the script makes the menus again as they are', async () => {
    await save({ name: "L'apostrophe; et la suite", icon: "o'clock" })
    const state = async () => [await nodes(), await read('SysMenu/GetList')]
    const before = await state()
    const run = async (script: unknown) => {
      const statements = String(script)
        .split(';\n')
        .filter((statement) => statement !== '' && !/^(begin|commit)$/.test(statement))
      await server.db.transaction().execute(async (trx) => {
        for (const statement of statements) await sql.raw(statement).execute(trx)
      })
    }
    await run(await read('SysMenu/GetSqlString'))
    expect(await state()).toEqual(before)
    const title = idOf(before[0] as Node[], 'App.AppMenu', 'Affaires')
    const part = String(await read(`SysMenu/GetSqlString?id=${title}`))
    expect(part.match(/insert into "menu"/g)).toHaveLength(3)
    await run(part)
    expect(await state()).toEqual(before)
  })
})

describe('what menus name', () => {
  interface Action {
    idAction: number
    refAction: string
    isActive: boolean
  }
  const actionNamed = async (ref: string) => ((await read(`SysAction/GetList?refAction=${ref}`)) as [Action])[0]

  test('a deactivated action leaves every menu, and comes back [4.action-inactive]', async () => {
    const carries = async () =>
      (await menusSeenBy(server.admin)).some(({ menuItems }) =>
        menuItems.some(({ refAction }) => refAction === 'Exporter'),
      )
    const before = await lastUpdate()
    expect(await carries()).toBe(true)
    await post('SysAction/Update', { ...(await actionNamed('Exporter')), isActive: false })
    expect(await carries()).toBe(false)
    expect((await lastUpdate()) > before).toBe(true)
    const refused = await server.call(
      `/api/Core/SysAction/Delete?idAction=${(await actionNamed('Exporter')).idAction}`,
      { method: 'DELETE', token: server.admin },
    )
    expect(refused.messages).toEqual(["Désactivez l'action et retirez-la des menus"])
    await post('SysAction/Update', { ...(await actionNamed('Exporter')), isActive: true })
    expect(await carries()).toBe(true)
    const lines = (await read('SysLog/GetList?take=2')) as { refAction: string }[]
    expect(lines.map(({ refAction }) => refAction)).toEqual(['ACTIVATION', 'DESACTIVATION'])
  })

  test('a route that is renamed keeps its menus, and what opens it, runs from it or is nested in it', async () => {
    const [route] = (await read('SysRoute/GetList?ref=AffAffAffaireAccueil')) as [{ ref: string }]
    const renamed = { ...route, ref: 'AffAffDossier' }
    expect(
      (await server.call('/api/Core/SysRoute/Update', { method: 'PUT', token: server.admin, body: renamed })).value,
    ).toMatchObject({ ref: 'AffAffDossier' })
    const menus = JSON.stringify(await menusSeenBy(server.admin))
    expect(menus).not.toContain('"refRoute":"AffAffAffaireAccueil"')
    // The console asks for a view's buttons by its view, which is the same.
    expect(menus).toContain('"refMenu":"AffAffAffaireAccueil.TitleActionMenu"')
    const anchored = await read('SysMenu/GetList?routeEncrageMenu=AffAffDossier')
    expect(anchored).toHaveLength(5)
    expect(await read('SysRoute/GetList?refParent=AffAffDossier')).toHaveLength(1)
  })
})
