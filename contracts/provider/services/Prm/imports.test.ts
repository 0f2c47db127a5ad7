import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportOutcome } from '../../imports/rows.ts'
import { guidOf } from '../../database/identifiers.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

// The demo has lines of its own.
beforeEach(async () => {
  await server.db.deleteFrom('log').execute()
})

const prm = '/api/Console/Prm'
const ind = { idReferentielGuid: guidOf('referentiel:IND'), idReferentielVersion: '1' }
const inInd = new URLSearchParams(ind).toString()

interface Asked {
  keys?: Record<string, string>
  dryRun?: boolean
}

/** Sends a file as a browser does. */
const sendTo = async (service: string, text: string, { keys = ind, dryRun = false }: Asked = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(keys)) form.append(name, value)
  form.append('file', new File([text], 'lignes.csv', { type: 'text/csv' }))
  const { headers, body } = new Request('http://localhost', { method: 'POST', body: form }) as Request & {
    body: ReadableStream
  }
  const payload = Buffer.from(await new Response(body).arrayBuffer())
  const answer = await server.call(`${prm}/${service}/Import${dryRun ? '?dryRun=true' : ''}`, {
    method: 'POST',
    token: server.admin,
    body: payload,
    headers: { 'content-type': headers.get('content-type') ?? '' },
  })
  return { ...answer, value: answer.value as (ImportOutcome & { nbLocalisation: number }) | undefined }
}

const read = async <Row>(path: string) => (await server.call(`${prm}/${path}`, { token: server.agent })).value as Row[]

interface Location {
  idLocalisation: number
  idLocalisationParent: number | null
  refLocalisation: string
  lbAffichage: string
  isActif: boolean
}
interface Value {
  refParametre: string
  value: string | null
  idValeur: number | null
}

const locations = (filter = '') => read<Location>(`RefLocalisation/GetList?${inInd}${filter}`)
const location = async (ref: string) => (await locations(`&refLocalisation=${ref}`))[0]
const valuesOf = async (ref: string) =>
  read<Value>(`RefLocalisation/GetValeurList?${inInd}&idLocalisation=${(await location(ref))?.idLocalisation}`)
const imported = () => server.db.selectFrom('log').where('refAction', '=', 'IMPORT').select('refObjet').execute()

describe('of locations', () => {
  const send = (text: string, asked?: Asked) => sendTo('RefLocalisation', text, asked)
  const header = 'refLocalisation;lbLocalisation;refParent;refNiveau\n'
  const faultless = `${header}N-1-A-1;Local;N-1-A;IND-LOCAL\nN-1-A;Halle;N-1;IND-BATIMENT\nN-1;Usine neuve;;IND-SITE\n`

  test('a dry run says what the write will, and nothing is', async () => {
    const before = await locations()
    const dry = await send(faultless, { dryRun: true })
    expect([await locations(), await imported()]).toEqual([before, []])
    expect(dry.value).toEqual({
      inserted: 3,
      updated: 0,
      errors: [],
      idReferentielGuid: ind.idReferentielGuid,
      nbLocalisation: before.length + 3,
    })
    expect((await send(faultless)).value).toEqual(dry.value)
    expect(await imported()).toEqual([{ refObjet: ind.idReferentielGuid }])
  })

  test('parents and children come in any order, and have their paths', async () => {
    expect((await location('N-1-A-1'))?.lbAffichage).toBe('Usine neuve / Halle / Local')
    const [place, building] = [await location('N-1'), await location('N-1-A')]
    const items = server.db
      .selectFrom('localisationItem')
      .where('lbAffichage', '=', 'Usine neuve / Halle')
      .select(['chemin', 'idLocalisationParent'])
    expect(await items.executeTakeFirst()).toEqual({
      chemin: `/${place?.idLocalisation}/${building?.idLocalisation}/`,
      idLocalisationParent: place?.idLocalisation,
    })
  })

  test('one that is there as the file says, its parameters too, is told apart', async () => {
    const again = faultless.replace('Halle', 'Halle A')
    expect((await send(again, { dryRun: true })).value).toMatchObject({
      inserted: 0,
      updated: 3,
      unchanged: 2,
      errors: [],
    })
    await send('refLocalisation;SURFACE\nN-1;12\n')
    expect((await send('refLocalisation;SURFACE\nN-1;12\n')).value).toMatchObject({ updated: 1, unchanged: 1 })
    expect((await send('refLocalisation;SURFACE\nN-1;13\n', { dryRun: true })).value?.unchanged).toBeUndefined()
    await send('refLocalisation;SURFACE\nN-1;\n')
  })

  test('one that is renamed or moved takes all below it along; absent columns stay', async () => {
    expect((await send('refLocalisation;lbLocalisation\nn-1-a;Halle B\n')).value).toMatchObject({
      inserted: 0,
      updated: 1,
    })
    expect((await location('N-1-A-1'))?.lbAffichage).toBe('Usine neuve / Halle B / Local')
    await send('refLocalisation;refParent;isActif\nN-1-A;IND-001;non\n')
    expect([(await location('N-1-A-1'))?.lbAffichage, (await location('N-1-A'))?.isActif]).toEqual([
      'Usine de Lesquin / Halle B / Local',
      false,
    ])
    const place = await location('IND-001')
    const below = await read<Location>(`RefReferentiel/GetLocalisationList?${inInd}&idLieu=${place?.idLocalisation}`)
    expect(below.map(({ refLocalisation }) => refLocalisation)).toContain('N-1-A-1')
  })

  test.each([
    ['an unknown parent', 'X;X;NULLE-PART;IND-LOCAL', 'refParent', 'NULLE-PART est inconnu'],
    ['an unknown level', 'X;X;;LOG-ALLEE', 'refNiveau', 'LOG-ALLEE est inconnu'],
    ['itself as parent', 'X;X;X;IND-LOCAL', 'refParent', 'Ce parent créerait une boucle'],
    ['a parent below it', 'IND-001;Usine;IND-001-A;IND-SITE', 'refParent', 'Ce parent créerait une boucle'],
    [
      'a level no deeper than its parent',
      'X;X;IND-001-A;IND-BATIMENT',
      'refNiveau',
      '«\u00a0IND-BATIMENT\u00a0»\u00a0: un niveau plus profond que celui du parent\u00a0; sans parent, le premier',
    ],
    [
      'no parent but no place',
      'X;X;;IND-LOCAL',
      'refNiveau',
      '«\u00a0IND-LOCAL\u00a0»\u00a0: un niveau plus profond que celui du parent\u00a0; sans parent, le premier',
    ],
    ['no label', 'X;;;IND-SITE', 'lbLocalisation', 'Valeur requise'],
  ])('a line with %s is said, and no other is written', async (_, line, field, message) => {
    const before = await locations()
    const { value } = await send(`${header}BON;Bon;;IND-SITE\n${line}\n`)
    expect(value).toMatchObject({
      inserted: 0,
      updated: 0,
      nbLocalisation: before.length,
      errors: [{ line: 3, field, message }],
    })
    expect(await locations()).toEqual(before)
  })

  test('below a line that is not taken nothing is told as unknown', async () => {
    const { value } = await send(
      `${header}S 9;Site;;IND-SITE\nS9-A;Halle;S 9;IND-BATIMENT\nS9-A-1;Local;S9-A;IND-LOCAL\n`,
    )
    expect(value?.errors.map(({ line, field }) => [line, field])).toEqual([[2, 'refLocalisation']])
  })

  test('a loop of several, all new, is refused; so is a level that would no longer be above what is below it', async () => {
    const loop = await send(`${header}B1;Un;B2;IND-LOCAL\nB2;Deux;B1;IND-LOCAL\n`)
    expect(loop.value?.errors.map(({ line, message }) => [line, message])).toEqual([
      [2, 'Ce parent créerait une boucle'],
      [3, 'Ce parent créerait une boucle'],
    ])
    const sunk = await send('refLocalisation;refNiveau\nIND-001-A;IND-LOCAL\n')
    expect(sunk.value?.errors[0]).toEqual({
      line: 2,
      field: 'refNiveau',
      message:
        '«\u00a0IND-LOCAL\u00a0»\u00a0: un niveau plus profond que celui du parent\u00a0; sans parent, le premier',
    })
  })

  test('values of parameters come as French programs write them, by their control, and go with an empty cell', async () => {
    await send('refLocalisation;SURFACE;ANNEE\nIND-001-A;1 234,5;1998\n')
    expect((await valuesOf('IND-001-A')).map(({ refParametre, value }) => [refParametre, value])).toEqual([
      ['SURFACE', '1234.5'],
      ['ANNEE', '1998'],
    ])
    await send('refLocalisation;SURFACE\nIND-001-A;\n')
    expect((await valuesOf('IND-001-A')).map(({ value }) => value)).toEqual([null, '1998'])
    expect((await send('refLocalisation;SURFACE\nIND-001-A;grande\n')).value?.errors).toEqual([
      { line: 2, field: 'SURFACE', message: '«\u00a0grande\u00a0»\u00a0: un nombre' },
    ])
    // The parameter for the year applies to buildings only.
    expect((await valuesOf('IND-001')).map(({ refParametre }) => refParametre)).toEqual(['SURFACE'])
    expect((await send('refLocalisation;ANNEE\nIND-001;1998\n')).value?.errors).toEqual([
      { line: 2, field: 'ANNEE', message: "L'élément ne correspond pas à la portée" },
    ])
    expect((await send('refLocalisation;MARQUE\nIND-001;X\n')).messages).toEqual(['Colonne MARQUE absente ou inconnue'])
  })

  test('an old version stays as it was (R3), with the values it has; the new one has its own', async () => {
    const erp = (idReferentielVersion: number) => ({
      idReferentielGuid: guidOf('referentiel:ERP'),
      idReferentielVersion: String(idReferentielVersion),
    })
    const line = 'refLocalisation;lbLocalisation;SURFACE\nERP-001;Lycée rebaptisé;7\n'
    expect((await send(line, { keys: erp(2) })).messages).toEqual(['Seule la version courante peut être modifiée'])
    expect((await send(line, { keys: erp(4) })).value?.updated).toBe(1)
    const named = async (version: number) =>
      (await read<Location>(`RefLocalisation/GetList?${new URLSearchParams(erp(version))}&refLocalisation=ERP-001`))[0]
    const [old, current] = [await named(2), await named(4)]
    expect([old?.lbAffichage, current?.lbAffichage, old?.idLocalisation]).toEqual([
      'Lycée Faidherbe',
      'Lycée rebaptisé',
      current?.idLocalisation,
    ])
    const surface = async (version: number) =>
      (
        await read<Value>(
          `RefLocalisation/GetValeurList?${new URLSearchParams(erp(version))}&idLocalisation=${old?.idLocalisation}`,
        )
      )[0]?.value
    expect([(await surface(2)) === '7', await surface(4)]).toEqual([false, '7'])
  })

  test('a referential without levels takes those its first file names, and what is above them', async () => {
    const { value } = await server.call(`${prm}/RefReferentiel/Insert`, {
      method: 'POST',
      token: server.admin,
      body: { refReferentiel: 'NEUF', lbReferentiel: 'Neuf' },
    })
    const { idReferentielGuid, idReferentielVersion } = value as {
      idReferentielGuid: string
      idReferentielVersion: number
    }
    const keys = { idReferentielGuid, idReferentielVersion: String(idReferentielVersion) }
    expect((await send(`${header}A;A;;LOG-PLATEFORME\nB;B;A;LOG-ALLEE\n`, { keys })).value?.errors).toEqual([])
    const levels = await read<{ refValeur: string; niveau: number }>(
      `RefReferentiel/GetValeurLocalisationStructureList?${new URLSearchParams(keys)}`,
    )
    expect(levels.map(({ refValeur, niveau }) => [refValeur, niveau])).toEqual([
      ['LOG-PLATEFORME', 1],
      ['LOG-CELLULE', 2],
      ['LOG-ALLEE', 3],
    ])
    expect((await send(`${header}C;C;;IND-SITE\n`, { keys })).value?.errors[0]?.message).toBe('IND-SITE est inconnu')
  })

  test('a location is no deeper than a hundred levels, of however many there are; a loop is said on each of its lines and below it', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `N-${at + 1};Niveau;${at === 0 ? '' : `N-${at}`}`)
    const form = {
      idTableGuid: guidOf('systable:Prm.RefStructure'),
      file: new File([`refValeur;lbValeur;refParent\n${lines.join('\n')}\n`], 'niveaux.csv'),
    }
    expect((await server.upload('/api/Core/SysValeur/Import', server.admin, form)).value).toMatchObject({
      inserted: 20_000,
    })
    const { value } = await server.call(`${prm}/RefReferentiel/Insert`, {
      method: 'POST',
      token: server.admin,
      body: { refReferentiel: 'PROFOND', lbReferentiel: 'Profond' },
    })
    const { idReferentielGuid, idReferentielVersion } = value as {
      idReferentielGuid: string
      idReferentielVersion: number
    }
    const keys = { idReferentielGuid, idReferentielVersion: String(idReferentielVersion) }
    const errorsOf = async (text: string) => (await send(`${header}${text}`, { keys, dryRun: true })).value?.errors
    expect(await errorsOf('A;A;;N-1\nB;B;A;N-100\n')).toEqual([])
    expect(await errorsOf('A;A;;N-1\nB;B;A;N-20000\n')).toEqual([
      { line: 3, field: 'refNiveau', message: 'Plus de 100 niveaux' },
    ])
    const chain = Array.from({ length: 20_000 }, (_, at) => `L-${at};Lieu;L-${at + 1};N-2\n`).join('')
    expect((await errorsOf(`${chain}L-20000;Lieu;L-19999;N-1\n`))?.slice(0, 2)).toEqual(
      [2, 3].map((line) => ({ line, field: 'refParent', message: 'Ce parent créerait une boucle' })),
    )
  })

  test('thousands of lines, last first, come in at once, and are found by parent', async () => {
    const lines = Array.from({ length: 6_000 }, (_, at) =>
      at % 100 === 99
        ? `V-${at};Site ${at};;IND-SITE;${at}`
        : `V-${at};Halle ${at};V-${at - (at % 100) + 99};IND-BATIMENT;${at}`,
    )
    expect((await send(`${header.trim()};SURFACE\n${lines.join('\n')}\n`)).value).toMatchObject({
      inserted: 6_000,
      errors: [],
    })
    const place = await location('V-99')
    expect(await locations(`&idLocalisationParent=${place?.idLocalisation}`)).toHaveLength(99)
    expect((await valuesOf('V-5999'))[0]?.value).toBe('5999')
  }, 60_000)
})

describe('of equipment', () => {
  interface Equipment {
    idMateriel: number
    refMateriel: string
    lb: string
    lbCourt: string | null
    materialType: string
    local: string | null
    isActif: boolean
  }
  const send = (text: string, asked?: Asked) => sendTo('RefMateriel', text, asked)
  const pieces = (filter = '') => read<Equipment>(`RefMateriel/GetMaterialList?${inInd}${filter}`)
  const values = async (ref: string) =>
    read<Value>(
      `RefMateriel/GetMaterielValeurList?${inInd}&idMateriel=${(await pieces(`&refMateriel=${ref}`))[0]?.idMateriel}`,
    )
  const lines =
    'refMateriel;lb;lbCourt;refTypeMateriel;refLocalisation;ETAT;SERVICE;CHARGE\nPR-900;Pont roulant 8 t;PR 8 t;PR;IND-001-A;BON;31/03/2020;8\npr-001;Pont révisé;;PR;;;;\n'

  test('a dry run says what the write will, and nothing is', async () => {
    const before = await pieces()
    const dry = await send(lines, { dryRun: true })
    expect([await pieces(), await imported()]).toEqual([before, []])
    expect(dry.value).toEqual({ inserted: 1, updated: 1, errors: [] })
    expect((await send(lines)).value).toEqual(dry.value)
    expect(await imported()).toEqual([{ refObjet: ind.idReferentielGuid }])
  })

  test('a piece that is there as the file says, its parameters too, is told apart', async () => {
    await send(lines)
    expect((await send(lines)).value).toEqual({ inserted: 0, updated: 2, unchanged: 2, errors: [] })
    expect((await send(lines.replace(';8\n', ';9\n'), { dryRun: true })).value).toEqual({
      inserted: 0,
      updated: 2,
      unchanged: 1,
      errors: [],
    })
  })

  test('what is there is changed by its reference, the rest added, with type, place and values', async () => {
    const rows = await pieces('&refMateriel=PR-900&refMateriel=PR-001')
    expect(rows).toMatchObject([
      { refMateriel: 'PR-001', lb: 'Pont révisé', lbCourt: null, local: null },
      {
        refMateriel: 'PR-900',
        lbCourt: 'PR 8 t',
        materialType: 'Pont roulant',
        local: 'Usine de Lesquin / Halle A',
        isActif: true,
      },
    ])
    const states = await server.db
      .selectFrom('sysvaleur')
      .where('refValeur', '=', 'BON')
      .select('idValeur')
      .executeTakeFirstOrThrow()
    expect(
      (await values('PR-900')).map(({ refParametre, value, idValeur }) => [refParametre, value, idValeur]),
    ).toEqual([
      ['MARQUE', null, null],
      ['SERIE', null, null],
      ['SERVICE', '2020-03-31', null],
      ['CHARGE', '8', null],
      ['ETAT', 'BON', states.idValeur],
    ])
    expect((await values('PR-001')).map(({ refParametre, value }) => [refParametre, value]).slice(2)).toEqual([
      ['SERVICE', null],
      ['CHARGE', null],
      ['ETAT', null],
    ])
  })

  test('each cell that is wrong is said, and nothing is written', async () => {
    const before = await pieces()
    const { value } = await send(
      'refMateriel;lb;refTypeMateriel;refLocalisation;ETAT;CHARGE\nX1;Bon;PR;IND-001;BON;5\nX2;;PR;;;\nX3;Trois;NULLE;;;\nX4;Quatre;PR;NULLE-PART;;\nX5;Cinq;PR;;PERDU;\nX6;Six;PAL;;;5\n',
    )
    expect(value?.errors.map(({ line, field }) => [line, field])).toEqual([
      [3, 'lb'],
      [4, 'refTypeMateriel'],
      [5, 'refLocalisation'],
      [6, 'ETAT'],
      [7, 'CHARGE'],
    ])
    expect(await pieces()).toEqual(before)
  })

  test('a type that is new to the version becomes one of its own', async () => {
    const types = () =>
      read<{ refValeur: string; nbMateriel: number }>(`RefReferentiel/GetValeurTypeMaterielList?${inInd}`)
    expect((await types()).map(({ refValeur }) => refValeur)).not.toContain('EXT')
    await send('refMateriel;lb;refTypeMateriel\nEXT-900;Extincteur;EXT\n')
    expect((await types()).find(({ refValeur }) => refValeur === 'EXT')?.nbMateriel).toBe(1)
  })
})
