import { afterAll, beforeAll, expect, test } from 'vitest'
import operations from '../../services/operations.json' with { type: 'json' }
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Row = Readonly<Record<string, unknown>>

const get = async (path: string, query: Row = {}) => {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return (await server.call(`/api/${path}?${parameters.toString()}`, { token: server.admin })).value
}
const first = async (path: string, query?: Row) => ((await get(path, query)) as Row[])[0] ?? {}

const version = async () => {
  const { idReferentielGuid, idReferentielVersion } = await first('Console/Prm/RefReferentiel/GetList')
  return { idReferentielGuid, idReferentielVersion }
}
const modeversion = async () => ({
  idModeversion: (await first('Console/Prm/ModModeInspection/GetList'))['idModeversion'],
})

interface Sent {
  /** The record as it is answered. */
  record: () => Promise<Row>
  /** Keys of the record's owner, sent along. */
  keys?: () => Promise<Row>
  /** Values that make it another record. */
  but?: Row
}

const user = () => first('Console/Adm/UsrUser/GetList', { login: 'agent' })
const own = () => first('Console/Adm/UsrUser/GetList', { sort: '-idUser', refIdentification: 'B' })
const value = () => first('Core/SysValeur/GetList', { refTable: 'Prm.RefEtat' })
const mode = () => first('Console/Prm/ModModeInspection/GetList', { isActif: true })
const propriete = async () => first('Console/Prm/ModPropriete/GetValeurList', await modeversion())
const proprieteOfSite = async () => first('Console/Prm/RefPropriete/GetValeurList', await version())
const parametre = async () => first('Console/Prm/RefParametre/GetList', await version())
const tache = async () => first('Console/Prm/ModTache/GetList', await modeversion())
const phrase = { newPassword: 'une phrase de passe', newPasswordCopy: 'une phrase de passe' }

const action = () => first('Core/SysAction/GetList', { refAction: 'Exporter' })
const visit = () => first('Console/Aff/AffAffairePrestation/GetList', { gammeVersion: '1.0' })
const affaire = () => first('Console/Aff/AffAffaire/GetList')
const agence = () => first('Console/Adm/AdmAgence/GetList')
const menu = () => first('Core/SysMenu/GetList', { isParent: true })
const route = () => first('Core/SysRoute/GetList')
const table = () => first('Core/SysTable/GetList')
const referentiel = () => first('Console/Prm/RefReferentiel/GetList')

const calls: Readonly<Record<string, Sent>> = {
  'AdmAgence/Insert': { record: agence, but: { lbAgence: 'Metz' } },
  'UsrUser/AddUser': { record: user, but: { login: 'agent-2', ...phrase } },
  'UsrUser/UpdateUser': { record: own },
  'AffAffaire/Insert': { record: affaire, but: { refAffaire: 'AFF-2' } },
  'AffAffaire/Update': { record: affaire },
  'AffAffairePrestation/Insert': { record: visit },
  'SysAction/Update': { record: action },
  'SysMenu/UpdateOrInsertMenu': { record: menu },
  'SysRoute/Update': { record: route },
  'SysTable/Insert': { record: table, but: { refTable: 'Demo.Autre' } },
  'SysTable/Update': { record: table },
  'SysValeur/Insert': { record: value, but: { refValeur: 'AUTRE' } },
  'SysValeur/Update': { record: value },
  'ModModeInspection/Insert': { record: mode, but: { refMode: 'AUT' } },
  'ModModeInspection/Update': { record: mode },
  'ModPropriete/InsertPropriete': { record: propriete, keys: modeversion, but: { refPropriete: 'AUT' } },
  'ModTache/UpdateOrInsert': { record: tache },
  'ModTache/UpdateOrInsert of a new one': { record: tache, but: { idTache: 0, lbTache: 'Autre' } },
  'RefParametre/CreateNew': { record: parametre, keys: version, but: { refParametre: 'AUT' } },
  'RefParametre/Update': { record: parametre, keys: version },
  'RefPropriete/InsertPropriete': { record: proprieteOfSite, keys: version, but: { refPropriete: 'AUT' } },
  'RefReferentiel/Insert': { record: referentiel, but: { refReferentiel: 'AUT' } },
  'RefReferentiel/Update': { record: referentiel },
}

const operationOf = (name: string) => {
  const found = operations.find(
    ({ service, operation }) => name.split(' ')[0] === `${service.split('/').at(-1)}/${operation}`,
  )
  if (!found) throw new Error(`no operation ${name}`)
  return { url: `${found.service}/${found.operation}`, method: found.verb as 'POST' | 'PUT' }
}

test.each(Object.entries(calls))(
  '%s takes a whole record as it is answered: what is the server’s to say does not count',
  async (name, sent) => {
    const { record, keys = async () => ({}), but = {} } = sent
    const { url, method } = operationOf(name)
    const before = await record()
    expect(Object.keys(before).length).toBeGreaterThan(0)
    const body = { ...before, ...(await keys()), ...but }
    const { status, messages, value: after } = await server.call(url, { method, token: server.admin, body })
    expect([status, messages.filter((message) => /non valide|inconnu/i.test(message))]).toEqual([200, []])
    expect(after).toBeDefined()
  },
)
