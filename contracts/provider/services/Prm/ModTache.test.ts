import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const path = '/api/Console/Prm/ModTache'
const idModeversion = 1

interface Tache {
  idTache: number
  estLiee: boolean
  ordre: number
  dtModification: string
}

const read = async () =>
  (await server.call(`${path}/GetList?idModeversion=${idModeversion}`, { token: server.admin })).value as Tache[]
const save = (liens: object[]) =>
  server.call(`${path}/UpdateLiens`, { method: 'POST', token: server.admin, body: { idModeversion, liens } })
const lien = ({ idTache, estLiee, ordre, dtModification }: Tache) => ({ idTache, estLiee, ordre, dtModification })
const placesAndLinks = async () => (await read()).map(({ idTache, estLiee }) => [idTache, estLiee])
/** The tasks with the last two swapped. */
const swapped = (rows: readonly Tache[]) => {
  const [one, other] = rows.slice(-2)
  if (!one || !other) throw new Error('two tasks at least')
  return [lien({ ...one, ordre: other.ordre }), lien({ ...other, ordre: one.ordre })]
}

test('a drag does not put back what another linked meanwhile, and changes nothing at all', async () => {
  const seen = await read()
  const [colleagues] = seen.slice(-1)
  if (!colleagues) throw new Error('a task at least')
  expect((await save([lien({ ...colleagues, estLiee: !colleagues.estLiee })])).status).toBe(200)
  const linked = await placesAndLinks()
  expect((await save(swapped(seen))).status).toBe(409)
  expect(await placesAndLinks()).toEqual(linked)
})

test('a link does not put back a place that another gave meanwhile', async () => {
  const seen = await read()
  expect((await save(swapped(seen))).status).toBe(200)
  const moved = await placesAndLinks()
  const mine = seen.slice(-2).map((row) => lien({ ...row, estLiee: false }))
  expect((await save(mine)).status).toBe(409)
  expect(await placesAndLinks()).toEqual(moved)
})

test('a drag and a link at the same moment: one of them is done, the other is told', async () => {
  const seen = await read()
  const [last] = seen.slice(-1)
  if (!last) throw new Error('a task at least')
  const both = await Promise.all([save(swapped(seen)), save([lien({ ...last, estLiee: !last.estLiee })])])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('tasks that nobody else touched are moved one after the other with the stamps that were answered', async () => {
  const once = (await save(swapped(await read()))).value as Tache[]
  expect((await save(swapped(once))).status).toBe(200)
})

test('who sends no stamps has the last word, as before', async () => {
  const seen = await read()
  await save(swapped(seen))
  expect((await save(seen.map(({ idTache, estLiee, ordre }) => ({ idTache, estLiee, ordre })))).status).toBe(200)
  expect((await read()).map(({ idTache }) => idTache)).toEqual(seen.map(({ idTache }) => idTache))
})

test('what a change leaves out stays as it is', async () => {
  const [task] = (await read()).slice(-1)
  if (!task) throw new Error('a task at least')
  await save([lien({ ...task, estLiee: false })])
  await server.db.updateTable('tache').set({ fonctionnement: true }).where('idTache', '=', task.idTache).execute()
  const { idTache, lbTache, idTypeTache, dtModification } = (
    await server.call(`${path}/Get?idTache=${task.idTache}`, { token: server.admin })
  ).value as Record<string, unknown>
  const body = { idTache, lbTache, idTypeTache, idModeversion, dtModification }
  expect(
    (await server.call(`${path}/UpdateOrInsert`, { method: 'POST', token: server.admin, body })).value,
  ).toMatchObject({ estLiee: false, fonctionnement: true })
})

test('a task is a copy of a model, and a model a copy of none: each can be deleted once nothing is copied from it', async () => {
  const [other] = await read()
  const write = (task: object) =>
    server.call(`${path}/UpdateOrInsert`, {
      method: 'POST',
      token: server.admin,
      body: { lbTache: 'Niveau d’huile', idTypeTache: 53, ...task },
    })
  const remove = ({ idTache }: Tache) =>
    server.call(`${path}/Delete?idTache=${idTache}`, { method: 'DELETE', token: server.admin })
  const model = (await write({})).value as Tache
  const copy = (await write({ idModeversion, idTacheModele: model.idTache })).value as Tache
  expect((await write({ ...model, idTacheModele: model.idTache })).status).toBe(400)
  expect((await write({ ...copy, idTacheModele: copy.idTache })).status).toBe(404)
  expect((await write({ ...copy, idTacheModele: other?.idTache })).status).toBe(404)
  expect((await write(copy)).status).toBe(200)
  expect((await remove(model)).messages).toEqual(['Utilisé 1 fois : suppression impossible'])
  expect([(await remove(copy)).value, (await remove(model)).value]).toEqual([true, true])
})
