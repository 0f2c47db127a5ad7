import * as z from 'zod/mini'
import { UsrUser } from '../services/Adm/UsrUser/endpoints.ts'
import { AffAffaire } from '../services/Aff/AffAffaire/endpoints.ts'
import { AffAffairePrestation } from '../services/Aff/AffAffairePrestation/endpoints.ts'
import { SysAction } from '../services/Core/SysAction/endpoints.ts'
import { SysMenu } from '../services/Core/SysMenu/endpoints.ts'
import { SysRoute } from '../services/Core/SysRoute/endpoints.ts'
import { SysTable } from '../services/Core/SysTable/endpoints.ts'
import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { GamGamme } from '../services/Prm/GamGamme/endpoints.ts'
import { ModModeInspection } from '../services/Prm/ModModeInspection/endpoints.ts'
import { ModTache } from '../services/Prm/ModTache/endpoints.ts'
import { RefLocalisation } from '../services/Prm/RefLocalisation/endpoints.ts'
import { RefMateriel } from '../services/Prm/RefMateriel/endpoints.ts'
import { RefParametre } from '../services/Prm/RefParametre/endpoints.ts'
import { RefReferentiel } from '../services/Prm/RefReferentiel/endpoints.ts'
import type { Endpoint } from '../wire/endpoint.ts'
import { hold, need } from './broken.ts'
import { levelsOf, ownReferential, same, typesOf } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

type Row = Readonly<Record<string, unknown>>
type List = Endpoint<Row, Row[]>

/** A list typed to take any input, with untyped rows. */
const anyhow = (list: Endpoint<never, object[]> | Endpoint<object, object[]>): List =>
  ({ ...list, input: z.record(z.string(), z.unknown()), value: z.array(z.looseObject({})) }) as unknown as List

/** Form of a text for comparison. */
const plain = (value: unknown): string => String(value).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** Number of rows whose columns are filtered by. */
const looked = 3

const isAsked = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '' && value.length <= 200 && !value.includes('..')) ||
  typeof value === 'number' ||
  typeof value === 'boolean'

/** Asserts that a list filters by the values of its columns, and sorts columns of numbers numerically. */
async function agree(world: World, of: List, keys: Row = {}): Promise<void> {
  const name = `${of.service.split('/').at(-1)}/${of.operation}`
  const rows = await world.done(of, keys)
  hold(rows.length > 0, `${name} has no row`)
  const told = (some: readonly Row[]) =>
    some
      .map((row) => JSON.stringify(row))
      .toSorted()
      .join('\n')
  const [first = {}] = rows
  for (const column of Object.keys(first).filter((field) => !(field in keys))) {
    const values = new Set([first, ...rows.slice(1, looked), ...rows.slice(-1)].map((row) => row[column]))
    for (const value of [...values].filter(isAsked)) {
      const { status, value: found, words } = await world.ask(of, { ...keys, [column]: String(value) })
      hold(found !== undefined, `${name} by ${column} was answered ${status} ${words}`)
      const expected = rows.filter((row) => plain(row[column]) === plain(value))
      hold(
        told(found) === told(expected),
        `${name} by ${column} ${value} has ${found.length} rows, of which the whole list has ${expected.length}`,
      )
    }
    const numbers = rows.map((row) => row[column])
    if (!numbers.every((value) => typeof value === 'number')) continue
    const sorted = (await world.done(of, { ...keys, sort: `-${column}` })).map((row) => Number(row[column]))
    same(`${name} from the greatest ${column}`, sorted.join(), numbers.toSorted((a, b) => b - a).join())
  }
}

/** That a column of a list finds the rows that have its value, whatever it is worked out from. */
export const listsAgree: readonly Scenario[] = [
  {
    name: 'a list asked for what a row says in any of its columns answers the rows that say so',
    isProposed: true,
    run: async (world) => {
      for (const list of [
        UsrUser.GetList,
        AffAffaire.GetList,
        SysAction.GetList,
        SysMenu.GetList,
        SysRoute.GetList,
        SysTable.GetList,
        ModModeInspection.GetList,
        RefReferentiel.GetList,
        RefParametre.GetCatalogList,
      ])
        await agree(world, anyhow(list))
    },
  },
  {
    name: 'a list of one version, table or case is narrowed by any of its columns, too',
    isProposed: true,
    run: async (world) => {
      const { site, hall } = await levelsOf(world)
      const [type, second] = await typesOf(world)
      const { keys, locations, equipment, parameter } = await ownReferential(world)
      await locations(
        'refLocalisation;lbLocalisation;refParent;refNiveau;isActif',
        `S-1;Site;;${site.refValeur};oui`,
        `S-2;Autre;;${site.refValeur};oui`,
        `H-1;Halle;S-1;${hall.refValeur};non`,
      )
      await equipment(
        'refMateriel;lb;refTypeMateriel;refLocalisation',
        `M-1;Pont;${type.refValeur};S-1`,
        `M-2;Palan;${second.refValeur};H-1`,
      )
      const scopes = await world.done(SysValeur.GetList, { refTable: 'Prm.RefParamTypePorte' })
      await parameter('RefLocalisation', 1)
      await parameter('RefMateriel', 2, { idElement: type.idValeur })
      await parameter('RefMateriel', 3, { idTypePorte: scopes.map(({ idValeur }) => idValeur) })
      const { idModeversion } = await world.done(ModModeInspection.Insert, {
        refMode: world.unique('SC'),
        lbMode: 'Essai',
        ...keys,
      })
      const [kind] = await world.done(SysValeur.GetList, { refTable: 'Prm.ModTacheType' })
      const [activity] = await world.done(SysValeur.GetList, { refTable: 'Prm.ModTacheActivite' })
      need(kind !== undefined && activity !== undefined, 'a value of Prm.ModTacheType and one of Prm.ModTacheActivite')
      for (const [lbTache, idActivite, estLiee] of [
        ['Un', activity.idValeur, true],
        ['Deux', null, false],
      ] as const)
        await world.done(ModTache.UpdateOrInsert, {
          lbTache,
          idTypeTache: kind.idValeur,
          idActivite,
          estLiee,
          idModeversion,
        })
      const { idTableGuid } = await world.table(['refValeur;lbValeur;lbCourt;isActif', 'A;Un;u;oui', 'B;Deux;;non'])
      const [range] = await world.done(GamGamme.GetList, {})
      const [service] = await world.done(AffAffairePrestation.GetList, {})
      need(range !== undefined, 'a range')
      need(service !== undefined, 'a service')
      for (const [list, own] of [
        [RefLocalisation.GetList, keys],
        [RefMateriel.GetMaterialList, keys],
        [RefParametre.GetList, keys],
        [ModTache.GetList, { idModeversion }],
        [SysValeur.GetList, { idTableGuid }],
        [GamGamme.GetList, { refMode: range.refMode }],
        [AffAffairePrestation.GetList, { idAffaireGuid: service.idAffaireGuid }],
      ] as const)
        await agree(world, anyhow(list), own)
    },
  },
  {
    name: 'a search among locations finds places by their level, with what is above and nothing else',
    isProposed: true,
    run: async (world) => {
      const { site, hall, room } = await levelsOf(world)
      const { keys, locations } = await ownReferential(world)
      await locations(
        'refLocalisation;lbLocalisation;refParent;refNiveau',
        `R-1;Zrx;H-1;${room.refValeur}`,
        `H-1;Zhx;S-1;${hall.refValeur}`,
        `S-1;Zsx;;${site.refValeur}`,
        `S-2;Zsy;;${site.refValeur}`,
      )
      const rows = await world.done(RefLocalisation.GetList, keys)
      const labels = new Map(rows.map(({ lbLocalisation, lbNiveau }) => [lbLocalisation, lbNiveau]))
      const found = async (search: string) =>
        (await world.done(RefReferentiel.GetFilterLocalisationList, { ...keys, search }))
          .map(({ lbLocalisation }) => lbLocalisation)
          .toSorted()
          .join(' ')
      same('by its own name a room is found, with', await found('zrx'), 'Zhx Zrx Zsx')
      same('by its name a place is found, with', await found('ZSY'), 'Zsy')
      same('by the level of places are found', await found(`zs ${labels.get('Zsx')}`), 'Zsx Zsy')
      same('by the level of halls and their name is found', await found(`zhx ${labels.get('Zhx')}`), 'Zhx Zsx')
      same('by words that no place has is found', await found(`zrx ${world.unique('q')}`), '')
    },
  },
  {
    name: 'many values tell how deep each of them stands',
    run: async (world) => {
      const refTable = world.unique('SC')
      const { idTableGuid } = await world.done(SysTable.Insert, {
        refTable,
        lbTable: `Essai ${refTable}`,
        idTypeTable: 2,
      })
      const refs = Array.from({ length: 1_500 }, (_, at) => `V${String(at).padStart(4, '0')}`)
      const above = (at: number) => (at === 0 ? '' : at % 3 === 0 ? 'V0001' : 'V0000')
      const file = [
        'refValeur;lbValeur;refParent',
        ...refs.map((ref, at) => `${ref};Un;${at === 1 ? 'V0000' : above(at)}`),
      ]
      const { errors } = await world.done(SysValeur.Import, {
        idTableGuid,
        file: new File([file.join('\n')], 'essai.csv'),
      })
      hold(errors.length === 0, `an import of good lines was refused: ${errors[0]?.message}`)
      const rows = await world.done(SysValeur.GetList, { idTableGuid })
      const wrong = rows.find(({ refValeur, niveauParent }) => {
        const at = refs.indexOf(refValeur)
        return niveauParent !== (at === 0 ? 0 : at !== 1 && at % 3 === 0 ? 2 : 1)
      })
      hold(rows.length === refs.length, `a list of ${refs.length} values has ${rows.length}`)
      hold(wrong === undefined, `${wrong?.refValeur} is told to stand ${wrong?.niveauParent} below the first`)
    },
  },
]
