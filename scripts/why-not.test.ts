import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CalledOn, operationName, rightOf } from '../app/src/kit/screens/why/operation-rights.ts'
import { entryStates, isGivenTo } from '../app/src/kit/screens/why/entry-states.ts'
import { knownActions } from '../app/src/kit/screens/why/known-actions.ts'
import type { AccountState } from '../app/src/kit/screens/why/reason.ts'
import { type Person, reasonsAgainst } from '../app/src/kit/screens/why/why-not.ts'
import { readMenus } from '../app/src/navigation/menu-entry.ts'
import { reachablePaths } from '../app/src/navigation/paths.ts'
import { startTestServer, type TestServer } from '../contracts/provider/testing/test-server.ts'
import type { MenuRecord } from '../contracts/services/Core/SysMenu/endpoints.ts'
import type { Menu } from '../contracts/services/menu.ts'
import { views } from '../contracts/services/navigation/views.ts'
import operations from '../contracts/services/operations.json' with { type: 'json' }

/** The first reason; null where it is possible. */
const whyNot = (...asked: Parameters<typeof reasonsAgainst>) => reasonsAgainst(...asked)[0] ?? null

/** Roles by their keys from 1, as the seed has them. */
const roles = ['ADMIN', 'PARAMETRAGE', 'AFFAIRE', 'LECTURE']

interface Group {
  name: string
  roles: readonly string[]
  isClosed?: boolean
  account?: AccountState | null
  /** Key of a group of the seed. */
  idGroupe?: number
}

const groups: readonly Group[] = [
  { name: 'the administrators of the seed', roles, idGroupe: 1 },
  { name: 'the users of the seed', roles: ['AFFAIRE', 'LECTURE'], idGroupe: 2 },
  ...roles.map((role) => ({ name: `a group of ${role} alone`, roles: [role] })),
  { name: 'a group without roles', roles: [] },
  { name: 'a group out of use', roles, isClosed: true },
  { name: 'an account out of use', roles, account: 'inactive' },
  { name: 'a locked account', roles, account: 'locked' },
  { name: 'an account whose password has to be changed', roles, account: 'password' },
]

let server: TestServer
const tokens = new Map<string, string>()

/** Adds a group with a member, and signs the member in twice, since signing out ends one token. */
async function join({ name, roles: refs, isClosed = false, account, idGroupe }: Group, at: number): Promise<void> {
  const { db, app } = server
  const own = { idGroupe: idGroupe ?? 200 + at }
  if (idGroupe === undefined) {
    await db
      .insertInto('groupe')
      .values({ ...own, lbGroupe: name, isActif: !isClosed })
      .execute()
    for (const ref of refs)
      await db
        .insertInto('groupeRole')
        .values({ ...own, idRole: roles.indexOf(ref) + 1 })
        .execute()
  }
  const user = { login: `member.${at}`, lbUser: `Member ${at}`, mail: null, passwordHash: null, defaultRoute: null }
  const { idUser } = await db
    .insertInto('users')
    .values({
      ...user,
      ...own,
      refIdentification: 'B',
      isActif: account !== 'inactive',
      isLocked: account === 'locked',
      mustChangePassword: account === 'password',
      dtLastLogin: null,
    })
    .returning('idUser')
    .executeTakeFirstOrThrow()
  tokens.set(name, await app.issueToken(idUser))
  tokens.set(`${name} LogOut`, await app.issueToken(idUser))
}

beforeAll(async () => {
  server = await startTestServer()
  for (const [at, group] of groups.entries()) await join(group, at)
})
afterAll(() => server.close())

const personOf = ({ roles: refs, isClosed = false, account = null }: Group): Person => ({
  roles: new Set(refs),
  isGroupClosed: isClosed,
  account,
  menus: new Map(),
})

/** Whether the provider lets the member call an operation: any answer but 401 and 403, even for invalid input. */
async function isLetIn(group: Group, call: (typeof operations)[number], input: object = {}): Promise<boolean> {
  const path = `${call.service}/${call.operation}`
  const isRead = call.verb === 'GET' || call.verb === 'DELETE'
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const { status } = await server.call(isRead ? `${path}?${query}` : path, {
    method: call.verb as 'GET',
    token: tokens.get(call.operation === 'LogOut' ? `${group.name} LogOut` : group.name) ?? '',
    ...(isRead ? {} : { body: input }),
  })
  return status !== 401 && status !== 403
}

test('the rights are those of every operation there is', () => {
  expect(operations).toHaveLength(108)
  expect(Object.fromEntries(operations.map((call) => [operationName(call), rightOf(call)]))).toEqual(
    Object.fromEntries(operations.map((call) => [operationName(call), call.right])),
  )
})

describe.each(groups)('a member of $name', (group) => {
  test('is refused by the provider just what there is a reason for, of all operations', async () => {
    const said: Record<string, boolean> = {}
    const done: Record<string, boolean> = {}
    for (const call of operations) {
      said[operationName(call)] = whyNot({ call }, personOf(group)) === null
      done[operationName(call)] = await isLetIn(group, call)
    }
    expect(said).toEqual(done)
  })

  const named = (name: string) => {
    const found = operations.find((call) => operationName(call) === name)
    if (!found) throw new Error(`no operation ${name}`)
    return found
  }
  const password = { newPassword: 'quatre mots au hasard', newPasswordCopy: 'quatre mots au hasard' }
  const object = { refObjet: '999999' }
  const cases: readonly [name: string, on: CalledOn, input: object][] = [
    ['UsrUser/Get', { isAnother: true }, { idUser: 2 }],
    ['UsrUser/GetMenuList', { isAnother: true }, { idGroupe: 2 }],
    ['UsrUser/ChangePassword', { isAnother: true }, { login: 'nobody', ...password }],
    ['SysObjetLock/GetListByUser', { isAnother: true }, { idUser: 2 }],
    ...['Affaire', 'Mode', 'Referentiel', 'SysTable', 'User'].flatMap((typeObjet) =>
      [false, true].map((isForced): [string, CalledOn, object] => [
        'SysObjetLock/Verrouiller',
        { typeObjet, isForced },
        { typeObjet, ...object, force: isForced },
      ]),
    ),
  ]
  test.each(cases)('is refused %s on %j just where there is a reason', async (name, on, input) => {
    const call = named(name)
    expect(whyNot({ call, ...on }, personOf(group)) === null).toBe(await isLetIn(group, call, input))
  })
})

test('the first reason is the one that decides', () => {
  const call = { service: '/api/Core/SysLog', operation: 'GetList' }
  const person = personOf({ name: '', roles: ['LECTURE'] })
  expect(whyNot({ call }, person)).toEqual({ kind: 'role', role: 'ADMIN' })
  expect(whyNot({ call }, { ...person, isGroupClosed: true })).toEqual({ kind: 'group' })
  expect(whyNot({ call }, { ...person, account: 'locked' })).toEqual({ kind: 'account', state: 'locked' })
  // Unknown roles are not reported as missing.
  expect(whyNot({ call }, { ...person, roles: null })).toBeNull()
})

describe('what the menus of the provider give', () => {
  const read = async <Value>(path: string): Promise<Value> =>
    (await server.call(`/api/${path}`, { token: server.admin })).value as Value

  /** For every action of every screen: the entry state by Why?, and whether the provider sends an entry to the group. */
  async function compared(idGroupe: number) {
    const records = await read<MenuRecord[]>('Core/SysMenu/GetList')
    const actions = await read<{ refAction: string; isActive: boolean }[]>('Core/SysAction/GetList')
    const { book } = readMenus(await read<Menu[]>(`Console/Adm/UsrUser/GetMenuList?idGroupe=${idGroupe}`))
    const inUse = new Set(actions.filter(({ isActive }) => isActive).map(({ refAction }) => refAction))
    const entryOf = entryStates({ records, inUse, isSeen: isGivenTo(idGroupe) })
    const person: Person = { roles: new Set(roles), menus: book, entryOf }
    const asked = views.flatMap(({ ref: view }) => [null, ...knownActions(view)].map((action) => ({ view, action })))
    return asked
      .filter(({ view }) => !Object.hasOwn(reachablePaths, view))
      .map(({ view, action }) => {
        const reasons = reasonsAgainst({ view, action }, person)
        return {
          view,
          action,
          entry: entryOf(view, action),
          isSent: !reasons.some(({ kind }) => kind === (action ? 'menu' : 'page')),
        }
      })
  }

  test.each([1, 2, 100])('to group %i is what Why? calls given, and nothing else', async (idGroupe) => {
    if (idGroupe === 100)
      await server.db.insertInto('groupe').values({ idGroupe, lbGroupe: 'Sans menu', isActif: true }).execute()
    const all = await compared(idGroupe)
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter(({ entry, isSent }) => (entry === 'given') !== isSent)).toEqual([])
    expect(all.some(({ isSent }) => isSent)).toBe(idGroupe !== 100)
  })

  test('changes with an action out of use, a title taken from the group, and an entry that is deleted', async () => {
    const stateOf = async (view: string, action: string | null) => {
      const all = await compared(2)
      expect(all.filter(({ entry, isSent }) => (entry === 'given') !== isSent)).toEqual([])
      return all.find((one) => one.view === view && one.action === action)?.entry
    }
    const { db } = server
    expect(await stateOf('AffAffAffaireList', 'Exporter')).toBe('given')
    await db.updateTable('action').set({ isActive: false }).where('refAction', '=', 'Exporter').execute()
    expect(await stateOf('AffAffAffaireList', 'Exporter')).toBe('outOfUse')
    const title = db.selectFrom('menu').where('name', '=', 'Paramétrage').select('idMenu')
    await db.deleteFrom('groupeMenu').where('idGroupe', '=', 2).where('idMenu', 'in', title).execute()
    expect(await stateOf('PrmGamGammeList', null)).toBe('hidden')
    const entry = db
      .selectFrom('menu')
      .where('routeEncrageMenu', '=', 'AffAffAffaireList')
      .where('refAction', '=', 'Creer')
    await db.deleteFrom('groupeMenu').where('idMenu', 'in', entry.select('idMenu')).execute()
    expect(await stateOf('AffAffAffaireList', 'Creer')).toBe('hidden')
    await db.deleteFrom('menu').where('idMenu', 'in', entry.select('idMenu')).execute()
    expect(await stateOf('AffAffAffaireList', 'Creer')).toBe('none')
  })
})
