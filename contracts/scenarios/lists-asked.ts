import * as z from 'zod/mini'
import { AffAffairePrestation } from '../services/Aff/AffAffairePrestation/endpoints.ts'
import { SysLog } from '../services/Core/SysLog/endpoints.ts'
import { type SysValeurRecord, SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import type { Endpoint } from '../wire/endpoint.ts'
import { hold } from './broken.ts'
import { same } from './own-referential.ts'
import type { Scenario } from './scenario.ts'

type Asked = Record<string, unknown>

/** A list typed to take any input. */
const anyhow = <Value>(list: Endpoint<never, Value[]> | Endpoint<object, Value[]>): Endpoint<Asked, Value[]> =>
  ({ ...list, input: z.record(z.string(), z.unknown()) }) as unknown as Endpoint<Asked, Value[]>

const values = anyhow<SysValeurRecord>(SysValeur.GetList)

const lines = [
  'refValeur;lbValeur;lbCourt;description;isActif',
  'A;Éclair au café;deux;cent 100% et a_b;oui',
  'B;Tarte aux pommes;;a\\b;non',
  'C;Éclair nu;un;rien;oui',
  'D;Cafetière;deux;axb;non',
]

/** Queries on four values, and the references answered. */
const asked: readonly (readonly [query: Asked, refs: string])[] = [
  [{}, 'A B C D'],
  [{ search: 'éclair' }, 'A C'],
  [{ search: 'ECLAIR' }, 'A C'],
  [{ search: ' cafe  ÉCL ' }, 'A'],
  [{ search: 'deux caf' }, 'A D'],
  [{ search: 'éclair tarte' }, ''],
  [{ search: '100%' }, 'A'],
  [{ search: '%' }, 'A'],
  [{ search: 'a_b' }, 'A'],
  [{ search: 'a\\b' }, 'B'],
  [{ search: 'x'.repeat(200) }, ''],
  [{ refValeur: 'b' }, 'B'],
  [{ refValeur: ['b', 'D'] }, 'B D'],
  [{ lbValeur: 'eclair nu' }, 'C'],
  [{ lbValeur: 'eclair' }, ''],
  [{ lbCourt: '' }, 'B'],
  [{ lbCourt: ['', 'un'] }, 'B C'],
  [{ lbCourt: 'deux', isActif: 'true' }, 'A'],
  [{ isActif: 'false' }, 'B D'],
  [{ isActif: ['false', 'true'] }, 'A B C D'],
  [{ niveauParent: '0' }, 'A B C D'],
  [{ niveauParent: '1..' }, ''],
  [{ niveauParent: '..0' }, 'A B C D'],
  [{ niveauParent: '-5..-1' }, ''],
  [{ niveauParent: '..' }, 'A B C D'],
  [{ idValeurParent: '' }, 'A B C D'],
  [{ dtModification: '2020-01-01..' }, 'A B C D'],
  [{ dtModification: '..2020-01-01' }, ''],
  [{ refValeur: Array.from({ length: 100 }, (_, at) => (at === 99 ? 'D' : `X-${at}`)) }, 'D'],
  [{ sort: '-refValeur' }, 'D C B A'],
  [{ sort: 'lbCourt,-refValeur', isActif: 'true' }, 'A C'],
  [{ sort: 'lbCourt,-refValeur', lbCourt: 'deux' }, 'D A'],
  [{ sort: 'niveauParent,refTable,idTableGuid,idValeurParent,-refValeur' }, 'D C B A'],
  [{ sort: ',refValeur,' }, 'A B C D'],
  [{ skip: 1, take: 2 }, 'B C'],
  [{ skip: 1 }, 'B C D'],
  [{ skip: 3 }, 'D'],
  [{ take: 1 }, 'A'],
  [{ skip: 0, take: 600 }, 'A B C D'],
  [{ skip: 2, take: 600 }, 'C D'],
]

/** Invalid queries: 400. */
const odd: readonly Asked[] = [
  { search: 'x'.repeat(201) },
  { search: ['a', 'b'] },
  { sort: ['refValeur', 'lbValeur'] },
  { sort: 'couleur' },
  { sort: 'constructor' },
  { couleur: 'vert' },
  { isActif: 'oui' },
  { niveauParent: 'a' },
  { niveauParent: 'a1' },
  { niveauParent: '1a' },
  { niveauParent: '1..a' },
  { idValeurGuid: 'x' },
  { dtModification: 'hier' },
  { dtModification: '2026-02-30' },
  { dtModification: '2026-01-01..2026-02-30' },
  { skip: '-1' },
  { skip: 'a' },
  { skip: '1a' },
  { take: '1.5' },
  { take: '' },
  { take: ['1', '2'] },
]

/** That lists are asked for by windows, orders, words and columns, and that nothing else is asked. */
export const listsAsked: readonly Scenario[] = [
  {
    name: 'a list is narrowed by words and by columns, ordered and cut, and says how many rows there are in all',
    isProposed: true,
    run: async (world) => {
      const { idTableGuid, refTable } = await world.table(lines)
      for (const [query, refs] of asked) {
        const told = await world.ask(values, { idTableGuid, ...query })
        const read = told.value?.map(({ refValeur }) => refValeur).join(' ') ?? `${told.status} ${told.words}`
        same(`a list asked for ${JSON.stringify(query).slice(0, 100)} is`, read, refs)
        const { skip: _, take: __, ...all } = query
        const { total } = await world.ask(values, { idTableGuid, ...all })
        hold(
          told.total === total,
          `of a window of ${JSON.stringify(query)} there are ${told.total} rows in all, not ${total}`,
        )
      }
      for (const query of odd) {
        const { status } = await world.ask(values, { idTableGuid, ...query })
        hold(status === 400, `a list asked for ${JSON.stringify(query).slice(0, 100)} was answered ${status}, not 400`)
      }
      for (const [window, count] of [
        [{ take: 0 }, 0],
        [{ skip: 9 }, 0],
        [{ skip: 9, take: 2 }, 0],
        [{ skip: 3, take: 2 }, 1],
      ] as const) {
        const { value, total } = await world.ask(values, { idTableGuid, ...window })
        hold(
          value?.length === count && total === 4,
          `${JSON.stringify(window)} of 4 rows: ${value?.length}, of ${total}`,
        )
      }
      const ofTable = { search: idTableGuid.slice(0, 8) }
      same(
        'words that are in a key alone find',
        `${(await world.done(values, { idTableGuid, ...ofTable })).length}`,
        '0',
      )
      const log = anyhow(SysLog.GetList as Endpoint<object, { lbObjet: string | null }[]>)
      const [found, none] = [{ search: `creation systable ${refTable}` }, { search: `creation affaire ${refTable}` }]
      same(
        'lines of the log by the code of what they are about',
        `${(await world.done(log, found)).length} ${(await world.done(log, none)).length}`,
        '1 0',
      )
      const services = anyhow(AffAffairePrestation.GetList as Endpoint<object, object[]>)
      for (const [dtEcheance, status] of [
        ['2026-02-28', 200],
        ['2026-02-30', 400],
        ['2026-02-28..', 200],
        ['x', 400],
      ] as const)
        hold(
          (await world.ask(services, { dtEcheance })).status === status,
          `services due on ${dtEcheance} were not answered ${status}`,
        )
    },
  },
  {
    name: 'a list is narrowed by instants: by one, by a minute, by a day and by days, the last of them whole',
    isProposed: true,
    run: async (world) => {
      const { idTableGuid } = await world.table(lines)
      const [first] = await world.done(values, { idTableGuid })
      const at = first?.dtModification ?? ''
      hold(at !== '', 'a value has no dtModification')
      const [day, minute] = [at.slice(0, 10), `${at.slice(0, 16)}Z`]
      const before = new Date(Date.parse(at) - 1).toISOString()
      const after = new Date(Date.parse(at) + 1).toISOString()
      const dayBefore = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
      for (const [dtModification, count] of [
        [at, 1],
        [before, 0],
        [day, 1],
        [dayBefore, 0],
        [`${dayBefore}..${day}`, 1],
        [`${day}..`, 1],
        [`..${day}`, 1],
        [`..${dayBefore}`, 0],
        [`${minute}..`, 1],
        [`..${minute}`, at.endsWith(':00.000Z') ? 1 : 0],
        [`${at}..${at}`, 1],
        [`${after}..`, 0],
        [`..${before}`, 0],
      ] as const) {
        const { value, status } = await world.ask(values, { idTableGuid, refValeur: first?.refValeur, dtModification })
        hold(
          value?.length === count,
          `${value?.length ?? status} rows are of ${dtModification}, not ${count}: it was written at ${at}`,
        )
      }
    },
  },
  {
    name: 'texts are ordered whatever case and accents, and what is nothing comes before all others',
    isProposed: true,
    run: async (world) => {
      const { idTableGuid } = await world.table([
        'refValeur;lbValeur;lbCourt',
        'A;Un;lille',
        'B;Deux;Écully',
        'C;Trois;',
        'D;Quatre;Zuydcoote',
        'E;Cinq;ÉCULLY-2',
      ])
      for (const [sort, refs] of [
        ['lbCourt', 'C B E A D'],
        ['-lbCourt', 'D A E B C'],
      ] as const) {
        const rows = await world.done(values, { idTableGuid, sort })
        same(`by ${sort} the order is`, rows.map(({ refValeur }) => refValeur).join(' '), refs)
      }
    },
  },
  {
    name: 'a long list comes whole, in its order, and a window of it as well',
    run: async (world) => {
      const count = 1_700
      const refs = Array.from({ length: count }, (_, at) => `V${String(at).padStart(4, '0')}`)
      const { idTableGuid } = await world.table(['refValeur;lbValeur', ...refs.map((ref) => `${ref};Un`)])
      const told = await world.ask(values, { idTableGuid })
      const read = told.value?.map(({ refValeur }) => refValeur) ?? []
      hold(
        read.join() === refs.join(),
        `a list of ${count} values came with ${read.length}, or in another order: ${told.words}`,
      )
      hold(told.total === undefined || told.total === count, `of ${count} values ${told.total} were told`)
      const [parents, levels] = [
        new Set(told.value?.map(({ idValeurParent }) => idValeurParent)),
        new Set(told.value?.map(({ niveauParent }) => niveauParent)),
      ]
      hold(parents.size === 1 && levels.size === 1, 'values of a list are of several depths')
    },
  },
]
