import { afterAll, beforeAll, expect, test } from 'vitest'
import { guidOf } from '../../database/identifiers.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const path = '/api/Console/Prm/ModModeInspection'
const idModeGuid = guidOf('mode:ELE')
const erp = guidOf('referentiel:ERP')

interface Mode {
  idModeGuid: string
  idModeversion: number
  refMode: string
  idReferentielVersion: number
  statut: string
  referentiel: { version: string } | null
  curentVersion: { idModeversion: number; lbVersion: string }
  dtModification: string
}

const read = async (query: string) => (await server.call(`${path}/${query}`, { token: server.agent })).value
const get = async (query: string) => (await read(`Get?${query}`)) as Mode
const write = (operation: 'Insert' | 'Update', body: object) =>
  server.call(`${path}/${operation}`, { method: operation === 'Insert' ? 'POST' : 'PUT', token: server.admin, body })

test('a mode is shown in its current version, or in another, within the version of its referential', async () => {
  const versions = (await read(`GetVersionList?idModeGuid=${idModeGuid}`)) as {
    idModeversion: number
    lbVersion: string
    isCurrent: boolean
  }[]
  expect(versions.map(({ lbVersion, isCurrent }) => [lbVersion, isCurrent])).toEqual([
    ['1.1', true],
    ['1.0', false],
  ])
  const [current, old] = [
    await get(`idModeGuid=${idModeGuid}`),
    await get(`idModeGuid=${idModeGuid}&idModeversion=${versions[1]?.idModeversion}`),
  ]
  expect([current.idModeversion, old.idModeversion]).toEqual(versions.map(({ idModeversion }) => idModeversion))
  expect([current.referentiel?.version, old.referentiel?.version]).toEqual(['2.0', '1.0'])
  expect(old.curentVersion).toEqual(current.curentVersion)
  expect(
    (
      await server.call(`${path}/Get?idModeGuid=${guidOf('mode:LEV')}&idModeversion=${old.idModeversion}`, {
        token: server.agent,
      })
    ).status,
  ).toBe(404)
})

test('a list has each mode once, in its current version', async () => {
  const rows = (await read('GetList?search=elec')) as Mode[]
  expect(
    rows.map(({ refMode, referentiel, curentVersion }) => [refMode, referentiel, curentVersion.lbVersion]),
  ).toEqual([['ELE', null, '1.1']])
})

test('a new mode has its first version; its referential has to have the one that is named (R28) [3.new-records]', async () => {
  const mode = { refMode: 'NEUF', lbMode: 'Neuf', idReferentielGuid: erp, idReferentielVersion: 4 }
  const made = (await write('Insert', mode)).value as Mode
  expect(made).toMatchObject({
    statut: 'BROUILLON',
    idReferentielVersion: 4,
    curentVersion: { idModeversion: made.idModeversion, lbVersion: '1.0' },
  })
  expect((await write('Insert', { ...mode, refMode: 'neuf' })).messages).toEqual(['neuf existe déjà'])
  expect((await write('Insert', { ...mode, refMode: 'AUTRE', idReferentielVersion: 1 })).messages).toEqual([
    'Version absente de ce référentiel',
  ])
  expect(
    (await write('Insert', { ...mode, refMode: 'AUTRE', idReferentielGuid: guidOf('referentiel:NULLE') })).status,
  ).toBe(404)
  expect(await server.db.selectFrom('mode').where('refMode', '=', 'AUTRE').selectAll().execute()).toEqual([])
})

test('a change reframes the current version alone, and says so in the log', async () => {
  const { idModeversion, dtModification } = await get(`idModeGuid=${idModeGuid}`)
  const changed = (
    await write('Update', {
      idModeGuid,
      refMode: 'ELE',
      lbMode: 'Électricité',
      idReferentielGuid: erp,
      idReferentielVersion: 3,
      dtModification,
    })
  ).value as Mode
  expect(changed).toMatchObject({
    idModeversion,
    idReferentielVersion: 3,
    referentiel: { version: '1.1' },
    statut: 'VALIDE',
  })
  expect(changed.dtModification > dtModification).toBe(true)
  const versions = await server.db
    .selectFrom('modeVersion')
    .where('idModeGuid', '=', idModeGuid)
    .select('idReferentielVersion')
    .orderBy('idModeversion')
    .execute()
  expect(versions.map(({ idReferentielVersion }) => idReferentielVersion)).toEqual([2, 3])
  const lines = await server.written().where('refObjet', '=', idModeGuid).select('changements').execute()
  expect(lines.map(({ changements }) => changements).join('')).toContain(
    '{"champ":"idReferentielVersion","ancien":4,"nouveau":3}',
  )
})

test('services keep the places that they were made with when their mode moves to another referential', async () => {
  const services = async () =>
    (
      await server.call(`/api/Console/Aff/AffAffairePrestation/GetList?idModeGuid=${guidOf('mode:LEV')}`, {
        token: server.agent,
      })
    ).value as { lieu: { lbAffichage: string } }[]
  const before = await services()
  expect(before.length).toBeGreaterThan(10)
  expect(before.every(({ lieu }) => lieu.lbAffichage !== '')).toBe(true)
  const mode = (await get(`idModeGuid=${guidOf('mode:LEV')}`)) as Mode & { idReferentielGuid: string }
  const other = await server.db
    .selectFrom('referentielVersion')
    .where('idReferentielGuid', '<>', mode.idReferentielGuid)
    .where('isCurrent', '=', true)
    .select(['idReferentielGuid', 'idReferentielVersion'])
    .executeTakeFirstOrThrow()
  expect((await write('Update', { ...mode, ...other })).value).toMatchObject(other)
  expect(await services()).toEqual(before)
})

test('modes sorted by their version are in the order of its numbers', async () => {
  const rows = (await read('GetList')) as Mode[]
  for (const [at, { idModeGuid: mode }] of rows.slice(0, 3).entries())
    await server.db
      .updateTable('modeVersion')
      .set({ indice: [10, 9, 9][at] ?? 1, revision: [0, 10, 9][at] ?? 0 })
      .where('idModeGuid', '=', mode)
      .where('isCurrent', '=', true)
      .execute()
  const sorted = async (sort: string) =>
    ((await read(`GetList?sort=${sort}&take=3`)) as Mode[]).map(({ curentVersion }) => curentVersion.lbVersion)
  expect(await sorted('-curentVersion.lbVersion')).toEqual(['10.0', '9.10', '9.9'])
  expect((await sorted('curentVersion.lbVersion')).at(0)).toBe('1.0')
})

test('an earlier version keeps its referential when the mode is given another', async () => {
  const [current, old] = (await read(`GetVersionList?idModeGuid=${guidOf('mode:ASC')}`)) as { idModeversion: number }[]
  const query = `idModeGuid=${guidOf('mode:ASC')}&idModeversion=${old?.idModeversion}`
  const before = await get(query)
  const { refMode, lbMode } = before as Mode & { lbMode: string }
  const given = { idReferentielGuid: guidOf('referentiel:IND'), idReferentielVersion: 1 }
  const answer = await write('Update', { idModeGuid: guidOf('mode:ASC'), refMode, lbMode, ...given })
  expect(answer.value).toMatchObject({ idModeversion: current?.idModeversion, lbReferentiel: 'Industrie', ...given })
  const { dtModification: _, ...same } = before
  expect(await get(query)).toMatchObject(same)
})
