import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { RefLocalisation } from '@ronde/contracts/services/Prm/RefLocalisation'
import { RefMateriel } from '@ronde/contracts/services/Prm/RefMateriel'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { createCall } from '@ronde/contracts/call'
import type { Endpoint } from '@ronde/contracts/wire'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../contracts/provider/testing/test-server.ts'
import { defaultConfig } from '../src/config/config.ts'
import type { EditorContext } from '../src/kit/editor/context.ts'
import { countStates, differencesOf } from '../src/kit/import/differences.ts'
import { cellsOf, exportTable } from '../src/kit/import/export-table.ts'
import { fileRows } from '../src/kit/import/file-rows.ts'
import { headingOf, matchHeadings } from '../src/kit/import/headings.ts'
import { bringLate, readTable, type TableShape } from '../src/kit/import/read-table.ts'
import { readyFile } from '../src/kit/import/ready-file.ts'
import { toCsv } from '../src/base/csv.ts'
import { placeOf } from '../src/kit/place/place.ts'
import type { AnyRow } from '../src/kit/place/row.ts'
import { locales } from '../src/locales/intl.ts'
import { textIn } from '../src/locales/testing/texts.ts'
import { valueTable } from '../src/views/Core/Sys/TableAccueil/import-table.ts'
import { rangeTable } from '../src/views/Prm/Gam/GammeList/import-table.ts'
import { locationTable } from '../src/views/Prm/Ref/LocalisationList/import-table.ts'
import { materialTable } from '../src/views/Prm/Ref/MaterielList/import-table.ts'

let server: TestServer
let call: ReturnType<typeof createCall>
beforeAll(async () => {
  server = await startTestServer()
  const baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' })
  call = createCall({ baseUrl, token: () => server.admin, language: () => 'fr' })
})
afterAll(() => server.close())

const ask = ({ endpoint, input }: { endpoint: Endpoint<unknown, unknown>; input: unknown }) => call(endpoint, input)
const says = locales.map(textIn)

interface Outcome {
  inserted: number
  updated: number
  unchanged?: number
  errors: readonly unknown[]
}

interface Tried {
  view: string
  shape: TableShape
  endpoint: Endpoint<unknown, unknown>
  /** The screen's parameters and record. */
  at: () => Promise<{ params?: Record<string, string>; home?: AnyRow }>
  /** Writes odd texts into existing records. */
  unsettle: (texts: readonly string[]) => Promise<void>
}

/** One of the texts for each row, the next for the next. */
const taking = (texts: readonly string[]) => {
  let at = 0
  return () => texts[at++ % texts.length] ?? 'x'
}

const inIndustry = async () => {
  const { value } = await call(RefReferentiel.GetList, {})
  const found = value?.find(({ refReferentiel }) => refReferentiel === 'IND')
  return {
    params: {
      idReferentielGuid: String(found?.idReferentielGuid),
      idReferentielVersion: String(found?.idReferentielVersion),
    },
  }
}

const oddValues = async (texts: readonly string[]) => {
  const next = taking(texts)
  const rows = await server.db
    .selectFrom('valeurParam')
    .innerJoin('parametre', 'parametre.idParametre', 'valeurParam.idParametre')
    .select(['idValeurParam', 'idControlEdit'])
    .execute()
  for (const { idValeurParam, idControlEdit } of rows) {
    const value = idControlEdit === null || idControlEdit === 1 ? next() : idControlEdit === 3 ? '1.250' : undefined
    if (value !== undefined)
      await server.db.updateTable('valeurParam').set({ value }).where('idValeurParam', '=', idValeurParam).execute()
  }
}

const inTable = (isTree: boolean) => async () => {
  const { value } = await call(SysTable.GetList, {})
  const found = value?.find(({ refTypeTable, nbValeur }) => (refTypeTable === 'H') === isTree && (nbValeur ?? 0) > 2)
  if (!found) throw new Error('no table with values')
  return { home: { ...found }, params: { idTableGuid: found.idTableGuid } }
}

const oddTexts = async (texts: readonly string[]) => {
  const next = taking(texts)
  for (const { idValeur } of await server.db.selectFrom('sysvaleur').select('idValeur').execute())
    await server.db
      .updateTable('sysvaleur')
      .set({
        lbCourt: next().slice(0, 200),
        description: `${next()}\n${next()}`,
        extendedData: JSON.stringify({ a: next() }),
      })
      .where('idValeur', '=', idValeur)
      .execute()
}

const tried: readonly Tried[] = [
  {
    view: 'CoreSysTableAccueil',
    shape: valueTable,
    endpoint: SysValeur.Import,
    at: inTable(false),
    unsettle: oddTexts,
  },
  { view: 'CoreSysTableAccueil', shape: valueTable, endpoint: SysValeur.Import, at: inTable(true), unsettle: oddTexts },
  {
    view: 'PrmGamGammeList',
    shape: rangeTable,
    endpoint: GamGamme.Import,
    at: () => Promise.resolve({}),
    unsettle: async (texts) => {
      const next = taking(texts)
      for (const { idGammeVersion } of await server.db.selectFrom('gammeVersion').select('idGammeVersion').execute())
        await server.db
          .updateTable('gammeVersion')
          .set({ lbGamme: next(), lbGammeLong: next() })
          .where('idGammeVersion', '=', idGammeVersion)
          .execute()
    },
  },
  {
    view: 'PrmRefLocalisationList',
    shape: locationTable,
    endpoint: RefLocalisation.Import,
    at: inIndustry,
    unsettle: async (texts) => {
      const next = taking(texts)
      for (const { idLocalisationItem } of await server.db
        .selectFrom('localisationItem')
        .select('idLocalisationItem')
        .execute())
        await server.db
          .updateTable('localisationItem')
          .set({ lbLocalisation: next() })
          .where('idLocalisationItem', '=', idLocalisationItem)
          .execute()
      await oddValues(texts)
    },
  },
  {
    view: 'PrmRefMaterielList',
    shape: materialTable,
    endpoint: RefMateriel.Import,
    at: inIndustry,
    unsettle: async (texts) => {
      const next = taking(texts)
      for (const { idMateriel } of await server.db.selectFrom('materiel').select('idMateriel').execute())
        await server.db
          .updateTable('materiel')
          .set({ lb: next(), lbCourt: next() })
          .where('idMateriel', '=', idMateriel)
          .execute()
      await oddValues(texts)
    },
  },
]

async function standing({ view, shape, at }: Tried) {
  const { params = {}, home = null } = await at()
  const context: EditorContext = {
    ...placeOf({ view, params, home }),
    parent: null,
    config: defaultConfig,
    login: 'a.martin',
  }
  const { table, isWhole } = await readTable(shape, context, ask)
  expect(isWhole).toBe(true)
  const rows = table.rows ?? []
  const late = table.late
    ? await bringLate({ ask, late: table.late, rows, signal: AbortSignal.timeout(60_000), onProgress: () => {} })
    : new Map<AnyRow, Readonly<Record<string, unknown>>>()
  return { context, table, rows, late }
}

/** The result of a file, as the console predicts it, and as the server returns it. */
async function outcomeOf(
  { view, endpoint }: Tried,
  { context, table, late }: Awaited<ReturnType<typeof standing>>,
  file: File,
) {
  const read = await fileRows(file)
  if (!read) throw new Error('unreadable')
  const matches = matchHeadings(read.header, { columns: table.columns, view, says, byHand: [] })
  expect(matches).not.toContain('unknown')
  const ready = await readyFile({ file, read, matches, table, says })
  const input = { ...(context.input(endpoint) as object), file: ready.file, dryRun: true }
  const { value } = await call(endpoint, input)
  const { inserted, updated, unchanged = 0, errors } = value as Outcome
  return {
    server: { inserted, changed: updated - unchanged, unchanged, errors },
    console: countStates(await differencesOf({ table, rows: ready.rows, errors: [], late })),
  }
}

const signs = ['a', 'É', '=', '+', '-', '@', "'", '"', ';', ',', '<', '&', '_x0041_', '1', ' ', '😀', '#'] as const
const sign = fc.constantFrom(...signs)
const text = fc.string({ unit: sign, minLength: 1, maxLength: 12 }).map((one) => one.trim() || 'x')
const texts = fc.array(text, { minLength: 5, maxLength: 9 })

describe.each(tried.map((one, at) => ({ name: `${at + 1} ${one.view}`, one })))('$name', ({ one }) => {
  test.each(locales)('exported in %s and imported unchanged, nothing changes', async (locale) => {
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        await one.unsettle(given)
        const place = await standing(one)
        const { table, rows, late } = place
        expect(rows.length).toBeGreaterThan(2)
        for (const kind of ['csv', 'xlsx'] as const) {
          for (const brought of table.late ? [late, null] : [null]) {
            const asked = { table, rows, late: brought, view: one.view, text: textIn(locale), title: 'Liste' }
            const { blob, cut } = await exportTable[kind](asked)
            expect(cut).toBe(0)
            expect(await outcomeOf(one, place, new File([blob], `liste.${kind}`))).toEqual({
              server: { inserted: 0, changed: 0, unchanged: rows.length, errors: [] },
              console: { new: 0, changed: 0, unchanged: rows.length, faulty: 0 },
            })
          }
        }
      }),
      { numRuns: 2 },
    )
  })

  test.each(locales)(
    'under the headings of the screen in %s, and with labels that name one value, nothing changes',
    async (locale) => {
      const place = await standing(one)
      const { table, rows, late } = place
      const say = textIn(locale)
      const { columns, lines } = cellsOf({ table, rows, late, view: one.view, text: say, title: '' })
      const own = columns.flatMap(({ column, isLabel }, at) => (isLabel ? [] : [{ column, at }]))
      const csv = toCsv(
        lines,
        own.map(({ column, at }) => ({
          id: column.name,
          text: headingOf(column, one.view, say),
          value: (cells: readonly string[]) => {
            const label = columns[at + 1]?.isLabel ? cells[at + 1] : undefined
            const isUnique = column.accepted?.filter(({ label: words }) => words === label).length === 1
            return label && isUnique ? label : cells[at]
          },
        })),
        locale,
      )
      expect(await outcomeOf(one, place, new File([csv], 'liste.csv'))).toEqual({
        server: { inserted: 0, changed: 0, unchanged: rows.length, errors: [] },
        console: { new: 0, changed: 0, unchanged: rows.length, faulty: 0 },
      })
    },
  )
})
