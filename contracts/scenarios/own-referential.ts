import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { ModModeInspection } from '../services/Prm/ModModeInspection/endpoints.ts'
import { RefLocalisation } from '../services/Prm/RefLocalisation/endpoints.ts'
import { RefMateriel } from '../services/Prm/RefMateriel/endpoints.ts'
import { RefParametre } from '../services/Prm/RefParametre/endpoints.ts'
import { RefReferentiel } from '../services/Prm/RefReferentiel/endpoints.ts'
import { hold, Lacking, need } from './broken.ts'
import { cameTo } from './told-files.ts'
import { csv, type World } from './world.ts'

const valuesOf = (world: World, refTable: string) => world.done(SysValeur.GetList, { refTable })

/** Three levels below each other, and another top level, from Prm.RefStructure. */
export async function levelsOf(world: World) {
  const levels = await valuesOf(world, 'Prm.RefStructure')
  const above = (key: number | null) => levels.find(({ idValeur }) => idValeur === key)
  for (const room of levels) {
    const hall = above(room.idValeurParent)
    const site = above(hall?.idValeurParent ?? null)
    const other = levels.find(({ idValeur, idValeurParent }) => idValeurParent === null && idValeur !== site?.idValeur)
    if (hall && site && other && site.idValeurParent === null) return { site, hall, room, other }
  }
  throw new Lacking('three levels below each other and a second place in Prm.RefStructure')
}

/** Two types of equipment. */
export async function typesOf(world: World) {
  const [one, other] = await valuesOf(world, 'Prm.RefTypeMateriel')
  need(one !== undefined && other !== undefined, 'two values of Prm.RefTypeMateriel')
  return [one, other] as const
}

/** The first value of a table of codes, and the second. */
export async function codesOf(world: World, refTable: string) {
  const [one, other] = await valuesOf(world, refTable)
  need(one !== undefined && other !== undefined, `two values of ${refTable}`)
  return [one.refValeur, other.refValeur] as const
}

/** Creates a referential, with functions that import files into it. */
export async function ownReferential(world: World) {
  const refReferentiel = world.unique('SC')
  const sent = { refReferentiel, lbReferentiel: `Essai ${refReferentiel}`, description: null }
  const { idReferentielGuid, idReferentielVersion } = await world.done(RefReferentiel.Insert, sent)
  const keys = { idReferentielGuid, idReferentielVersion }
  return {
    keys,
    /** Imports a file of locations. */
    locations: async (...lines: readonly string[]) =>
      cameTo(await world.done(RefLocalisation.Import, { ...keys, file: csv(lines) })),
    /** Imports a file of equipment. */
    equipment: async (...lines: readonly string[]) =>
      cameTo(await world.done(RefMateriel.Import, { ...keys, file: csv(lines) })),
    /** A parameter that the version uses, for all locations or equipment of a scope, or those of one level or type. */
    parameter: async (scope: 'RefLocalisation' | 'RefMateriel', idControlEdit: number, more: object = {}) => {
      const scopes = await valuesOf(world, 'Prm.RefParamTypePorte')
      const idTypePorte = scopes.filter(({ refValeur }) => refValeur === scope).map(({ idValeur }) => idValeur)
      const own = {
        refParametre: world.unique('SC'),
        lbParametre: 'Essai',
        idControlEdit,
        idTypePorte,
        ...keys,
        ...more,
      }
      return (await world.done(RefParametre.CreateNew, own)).refParametre
    },
    /** Creates a mode of the referential. */
    mode: async () => {
      const refMode = world.unique('SC')
      await world.done(ModModeInspection.Insert, { refMode, lbMode: 'Essai', ...keys })
      return refMode
    },
  }
}

/** Asserts that a text is the expected one. */
export const same = (what: string, told: string, expected: string): void =>
  hold(told === expected, `${what}: ${told}; and not: ${expected}`)
