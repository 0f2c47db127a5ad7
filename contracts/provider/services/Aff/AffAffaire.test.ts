import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

interface Affaire {
  idAffaireGuid: string
  idAffaire: number
  refAffaire: string
  lbAffaire: string
  lbClient: string | null
  idAgence: number
  lbAgence: string
  idUserRAF: number
  statut: string
  isActif: boolean
  dtCreation: string
  dtModification: string
  nbPrestation: number
}

let server: TestServer
let clock = new Date('2026-03-31T12:00:00.000Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
})
afterAll(() => server.close())

const path = '/api/Console/Aff/AffAffaire'
const send = (operation: 'Insert' | 'Update', body: object, language = 'fr') =>
  server.call(`${path}/${operation}`, {
    method: operation === 'Insert' ? 'POST' : 'PUT',
    token: server.agent,
    body,
    language,
  })

const fields = { refAffaire: 'TEST-1', lbAffaire: 'Essai', idAgence: 1, idUserRAF: 3 }
let made = 0
const insert = async (more: object = {}): Promise<Affaire> => {
  made += 1
  const { value } = await send('Insert', { ...fields, refAffaire: `MADE-${made}`, ...more })
  return value as Affaire
}
const written = ({ idAffaireGuid, refAffaire, lbAffaire, lbClient, idAgence, idUserRAF }: Affaire) => ({
  idAffaireGuid,
  refAffaire,
  lbAffaire,
  lbClient,
  idAgence,
  idUserRAF,
})
const stored = (idAffaireGuid: string) =>
  server.db.selectFrom('affaire').where('idAffaireGuid', '=', idAffaireGuid).selectAll().executeTakeFirstOrThrow()

test('a new case is saved, trimmed, with its defaults, its labels and a word for the user', async () => {
  const answer = await send('Insert', { ...fields, refAffaire: ' TEST-1 ', lbAffaire: '  Essai  ', lbClient: ' ' })
  expect(answer.messages).toEqual(['Affaire enregistrée'])
  expect(JSON.parse(answer.text)).toMatchObject({
    isSuccess: true,
    hasErrors: false,
    msgList: [{ eventType: 1, exception: null }],
  })
  expect(answer.value).toEqual({
    idAffaireGuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    idAffaire: 41,
    refAffaire: 'TEST-1',
    lbAffaire: 'Essai',
    lbClient: null,
    idAgence: 1,
    lbAgence: 'Lille',
    idUserRAF: 3,
    lbUserRAF: 'Alice Martin',
    statut: 'OUVERTE',
    isActif: true,
    dtCreation: clock.toISOString(),
    dtModification: clock.toISOString(),
    nbPrestation: 0,
  })
})

test('a reference is taken whatever its case, and nothing is saved', async () => {
  const before = await server.db.selectFrom('affaire').selectAll().execute()
  expect(await send('Insert', { ...fields, refAffaire: 'aff-2026-0001' })).toMatchObject({
    status: 200,
    value: undefined,
    messages: ['aff-2026-0001 existe déjà'],
  })
  expect((await send('Insert', { ...fields, refAffaire: 'aff-2026-0001' }, 'en')).messages).toEqual([
    'aff-2026-0001 already exists',
  ])
  expect(await server.db.selectFrom('affaire').selectAll().execute()).toEqual(before)
})

test('an inactive agency or manager is refused for a new choice only', async () => {
  expect((await send('Insert', { ...fields, refAffaire: 'X1', idAgence: 9 })).messages).toEqual([
    'Agence, responsable ou affaire inactif ou clôturé',
  ])
  expect((await send('Insert', { ...fields, refAffaire: 'X2', idUserRAF: 5 })).messages).toEqual([
    'Agence, responsable ou affaire inactif ou clôturé',
  ])
  const affaire = await insert()
  expect((await send('Update', { ...written(affaire), idAgence: 9 })).messages).toEqual([
    'Agence, responsable ou affaire inactif ou clôturé',
  ])
  await server.db.updateTable('affaire').set({ idAgence: 9 }).where('idAffaire', '=', affaire.idAffaire).execute()
  expect((await send('Update', { ...written(affaire), idAgence: 9, lbAffaire: 'Renommée' })).value).toMatchObject({
    lbAffaire: 'Renommée',
    lbAgence: 'Rouen',
  })
})

test.each([
  ['an unknown field', { role: 'ADMIN' }, 'Champ inconnu\u00a0: role'],
  ['a reference with a space', { refAffaire: 'A B' }, 'Valeur non valide\u00a0: refAffaire'],
  ['a reference of 51 characters', { refAffaire: 'A'.repeat(51) }, 'Valeur non valide\u00a0: refAffaire'],
  ['an empty label', { lbAffaire: ' ' }, 'Valeur non valide\u00a0: lbAffaire'],
  ['a label of 201 characters', { lbAffaire: 'a'.repeat(201) }, 'Valeur non valide\u00a0: lbAffaire'],
  ['a client of 2,001 characters', { lbClient: 'a'.repeat(2_001) }, 'Valeur non valide\u00a0: lbClient'],
  ['a key as text', { idAgence: '1' }, 'Valeur non valide\u00a0: idAgence'],
  ['a state that does not exist', { statut: 'PERDUE' }, 'Valeur non valide\u00a0: statut'],
  ['a flag as a number', { isActif: 1 }, 'Valeur non valide\u00a0: isActif'],
])('%s is 400', async (_, more, message) => {
  expect(await send('Insert', { ...fields, refAffaire: 'BAD', ...more })).toMatchObject({
    status: 400,
    messages: [message],
  })
})

test('an unknown agency is 404', async () => {
  expect((await send('Insert', { ...fields, refAffaire: 'X3', idAgence: 999 })).status).toBe(404)
})

test('what is only answered is ignored when sent', async () => {
  const affaire = await insert({
    idAffaire: 7,
    lbAgence: 'Paris',
    nbPrestation: 99,
    dtCreation: '2000-01-01T00:00:00.000Z',
    idAffaireGuid: null,
  })
  expect(affaire).toMatchObject({ lbAgence: 'Lille', nbPrestation: 0, dtCreation: clock.toISOString() })
  expect(affaire.idAffaire).toBeGreaterThan(41)
})

test('a change is saved and logged field by field', async () => {
  const affaire = await insert()
  const answer = await send('Update', {
    ...written(affaire),
    lbAffaire: 'Autre nom',
    statut: 'ENCOURS',
    dtModification: affaire.dtModification,
  })
  expect(answer.messages).toEqual(['Affaire enregistrée'])
  expect(answer.value).toEqual({
    ...affaire,
    lbAffaire: 'Autre nom',
    statut: 'ENCOURS',
    dtModification: expect.any(String),
  })
  const line = await server.written().orderBy('idLog', 'desc').selectAll().executeTakeFirstOrThrow()
  expect(line).toMatchObject({
    refAction: 'MODIFICATION',
    typeObjet: 'Affaire',
    refObjet: affaire.idAffaireGuid,
    idUser: 2,
  })
  expect(JSON.parse(line.changements)).toEqual([
    { champ: 'lbAffaire', ancien: 'Essai', nouveau: 'Autre nom' },
    { champ: 'statut', ancien: 'OUVERTE', nouveau: 'ENCOURS' },
  ])
})

test('of two who edit the same case, the second is told, even within one millisecond', async () => {
  const affaire = await insert()
  const first = await send('Update', {
    ...written(affaire),
    lbAffaire: 'Premier',
    dtModification: affaire.dtModification,
  })
  const second = await send('Update', {
    ...written(affaire),
    lbAffaire: 'Second',
    dtModification: affaire.dtModification,
  })
  expect(second).toMatchObject({
    status: 409,
    value: undefined,
    messages: ['Cet enregistrement a été modifié entre-temps\u00a0: relisez-le'],
  })
  expect((await stored(affaire.idAffaireGuid)).lbAffaire).toBe('Premier')
  const { dtModification } = first.value as Affaire
  expect((await send('Update', { ...written(affaire), lbAffaire: 'Second', dtModification })).value).toMatchObject({
    lbAffaire: 'Second',
  })
})

test('a case with open services is not closed; it is once they are done', async () => {
  const { idAffaire } = await server.db
    .selectFrom('prestation')
    .where('statut', '=', 'APLANIFIER')
    .select('idAffaire')
    .executeTakeFirstOrThrow()
  const { value } = await server.call(`${path}/GetList?idAffaire=${idAffaire}`, { token: server.agent })
  const [affaire] = value as Affaire[]
  if (!affaire) throw new Error('no such case')
  expect((await send('Update', { ...written(affaire), statut: 'CLOTUREE' })).messages).toEqual([
    'Des prestations sont encore ouvertes',
  ])
  await server.db.updateTable('prestation').set({ statut: 'REALISEE' }).where('idAffaire', '=', idAffaire).execute()
  expect((await send('Update', { ...written(affaire), statut: 'CLOTUREE' })).value).toMatchObject({
    statut: 'CLOTUREE',
    nbPrestation: 6,
  })
})

test("another's lock refuses the change, says who and since when, and ends by itself", async () => {
  const affaire = await insert()
  await server.db
    .insertInto('objetLock')
    .values({
      typeObjet: 'Affaire',
      refObjet: affaire.idAffaireGuid,
      idUser: 3,
      dtVerrou: '2026-03-31T11:58:00.000Z',
      dtExpiration: '2026-03-31T12:03:00.000Z',
    })
    .execute()
  const refused = await send('Update', written(affaire))
  expect(refused.messages).toEqual(['Objet verrouillé par Alice Martin depuis 13:58'])
  expect(JSON.parse(refused.text)).toMatchObject({ msgList: [{ code: 'R1', since: '2026-03-31T11:58:00.000Z' }] })
  await server.db.updateTable('objetLock').set({ idUser: 2 }).execute()
  expect((await send('Update', written(affaire))).messages).toEqual(['Affaire enregistrée'])
  await server.db.updateTable('objetLock').set({ idUser: 3 }).execute()
  clock = new Date('2026-03-31T12:03:01.000Z')
  expect((await send('Update', written(affaire))).messages).toEqual(['Affaire enregistrée'])
})

test('an agency is added once, whatever the case and the accents', async () => {
  const add = (lbAgence: string) =>
    server.call('/api/Console/Adm/AdmAgence/Insert', { method: 'POST', token: server.admin, body: { lbAgence } })
  expect(await add('Béziers')).toMatchObject({
    value: { idAgence: 10, lbAgence: 'Béziers', isActif: true },
    messages: ['Agence enregistrée'],
  })
  expect((await add('BEZIERS')).messages).toEqual(['BEZIERS existe déjà'])
})
