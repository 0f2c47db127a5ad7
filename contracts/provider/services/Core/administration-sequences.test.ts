import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { necessaryActions } from '../../../services/navigation/administration.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

type Row = Record<string, unknown>
interface Item {
  refAction: string | null
  component: string | null
  path: string | null
  children: Item[]
}
interface Menu {
  refMenu: string
  menuItems: Item[]
}

const from = <One>(list: readonly One[], at: number): One | undefined => list[at % list.length]
const number = fc.nat(1_000)

/** One random change: the call, the record, another record, and the new values. */
const change = fc.record({
  call: fc.constantFrom('user', 'action', 'route', 'move', 'edit', 'delete', 'rights', 'tab'),
  at: number,
  to: number,
  how: number,
})
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never

const users: readonly Row[] = [
  { isActif: false },
  { isLocked: true },
  { idGroupe: 2 },
  { refIdentification: 'AAD' },
  { refIdentification: 'B' },
  { isActif: true, isLocked: false, idGroupe: 1 },
]
const routes: readonly Row[] = [
  { component: null },
  { component: 'Nulle' },
  { path: '/', isVirtuel: true },
  { path: '', isVirtuel: true },
  { ref: 'Autre' },
  { refParent: 'AdmUsrUserList' },
]
const actions: readonly Row[] = [{ isActive: false }, { refAction: 'Autre' }, { isActive: true }]
const entries: readonly Row[] = [
  { refRoute: null },
  { refAction: null },
  { refAction: 'Importer' },
  { refRoute: 'CoreSysLogList' },
  { idTypeMenu: 4 },
  { routeEncrageMenu: 'AdmUsrUserList', idTypeMenu: 7, idParent: null },
]

/** Sends a change as the first administrator. */
async function make({ db, call, admin: token }: TestServer, { call: what, at, to, how }: Change) {
  const send = (url: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    call(`/api/${url}`, { method, token, body })
  const table = async (name: 'route' | 'action' | 'menu', key: string) =>
    (await db
      .selectFrom(name)
      .selectAll()
      .orderBy(key as never)
      .execute()) as Row[]
  const plain = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !name.endsWith('Normal') && name !== 'dtModification'))
  if (what === 'user') {
    const [idUser, login] =
      from(
        [
          [1, 'admin'],
          [9, 'g.picard'],
        ] as const,
        at,
      ) ?? []
    return send('Console/Adm/UsrUser/UpdateUser', { idUser, login, lbUser: 'X', ...from(users, how) })
  }
  if (what === 'route' || what === 'action') {
    const row = from(await table(what, what === 'route' ? 'idRoute' : 'idAction'), at) ?? {}
    return what === 'route'
      ? send('Core/SysRoute/Update', { ...plain(row), ...from(routes, how) }, 'PUT')
      : send('Core/SysAction/Update', { ...plain(row), ...from(actions, how) })
  }
  const menus = await table('menu', 'idMenu')
  // Entries that lead to the administration, and those of its views, are tried far more often than others.
  const near = menus.filter(({ routeEncrageMenu }) => /^App$|^CoreS(ec|ysA|ysP)/.test(String(routeEncrageMenu)))
  const { idMenu: id = 0, ...menu } = plain(from(near, at) ?? {})
  const other = Number(from(near, to)?.['idMenu'] ?? 0)
  if (what === 'delete') return call(`/api/Core/SysMenu/Delete?id=${Number(id)}`, { method: 'DELETE', token })
  if (what === 'move') return send('Core/SysMenu/UpdateOrInsertMenu', { ...menu, id, idParent: other })
  if (what === 'edit') return send('Core/SysMenu/UpdateOrInsertMenu', { ...menu, id, ...from(entries, how) })
  if (what === 'tab') return send('Core/SysMenu/UpdateOrInsertMenu', { name: 'Nouveau', idParent: other })
  const seen = menus.map((one) => Number(one['idMenu'])).filter((key) => key !== id && key !== other)
  return send('Core/SysMenu/UpdateSecMenu', { idGroupe: 1, idMenuList: seen })
}

const leaves = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => (item.children.length > 0 ? leaves(item.children) : [item]))

/** Signs in with the demo's password, checks the screens and their buttons, and gives the group all menus again. */
async function administer({ call, db }: TestServer): Promise<void> {
  const { login } = await db.selectFrom('users').where('idUser', '=', 1).select('login').executeTakeFirstOrThrow()
  const entered = await call('/api/Core/SecAuthentification/Authenticate', {
    method: 'POST',
    body: { login, password: 'ronde-admin-2026' },
  })
  const { token } = entered.value as { token: string }
  const menus = (await call('/api/Console/Adm/UsrUser/GetMenuList', { token })).value as Menu[]
  const opened = menus.filter(({ refMenu }) => refMenu.startsWith('App.')).flatMap(({ menuItems }) => leaves(menuItems))
  const doors = menus.find(({ refMenu }) => refMenu === 'CoreSysParametreAvanceAccueil.NavMenu')?.menuItems ?? []
  const ways = [...opened, ...doors].map(({ component, path }) => component ?? path?.replaceAll('/', ''))
  expect(ways).toEqual(expect.arrayContaining(['CoreSecPrmMenuList', 'CoreSecPrmSecuriteAccueil', 'CoreSysActionList']))
  const offered = (view: string) =>
    menus
      .filter(({ refMenu }) => refMenu.startsWith(`${view}.`))
      .flatMap(({ menuItems }) => menuItems.map(({ refAction }) => refAction))
  expect(offered('CoreSecPrmMenuList')).toEqual(expect.arrayContaining(['Creer', 'Modifier', 'Supprimer', 'Deplacer']))
  expect(offered('CoreSecPrmSecuriteAccueil')).toContain('EnregistrerDroits')
  expect(offered('CoreSysActionList')).toEqual(expect.arrayContaining(['Modifier', 'Activer']))
  for (const { refAction, isActive } of await db.selectFrom('action').selectAll().execute())
    if (necessaryActions.has(refAction)) expect(isActive).toBe(true)
  // The administrator can create an entry, give it to the own group, and take it away.
  const { value } = await call('/api/Core/SysMenu/UpdateOrInsertMenu', {
    method: 'POST',
    token,
    body: { name: 'Retour' },
  })
  expect(
    (await call(`/api/Core/SysMenu/Delete?id=${(value as { id: number }).id}`, { method: 'DELETE', token })).value,
  ).toBe(true)
}

test('whatever an administrator does in haste, one still signs in, reaches menus, security and actions, and can undo', async () => {
  let refusals = 0
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 6, maxLength: 14 }), async (changes) => {
      await server?.close()
      server = await startTestServer({
        signInLimit: { max: 1_000, maxPerAddress: 1_000, maxPastAddress: 1_000, maxPerLogin: 1e9, seconds: 1 },
      })
      for (const one of changes) {
        const { status, value } = await make(server, one)
        expect(status).toBeLessThan(500)
        if (status === 200 && value === undefined) refusals += 1
      }
      await administer(server)
    }),
    { numRuns: 25 },
  )
  // Otherwise nothing was tried.
  expect(refusals).toBeGreaterThan(10)
}, 120_000)
