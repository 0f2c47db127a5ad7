import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Gamme } from '../../../services/Prm/GamGamme/endpoints.ts'
import type { ImportOutcome } from '../../imports/rows.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const path = '/api/Console/Prm/GamGamme'
const list = async (query: string) =>
  (await server.call(`${path}/GetList?${query}`, { token: server.agent })).value as Gamme[]
const send = async (text: string, query = '') => {
  const answer = await server.upload(`${path}/Import${query}`, server.admin, {
    file: new File([text], 'gammes.csv', { type: 'text/csv' }),
  })
  return { ...answer, value: answer.value as ImportOutcome | undefined }
}
const equipmentOf = async (idGammeVersion = 0) => {
  const { value } = await server.call(`${path}/GetGamMaterielList?idGammeVersion=${idGammeVersion}`, {
    token: server.agent,
  })
  return (value as { refMateriel: string }[]).map(({ refMateriel }) => refMateriel)
}
const key = 'ref;indice;revision'
const whole = `${key};lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite`

test('every version of every range, filtered by any of its fields, paged and counted', async () => {
  const all = await server.call(`${path}/GetList`, { token: server.agent })
  expect(all.headers['x-total-count']).toBe('24')
  expect((await list('ref=lev-vgp')).map(({ indice, revision, isCurrent }) => [indice, revision, isCurrent])).toEqual([
    [1, 0, false],
    [1, 1, true],
  ])
  expect((await list('refMode=LEV&isCurrent=true&sort=-ref')).map(({ ref }) => ref)).toEqual(['LEV-VGP', 'LEV-EPR'])
  expect((await list('search=quinquennal&take=1&skip=1')).map(({ ref, indice }) => [ref, indice])).toEqual([
    ['ASC-CTQ', 2],
  ])
  expect((await server.call(`${path}/GetList?couleur=vert`, { token: server.agent })).status).toBe(400)
})

test('what a range has is counted, and when it is next due, in the language of whoever asks', async () => {
  const { value } = await server.call(`${path}/GetInfoDynamic?idGammeVersion=2`, {
    token: server.agent,
    language: 'en',
  })
  const dates = await server.db
    .selectFrom('prestation')
    .where('idGammeVersion', '=', 2)
    .where('dtEcheance', '>=', '2026-03-31')
    .where('statut', 'in', ['APLANIFIER', 'PLANIFIEE', 'ENCOURS'])
    .select('dtEcheance')
    .execute()
  expect(value).toMatchObject([
    { refInfo: 'nbPage', lbInfo: 'Pages', type: 'NI', value: '6' },
    { refInfo: 'nbMateriel', lbInfo: 'Equipment', type: 'NI' },
    { refInfo: 'nbPrestation', lbInfo: 'Services', type: 'NI' },
    {
      refInfo: 'dtProchaine',
      lbInfo: 'Next due date',
      type: 'DT',
      value: dates.map(({ dtEcheance }) => dtEcheance).toSorted()[0] ?? null,
    },
  ])
})

test('an import changes the current version, begins new ranges at 1.0, replaces the equipment it names, and is logged', async () => {
  const text = `${whole};dureeTot;typeLocalisation;materiels\nlev-epr;1;0;Épreuve;LEV;reglementaire;LEVAGE;m12;200;;PR-001, PAL-001\nLEV-NEW;1;0;Graissage;LEV;PREVENTIVE;LEVAGE;M1;15;IND-SITE;\n`
  expect((await send(text)).value).toEqual({ inserted: 1, updated: 1, errors: [] })
  const [changed] = await list('ref=LEV-EPR')
  expect(changed).toMatchObject({
    ref: 'LEV-EPR',
    lbGamme: 'Épreuve',
    typeMaintenance: 'REGLEMENTAIRE',
    periodicite: 'M12',
    dureeTot: 200,
    isCurrent: true,
  })
  expect(await equipmentOf(changed?.idGammeVersion)).toEqual(['PR-001', 'PAL-001'])
  const [made] = await list('ref=LEV-NEW')
  expect(made).toMatchObject({
    indice: 1,
    revision: 0,
    lbGammeLong: null,
    typeLocalisation: 'IND-SITE',
    actif: true,
    isCurrent: true,
    modeOp: null,
  })
  expect(await equipmentOf(made?.idGammeVersion)).toEqual([])
  const line = await server.db.selectFrom('log').orderBy('idLog', 'desc').selectAll().executeTakeFirstOrThrow()
  expect(line).toMatchObject({ typeObjet: 'Gamme', lbObjet: 'gammes.csv', idUser: 1 })
})

test('what is not a column stays; with the current version inactive, the one before it is current', async () => {
  const [, before] = await list('ref=ELE-VP')
  expect((await send(`${key};actif\nELE-VP;2;0;non\n`)).value).toEqual({ inserted: 0, updated: 1, errors: [] })
  const [first, second] = await list('ref=ELE-VP')
  expect([first?.isCurrent, second?.isCurrent]).toEqual([true, false])
  expect(second).toMatchObject({ lbGamme: before?.lbGamme, dureeTot: before?.dureeTot })
})

test('lines whose version is wrong are told as that, not as one another; of three that are the same each names the first', async () => {
  const { value } = await send(
    `${whole}\nLEV-VGP;un;0;A;;;;\nLEV-VGP;deux;0;B;;;;\nLEV-EPR;1;0;C;LEV;REGLEMENTAIRE;LEVAGE;M12\nlev-epr;1;0;D;LEV;REGLEMENTAIRE;LEVAGE;M12\nLEV-EPR;1;0;E;LEV;REGLEMENTAIRE;LEVAGE;M12\n`,
  )
  const told = value?.errors.map(({ line, field, message }) => [line, field, message]) ?? []
  expect(told.filter(([, field]) => field === 'indice').map(([line]) => line)).toEqual([2, 3])
  expect(told.filter(([, , message]) => String(message).startsWith('Déjà'))).toEqual([
    [5, 'ref', 'Déjà présent à la ligne 4'],
    [6, 'ref', 'Déjà présent à la ligne 4'],
  ])
})

test('a range that is as its line says, its equipment too, is told apart', async () => {
  const same = `${whole};dureeTot;materiels\nlev-epr;1;0;Épreuve;lev;reglementaire;levage;m12;200;PAL-001 PR-001\n`
  await send(same)
  expect((await send(same)).value).toEqual({ inserted: 0, updated: 1, unchanged: 1, errors: [] })
  expect((await send(same.replace('PAL-001 ', ''), '?dryRun=true')).value).toEqual({
    inserted: 0,
    updated: 1,
    errors: [],
  })
  expect((await send(same.replace(';200;', ';201;'), '?dryRun=true')).value).toEqual({
    inserted: 0,
    updated: 1,
    errors: [],
  })
})

test('a dry run says what would be, and nothing is', async () => {
  const before = await list('')
  expect((await send(`${key};lbGamme\nLEV-VGP;1;1;Autre\n`, '?dryRun=true')).value).toEqual({
    inserted: 0,
    updated: 1,
    errors: [],
  })
  expect(await list('')).toEqual(before)
})

test('all or nothing: what no call may make and what nobody knows is said by line and column', async () => {
  const before = await list('')
  const columns = `${whole};typeLocalisation;materiels`
  const lines = [
    'LEV-VGP;1;0;A;LEV;PREVENTIVE;LEVAGE;M6;;',
    'LEV-VGP;2;0;A;LEV;PREVENTIVE;LEVAGE;M6;;',
    'LEV-X;2;0;A;LEV;PREVENTIVE;LEVAGE;M6;;',
    'LEV-Y;1;0;;LEV;PREVENTIVE;LEVAGE;M6;;',
    'LEV-Z;1;0;A;NON;PREVENTIVE;LEVAGE;M6;;',
    'RAY-VA;1;0;A;RAY;PERDUE;STRUCTURE;M7;;',
    'POR-VS;1;0;A;POR;PREVENTIVE;ACCES;M6;IND-SITE;',
    'HAU-VA;1;0;A;HAU;PREVENTIVE;ACCES;M6;;PR-001 NON-1',
    'CVC-EN;1;0;A;CVC;PREVENTIVE;AIR;M6;;',
    'cvc-en;1;0;B;CVC;PREVENTIVE;AIR;M6;;',
  ]
  expect((await send(`${columns}\n${lines.join('\n')}\n`)).value).toMatchObject({
    inserted: 0,
    updated: 0,
    errors: [
      { line: 2, field: 'indice', message: 'Seule la version courante peut être modifiée' },
      { line: 3, field: 'indice', message: 'Seule la version courante peut être modifiée' },
      { line: 4, field: 'indice', message: '«\u00a02.0\u00a0»\u00a0: une nouvelle référence commence à 1.0' },
      { line: 5, field: 'lbGamme', message: 'Valeur requise' },
      { line: 6, field: 'refMode', message: 'NON est inconnu' },
      { line: 7, field: 'typeMaintenance', message: 'PERDUE est inconnu' },
      { line: 7, field: 'periodicite', message: 'M7 est inconnu' },
      { line: 8, field: 'typeLocalisation', message: 'IND-SITE est inconnu' },
      { line: 9, field: 'materiels', message: 'NON-1 est inconnu' },
      { line: 11, field: 'ref', message: 'Déjà présent à la ligne 10' },
    ],
  })
  expect(await list('')).toEqual(before)
})

test.each([
  ['a column nobody knows', `${key};couleur\nA;1;0;B`, 'Colonne couleur absente ou inconnue'],
  ['no key', 'indice;revision\n1;0', 'Colonne ref absente ou inconnue'],
  ['nothing', '', 'Fichier vide'],
])('a file with %s is refused', async (_, text, message) => {
  expect(await send(text)).toMatchObject({ status: 200, value: undefined, messages: [message] })
})

test('a range that goes over to a mode of another referential takes no equipment along', async () => {
  const [range] = await list('ref=RAY-VA&isCurrent=true')
  const line = (more = '', cells = '') =>
    `${key};refMode;typeLocalisation${more}\nRAY-VA;${range?.indice};${range?.revision};LEV;${cells}\n`
  const own = await equipmentOf(range?.idGammeVersion)
  expect(own.length).toBeGreaterThan(0)
  const refused = await send(line(), '?dryRun=true')
  expect(refused.value?.errors).toEqual([
    { line: 2, field: 'materiels', message: expect.stringContaining('d’un autre référentiel') },
  ])
  expect((await send(line())).value).toMatchObject({ updated: 0, errors: [expect.anything()] })
  expect(await equipmentOf(range?.idGammeVersion)).toEqual(own)
  // With its new equipment given, even none, the range changes its mode.
  expect((await send(line(';materiels', ';'))).value).toEqual({ inserted: 0, updated: 1, errors: [] })
  expect(await equipmentOf(range?.idGammeVersion)).toEqual([])
})

test('a line that names no version means the current one; a new range begins at 1.0, with a page of each type', async () => {
  const [, current] = await list('ref=ASC-CTQ')
  const text =
    'ref;indice;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite\nASC-CTQ;;Contrôle;ASC;REGLEMENTAIRE;LEVAGE;M60\nASC-NEW;;Graissage;ASC;PREVENTIVE;LEVAGE;M1\n'
  expect((await send(text)).value).toEqual({ inserted: 1, updated: 1, errors: [] })
  expect(
    (await list('ref=ASC-CTQ')).find(({ idGammeVersion }) => idGammeVersion === current?.idGammeVersion),
  ).toMatchObject({ lbGamme: 'Contrôle', isCurrent: true })
  const [made] = await list('ref=ASC-NEW')
  expect(made).toMatchObject({ indice: 1, revision: 0 })
  const pages = (
    await server.call(`/api/Console/Prm/GamRapport/GetPageInfoList?idGammeVersion=${made?.idGammeVersion}`, {
      token: server.agent,
    })
  ).value
  expect(pages).toMatchObject(
    ['GARDE', 'TEXTE', 'MESURE', 'PHOTO', 'PLAN', 'ANNEXE'].map((typePage, at) => ({
      typePage,
      refPage: `ASC-NEW-0${at + 1}`,
      lbFichier: null,
      idDocument: null,
    })),
  )
})

test('two lines that mean one version, one by its numbers and one without, are told', async () => {
  const before = await list('')
  const columns = 'ref;indice;revision;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite'
  const rest = 'HAU;PREVENTIVE;ACCES;M12'
  const lines = [`HAU-TWO;1;0;Un;${rest}`, `HAU-TWO;;;Deux;${rest}`, `hau-va;;;Un;${rest}`, `HAU-VA;1;;Deux;${rest}`]
  expect((await send(`${columns}\n${lines.join('\n')}\n`)).value).toEqual({
    inserted: 0,
    updated: 0,
    errors: [
      { line: 3, field: 'ref', message: 'Déjà présent à la ligne 2' },
      { line: 5, field: 'ref', message: 'Déjà présent à la ligne 4' },
    ],
  })
  expect(await list('')).toEqual(before)
})
