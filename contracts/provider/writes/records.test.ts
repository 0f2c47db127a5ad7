import { afterEach, beforeEach, expect, test } from 'vitest'
import { UsrUser } from '../../services/Adm/UsrUser/endpoints.ts'
import { AffAffaire } from '../../services/Aff/AffAffaire/endpoints.ts'
import { SysAction } from '../../services/Core/SysAction/endpoints.ts'
import { SysTable } from '../../services/Core/SysTable/endpoints.ts'
import { SysValeur } from '../../services/Core/SysValeur/endpoints.ts'
import { ModModeInspection } from '../../services/Prm/ModModeInspection/endpoints.ts'
import { RefReferentiel } from '../../services/Prm/RefReferentiel/endpoints.ts'
import { type Endpoint, pathOf } from '../../wire/endpoint.ts'
import { fieldsOf } from '../../wire/schema.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

type Row = Record<string, unknown>
type AnyEndpoint = Pick<Endpoint<unknown, unknown>, 'service' | 'operation' | 'verb' | 'input'>

/** A kind of record: its list, its save call, its key, and the field of its active state. */
interface Kind {
  list: AnyEndpoint
  query?: string
  save: AnyEndpoint
  key: string
  active?: string
  /** Name of the kind in locks. */
  locked?: string
}

const kinds: readonly (readonly [string, Kind])[] = [
  ['a user', { list: UsrUser.GetList, save: UsrUser.UpdateUser, key: 'idUser', locked: 'User' }],
  ['a case', { list: AffAffaire.GetList, save: AffAffaire.Update, key: 'idAffaireGuid', locked: 'Affaire' }],
  ['a mode', { list: ModModeInspection.GetList, save: ModModeInspection.Update, key: 'idModeGuid', locked: 'Mode' }],
  [
    'a referential',
    { list: RefReferentiel.GetList, save: RefReferentiel.Update, key: 'idReferentielGuid', locked: 'Referentiel' },
  ],
  ['a system table', { list: SysTable.GetList, save: SysTable.ChangeActif, key: 'idTableGuid', locked: 'SysTable' }],
  ['a value', { list: SysValeur.GetList, query: '?refTable=Prm.RefEtat', save: SysValeur.Update, key: 'idValeurGuid' }],
  ['an action', { list: SysAction.GetList, save: SysAction.Update, key: 'idAction', active: 'isActive' }],
]

const rowsOf = async ({ list, query = '' }: Kind): Promise<Row[]> =>
  (await server.call(`${pathOf(list)}${query}`, { token: server.admin })).value as Row[]

/** Sends a save of a record: the fields that the call takes, with a change. */
const save = ({ save: call }: Kind, row: Row, change: Row) => {
  const names = fieldsOf(call.input)
    .map(({ name }) => name)
    .filter((name) => name in row)
  return server.call(pathOf(call), {
    method: call.verb,
    token: server.admin,
    body: { ...Object.fromEntries(names.map((name) => [name, row[name]])), ...change },
  })
}

/** The last active record: the demo's rules and the administrator depend on the first ones. */
async function one(kind: Kind): Promise<Row> {
  const { active = 'isActif' } = kind
  const row = (await rowsOf(kind)).findLast((each) => each[active] === true && each.isGenerer !== true)
  if (!row) throw new Error('the demo has none')
  return row
}

const again = async (kind: Kind, row: Row) => (await rowsOf(kind)).find((each) => each[kind.key] === row[kind.key])

test.each(kinds)(
  '%s says whether it is active: deactivated it is still listed, and is activated again [4.active]',
  async (_, kind) => {
    const { active = 'isActif', key } = kind
    const row = await one(kind)
    const off = await save(kind, row, { [active]: false })
    expect([off.status, off.messages.length, (off.value as Row)[active]]).toEqual([200, 1, false])
    const listed = await again(kind, row)
    expect(listed).toMatchObject({ [key]: row[key], [active]: false })
    const on = await save(kind, listed ?? {}, { [active]: true })
    expect([on.status, (on.value as Row)[active]]).toEqual([200, true])
    expect(await again(kind, row)).toMatchObject({ ...row, dtModification: expect.any(String) as string })
  },
)

test.each(kinds.filter(([, { locked }]) => locked))(
  '%s is not saved while another has locked it, and is once it is unlocked [4.lock]',
  async (_, kind) => {
    const row = await one(kind)
    const place = { typeObjet: kind.locked, refObjet: String(row[kind.key]) }
    const call = (operation: string, token: string) =>
      server.call(`/api/Core/SysObjetLock/${operation}`, { method: 'POST', token, body: place })
    // Makes user 2 an administrator.
    await server.db.updateTable('users').set({ idGroupe: 1 }).where('idUser', '=', 2).execute()
    const other = await server.app.issueToken(2)
    expect((await call('Verrouiller', other)).status).toBe(200)
    const held = await save(kind, row, { isActif: false })
    expect([held.value, held.messages.length]).toEqual([undefined, 1])
    expect(held.messages[0]).toContain('Karim Benali')
    expect(await again(kind, row)).toMatchObject({ isActif: true })
    expect((await call('Deverrouiller', other)).status).toBe(200)
    expect((await save(kind, row, { isActif: false })).value).toMatchObject({ isActif: false })
  },
)
