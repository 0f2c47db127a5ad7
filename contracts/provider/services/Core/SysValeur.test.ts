import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvRecords } from '../../../wire/csv.ts'
import type { ImportOutcome } from '../../imports/rows.ts'
import { guidOf } from '../../database/identifiers.ts'
import { book, cell, rowsOf as sheetOf } from '../../imports/test-books.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const path = '/api/Core/SysValeur'
const etats = guidOf('systable:Prm.RefEtat')
const types = guidOf('systable:Prm.RefTypeMateriel')

interface Valeur {
  idValeurGuid: string
  idValeur: number
  refValeur: string
  lbValeur: string
  lbCourt: string | null
  idValeurParent: number | null
  niveauParent: number
  isActif: boolean
}

const rowsOf = async (query: string) =>
  (await server.call(`${path}/GetList?${query}`, { token: server.agent })).value as Valeur[]
const refsOf = async (query: string) => (await rowsOf(query)).map(({ refValeur }) => refValeur)

/** Sends a file as a browser does. */
async function send(
  text: string,
  {
    idTableGuid = etats,
    dryRun = false,
    token = server.admin,
  }: { idTableGuid?: string; dryRun?: boolean; token?: string } = {},
) {
  const form = new FormData()
  form.append('idTableGuid', idTableGuid)
  form.append('file', new File([text], 'valeurs.csv', { type: 'text/csv' }))
  const { headers, body } = new Request('http://localhost', { method: 'POST', body: form }) as Request & {
    body: ReadableStream
  }
  const payload = Buffer.from(await new Response(body).arrayBuffer())
  const answer = await server.call(`${path}/Import${dryRun ? '?dryRun=true' : ''}`, {
    method: 'POST',
    token,
    body: payload,
    headers: { 'content-type': headers.get('content-type') ?? '' },
  })
  return { ...answer, value: answer.value as ImportOutcome | undefined }
}

test('values of a table, in their order, by its key or its reference, paged and searched', async () => {
  expect(await refsOf('refTable=Prm.RefEtat')).toEqual(['NEUF', 'BON', 'USE', 'HS'])
  // A reference is one whatever its case; key and reference are of one table.
  expect(await refsOf('refTable=prm.refetat')).toHaveLength(4)
  const other = await server.call(`${path}/GetList?idTableGuid=${etats}&refTable=Prm.RefStructure`, {
    token: server.agent,
  })
  expect(other.status).toBe(404)
  expect(await refsOf(`idTableGuid=${etats}&search=bon%20etat`)).toEqual(['BON'])
  expect(await refsOf(`idTableGuid=${etats}&sort=-refValeur&skip=1&take=2`)).toEqual(['NEUF', 'HS'])
  expect((await server.call(`${path}/GetList`, { token: server.agent })).status).toBe(400)
  expect((await server.call(`${path}/GetList?refTable=Nope`, { token: server.agent })).status).toBe(404)
})

test('a hierarchy says how deep a value stands, and gives roots or children alone', async () => {
  const levels = await rowsOf('refTable=Prm.RefStructure')
  expect(levels.slice(0, 3).map(({ refValeur, niveauParent }) => [refValeur, niveauParent])).toEqual([
    ['IND-SITE', 0],
    ['ERP-ETABLISSEMENT', 0],
    ['LOG-PLATEFORME', 0],
  ])
  expect(await refsOf('refTable=Prm.RefStructure&idValeurParent=')).toEqual([
    'IND-SITE',
    'ERP-ETABLISSEMENT',
    'LOG-PLATEFORME',
    'OUV-ITINERAIRE',
  ])
  expect(await refsOf('refTable=Prm.RefStructure&idValeurParent=1')).toEqual(['IND-BATIMENT'])
})

test('an import changes what is there by its reference, adds the rest, leaves absent columns, empties empty cells, deletes nothing', async () => {
  expect((await send('refValeur;lbValeur;lbCourt\nbon;En bon état;\nPERDU;Perdu;Per\n')).value).toEqual({
    inserted: 1,
    updated: 1,
    errors: [],
  })
  const after = await rowsOf(`idTableGuid=${etats}`)
  // Its reference is what it is known by, in whatever letters.
  expect(after.map(({ refValeur }) => refValeur)).toEqual(['NEUF', 'BON', 'USE', 'HS', 'PERDU'])
  expect(after.map(({ lbValeur, lbCourt }) => [lbValeur, lbCourt])).toEqual([
    ['Neuf', null],
    ['En bon état', null],
    ['Usé', null],
    ['Hors service', 'HS'],
    ['Perdu', 'Per'],
  ])
  const line = await server.written().where('refAction', '=', 'IMPORT').selectAll().executeTakeFirstOrThrow()
  expect(line).toMatchObject({ typeObjet: 'SysTable', refObjet: etats, idUser: 1 })
})

test('a dry run says what would be, and nothing is', async () => {
  const before = await rowsOf(`idTableGuid=${etats}`)
  expect((await send('refValeur;lbValeur\nVOLE;Volé\nHS;Hors d’usage\n', { dryRun: true })).value).toEqual({
    inserted: 1,
    updated: 1,
    errors: [],
  })
  expect(await rowsOf(`idTableGuid=${etats}`)).toEqual(before)
})

test('all or nothing: each line and cell that is wrong is said, and none is written', async () => {
  const before = await rowsOf(`idTableGuid=${etats}`)
  const { value } = await send(
    'refValeur;lbValeur;isActif;extendedData\nX1;Un;oui;{}\nX 2;Deux;oui;\nX3;;oui;\nX4;Quatre;peut-être;\nx1;Cinq;non;\nX6;Six;non;[1]\n',
  )
  expect(value).toMatchObject({ inserted: 0, updated: 0 })
  expect(value?.errors).toEqual([
    { line: 3, field: 'refValeur', message: '«\u00a0X 2\u00a0»\u00a0: lettres, chiffres, . _ -\u00a0; 50 au plus' },
    { line: 4, field: 'lbValeur', message: 'Valeur requise' },
    { line: 5, field: 'isActif', message: '«\u00a0peut-être\u00a0»\u00a0: oui ou non' },
    { line: 6, field: 'refValeur', message: 'Déjà présent à la ligne 2' },
    { line: 7, field: 'extendedData', message: '«\u00a0[1]\u00a0»\u00a0: un objet JSON, de 64 ko au plus' },
  ])
  expect(await rowsOf(`idTableGuid=${etats}`)).toEqual(before)
})

test('a hierarchy comes in with its parents, in whatever order; unknown parents and loops are said', async () => {
  const { value } = await send('refValeur;lbValeur;refParent\nENFANT;Enfant;PERE\nPERE;Père;PR\n', {
    idTableGuid: types,
  })
  expect(value).toEqual({ inserted: 2, updated: 0, errors: [] })
  const [child] = (await rowsOf(`idTableGuid=${types}`)).filter(({ refValeur }) => refValeur === 'ENFANT')
  expect(child?.niveauParent).toBe(2)
  expect(
    (await send('refValeur;lbValeur;refParent\nPR;Pont roulant;ENFANT\nY;Y;NULLE-PART\n', { idTableGuid: types })).value
      ?.errors,
  ).toEqual([
    { line: 2, field: 'refParent', message: 'Ce parent créerait une boucle' },
    { line: 3, field: 'refParent', message: 'NULLE-PART est inconnu' },
  ])
  expect((await send('refValeur;lbValeur;refParent\nZ;Z;BON\n')).value?.errors[0]?.message).toBe(
    'Parent refusé : table de type liste ou autre table',
  )
})

test('what is there as the file says is told apart', async () => {
  await send('refValeur;lbValeur;description\nSAME-1;Une;a\nSAME-2;Deux;b\n')
  const again = 'refValeur;lbValeur;description\nsame-1;Une;a\nSAME-2;Deux;c\nSAME-3;Trois;\n'
  expect((await send(again, { dryRun: true })).value).toEqual({ inserted: 1, updated: 2, unchanged: 1, errors: [] })
  expect((await send(again)).value).toEqual({ inserted: 1, updated: 2, unchanged: 1, errors: [] })
})

test('the error of a formula in a workbook is told at its line and column, and nothing is written; a remark may hold one', async () => {
  const faulty = (text: string) => `<c t="e"><v>${text}</v></c>`
  const sent = (language: string, rows: string) => {
    const form = new FormData()
    form.append('idTableGuid', etats)
    form.append('file', new File([new Uint8Array(book(rows))], 'valeurs.xlsx'))
    return server.app.inject({
      method: 'POST',
      url: `${path}/Import`,
      headers: { authorization: `Bearer ${server.admin}`, 'accept-language': language },
      payload: form,
    })
  }
  const header = sheetOf([['refValeur', 'lbValeur', '#note']])
  const rows = `${header}<row r="2">${cell('A2', 'CASSE')}${faulty('#N/A')}</row><row r="5">${faulty('#REF!')}${cell('B5', 'Cassé')}</row>`
  expect((await sent('fr', rows)).json().value).toEqual({
    inserted: 0,
    updated: 0,
    errors: [
      {
        line: 2,
        field: 'lbValeur',
        message: 'Le classeur a une erreur dans cette cellule : #N/A. Corrigez-la ou videz-la.',
      },
      {
        line: 5,
        field: 'refValeur',
        message: 'Le classeur a une erreur dans cette cellule : #REF!. Corrigez-la ou videz-la.',
      },
    ],
  })
  const unheaded = `<row r="1">${faulty('#NAME?')}${cell('B1', 'lbValeur')}</row><row r="2">${cell('A2', 'CASSE')}</row>`
  expect((await sent('en', unheaded)).json().value.errors).toEqual([
    {
      line: 1,
      field: '#NAME?',
      message: 'The workbook has an error in this cell: #NAME?. Mend it or empty it.',
    },
  ])
  expect(await refsOf('refTable=Prm.RefEtat')).not.toContain('CASSE')
  const remarked = `${header}<row r="2">${cell('A2', 'BON')}${cell('B2', 'Bon')}${faulty('#N/A')}</row>`
  expect((await sent('fr', remarked)).json().value).toMatchObject({ updated: 1, errors: [] })
})

test('a column of remarks is left out', async () => {
  expect((await send('#erreur;refValeur;lbValeur\nRequis;REMARK;Une\n')).value).toEqual({
    inserted: 1,
    updated: 0,
    errors: [],
  })
})

test('what hangs on a line that is not taken is not told as unknown beside: one fault is one', async () => {
  const lines = [
    'refValeur;lbValeur;refParent',
    'PERE DE TOUS;Père;',
    'FILS;Fils;PERE DE TOUS',
    'FILLE;Fille;PERE DE TOUS',
    'ONCLE;;',
    'COUSIN;Cousin;ONCLE',
    'NEVEU;Neveu;FILS',
    'SEUL;Seul;NULLE-PART',
  ]
  const { value } = await send(`${lines.join('\n')}\n`, { idTableGuid: types })
  expect(value?.errors.map(({ line, field }) => [line, field])).toEqual([
    [2, 'refValeur'],
    [5, 'lbValeur'],
    [8, 'refParent'],
  ])
})

const word = fc.stringMatching(/^[a-z]{1,8}$/)
const importedLine = fc.record({
  label: fc.tuple(word, fc.constantFrom('', '\n', '\r\n', '\r', ';', '""', ','), word).map((parts) => parts.join('')),
  isWrong: fc.boolean(),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  gap: fc.constantFrom('', '\r\n', ';;\n', '"";\n'),
})

test('the rows that are named, mended and sent again come in: exactly those', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(importedLine, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(';', ',', '\t'),
      fc.boolean(),
      async (rows, separator, hasMark) => {
        // A description has lines, a label has one.
        const header = ['refValeur', 'lbValeur', 'description', 'isActif'].join(separator)
        const written = rows.map(
          ({ label, isWrong, end, gap }, at) =>
            `${gap.replaceAll(';', separator)}${[`LU-${at}`, 'Lu', `"${label}"`, isWrong ? 'FAUX?' : 'oui'].join(separator)}${end}`,
        )
        const csv = `${header}\r\n${written.join('')}`
        const errors = (await send((hasMark ? '\uFEFF' : '') + csv, { dryRun: true })).value?.errors ?? []
        expect(errors.map(({ field }) => field)).toEqual(rows.filter(({ isWrong }) => isWrong).map(() => 'isActif'))
        // As the console picks them.
        const left = [...csvRecords(csv)].filter(
          ({ line }, at) => at === 0 || errors.some((error) => error.line === line),
        )
        const mended = left
          .map(({ raw }) => `${raw}\r\n`)
          .join('')
          .replaceAll('FAUX?', 'non')
        const again = await send(mended, { dryRun: true })
        if (errors.length === 0) expect(again.messages).toEqual(['Fichier vide'])
        else expect(again.value).toEqual({ inserted: errors.length, updated: 0, errors: [] })
      },
    ),
    { numRuns: 15 },
  )
})

test.each([
  ['a column nobody knows', 'refValeur;couleur\nA;B', 'Colonne couleur absente ou inconnue'],
  ['no key', 'lbValeur\nA', 'Colonne refValeur absente ou inconnue'],
  ['nothing', '', 'Fichier vide'],
])('a file with %s is refused', async (_, text, message) => {
  expect(await send(text)).toMatchObject({ status: 200, value: undefined, messages: [message] })
})

test('who may not write may not import; what is no form is 415; a form elsewhere too; too large is 413', async () => {
  expect((await send('refValeur\nA', { token: server.agent })).status).toBe(403)
  expect((await server.call(`${path}/Import`, { method: 'POST', token: server.admin, body: {} })).status).toBe(415)
  const form = { 'content-type': 'multipart/form-data; boundary=a' }
  expect(
    (await server.call(`${path}/Insert`, { method: 'POST', token: server.admin, body: '--a--', headers: form })).status,
  ).toBe(415)
  expect(
    (await server.call(`${path}/Import`, { method: 'POST', token: server.admin, body: 'not a form', headers: form }))
      .status,
  ).toBe(400)
  expect((await send('a'.repeat(21 * 1_048_576))).status).toBe(413)
})

test('a value that is used, or has others below it, stays', async () => {
  const [bridge] = (await rowsOf(`idTableGuid=${types}`)).filter(({ refValeur }) => refValeur === 'PAL')
  const [site] = await rowsOf('refTable=Prm.RefStructure')
  const remove = (idValeurGuid = '') =>
    server.call(`${path}/Delete?idValeurGuid=${idValeurGuid}`, { method: 'DELETE', token: server.admin })
  expect((await remove(bridge?.idValeurGuid)).messages[0]).toMatch(/^Utilisé \d+ fois : suppression impossible$/)
  expect((await remove(site?.idValeurGuid)).messages).toEqual(["Supprimez d'abord les éléments enfants"])
  const [lost] = (await rowsOf(`idTableGuid=${etats}`)).filter(({ refValeur }) => refValeur === 'PERDU')
  expect(await remove(lost?.idValeurGuid)).toMatchObject({ value: true, messages: ['Valeur supprimée'] })
})

test('a value that ranges or properties name by its reference stays, and when it is renamed they follow', async () => {
  const get = async (query: string) =>
    (await server.call(`/api/Console/Prm/${query}`, { token: server.admin })).value as Record<string, unknown>[]
  const [known] = (await rowsOf('refTable=Prm.GamFonction')).filter(({ refValeur }) => refValeur === 'INCENDIE')
  const ranges = (await get('GamGamme/GetList?fonctionPrincipal=INCENDIE')).length
  expect(ranges).toBeGreaterThan(0)
  const remove = (idValeurGuid = '') =>
    server.call(`${path}/Delete?idValeurGuid=${idValeurGuid}`, { method: 'DELETE', token: server.admin })
  expect((await remove(known?.idValeurGuid)).messages).toEqual([`Utilisé ${ranges} fois : suppression impossible`])

  const [bon] = (await rowsOf('refTable=Prm.RefEtat')).filter(({ refValeur }) => refValeur === 'BON')
  const property = {
    idModeversion: 1,
    refPropriete: 'ETAT-GENERAL',
    lbPropriete: 'État',
    idControlEdit: 9,
    refTable: 'Prm.RefEtat',
    value: 'BON',
  }
  await server.call('/api/Console/Prm/ModPropriete/InsertPropriete', {
    method: 'POST',
    token: server.admin,
    body: property,
  })
  for (const [before, refValeur] of [
    [known, 'FEU'],
    [bon, 'PARFAIT'],
  ] as const) {
    const body = { ...before, refValeur }
    expect((await server.call(`${path}/Update`, { method: 'PUT', token: server.admin, body })).value).toMatchObject({
      refValeur,
    })
  }
  expect(await get('GamGamme/GetList?fonctionPrincipal=FEU')).toHaveLength(ranges)
  expect(await get('ModPropriete/GetValeurList?idModeversion=1&refPropriete=ETAT-GENERAL')).toMatchObject([
    { value: 'PARFAIT' },
  ])
})

test('a table that is renamed takes along what offers its values, and what has chosen it', async () => {
  const ask = async (call: string, method: 'POST' | 'PUT', body: object) =>
    (await server.call(`/api/${call}`, { method, token: server.admin, body })).value
  const table = await ask('Core/SysTable/Insert', 'POST', { refTable: 'Demo.Couleurs', lbTable: 'Couleurs' })
  await ask('Core/SysValeur/Insert', 'POST', {
    idTableGuid: (table as Valeur & { idTableGuid: string }).idTableGuid,
    refValeur: 'ROUGE',
    lbValeur: 'Rouge',
  })
  const property = (refPropriete: string, more: object) =>
    ask('Console/Prm/ModPropriete/InsertPropriete', 'POST', {
      idModeversion: 1,
      refPropriete,
      lbPropriete: refPropriete,
      ...more,
    })
  await property('COULEUR', { idControlEdit: 9, refTable: 'Demo.Couleurs', value: 'ROUGE' })
  await property('TABLE', { idControlEdit: 8, value: 'Demo.Couleurs' })
  await ask('Core/SysTable/Update', 'PUT', { ...(table as object), refTable: 'Demo.Teintes' })
  const properties = await server.call('/api/Console/Prm/ModPropriete/GetValeurList?idModeversion=1', {
    token: server.admin,
  })
  expect(properties.value).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ refPropriete: 'COULEUR', refTable: 'Demo.Teintes', value: 'ROUGE' }),
      expect.objectContaining({ refPropriete: 'TABLE', value: 'Demo.Teintes' }),
    ]),
  )
})

// Last: what else is sent to the table of types would be read beside 20,000 values.
test('a chain of 20,000 values comes in, the last first, and each is read with how deep it stands; one end joined to the other is a loop', async () => {
  const [length, ref] = [20_000, (at: number) => `CHAINE-${at}`]
  const lines = Array.from(
    { length },
    (_, at) => `${ref(length - at)};Maillon;${at === length - 1 ? '' : ref(length - at - 1)}`,
  )
  const file = (first: string) =>
    `refValeur;lbValeur;refParent\n${lines.with(length - 1, `${ref(1)};Maillon;${first}`).join('\n')}\n`
  expect((await send(file(''), { idTableGuid: types })).value).toEqual({ inserted: length, updated: 0, errors: [] })
  const rows = (await rowsOf(`idTableGuid=${types}`)).filter(({ lbValeur }) => lbValeur === 'Maillon')
  expect(rows.map(({ niveauParent }) => niveauParent).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length }, (_, at) => at),
  )
  expect(rows.find(({ refValeur }) => refValeur === ref(length))?.niveauParent).toBe(length - 1)
  const { value } = await send(file(ref(length)), { idTableGuid: types })
  expect(value?.errors[0]).toEqual({ line: 2, field: 'refParent', message: 'Ce parent créerait une boucle' })
})
