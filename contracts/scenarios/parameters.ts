import * as z from 'zod/mini'
import { RefLocalisation } from '../services/Prm/RefLocalisation/endpoints.ts'
import { RefParametre } from '../services/Prm/RefParametre/endpoints.ts'
import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { SysLog } from '../services/Core/SysLog/endpoints.ts'
import type { Endpoint } from '../wire/endpoint.ts'
import { hold } from './broken.ts'
import { levelsOf, ownReferential, same, typesOf } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

/** A list typed to take a search. */
const anyhow = <Value>(list: Endpoint<object, Value>) =>
  ({ ...list, input: z.record(z.string(), z.unknown()) }) as unknown as Endpoint<object, Value>

async function scopesOf(world: World) {
  const scopes = await world.done(SysValeur.GetList, { refTable: 'Prm.RefParamTypePorte' })
  const of = (ref: string) => scopes.find(({ refValeur }) => refValeur === ref)?.idValeur ?? 0
  return [of('RefLocalisation'), of('RefMateriel')] as const
}

/** That what a parameter is used for holds as long as there are values, and in its own version alone. */
export const parameters: readonly Scenario[] = [
  {
    name: 'a parameter keeps a scope and an element of which there are values, in each version its own',
    run: async (world) => {
      const { site, hall, other } = await levelsOf(world)
      const [type, second] = await typesOf(world)
      const [ofLocations, ofEquipment] = await scopesOf(world)
      const [own, beside] = [await ownReferential(world), await ownReferential(world)]
      const places = 'refLocalisation;lbLocalisation;refParent;refNiveau'
      for (const { locations, equipment } of [own, beside]) {
        await locations(places, `S-1;Site;;${site.refValeur}`, `H-1;Halle;S-1;${hall.refValeur}`)
        await equipment('refMateriel;lb;refTypeMateriel', `M-1;Pont;${type.refValeur}`, `M-2;Palan;${second.refValeur}`)
      }
      const elsewhere = await ownReferential(world)
      await elsewhere.locations(places, `S-1;Ailleurs;;${other.refValeur}`)
      const both = [ofLocations, ofEquipment]
      const A = await own.parameter('RefLocalisation', 1, { idTypePorte: both })
      const B = await own.parameter('RefLocalisation', 1)
      const C = await own.parameter('RefMateriel', 1)
      const all = await world.done(RefParametre.GetList, own.keys)
      const keyOf = (ref: string) => all.find(({ refParametre }) => refParametre === ref)?.idParametre ?? 0
      for (const ref of [A, B, C])
        await world.done(RefParametre.Insert, {
          ...beside.keys,
          idParametre: keyOf(ref),
          idTypePorte: both,
          idElement: null,
        })
      // The locations beside must stay unaffected by everything below.
      await beside.locations(`refLocalisation;${A};${B};${C}`, 'S-1;a;b;c', 'H-1;a;b;c')
      await beside.equipment(`refMateriel;${A};${B};${C}`, 'M-1;a;b;c', 'M-2;a;b;c')
      const change = (
        ref: string,
        idTypePorte: readonly number[],
        idElement: number | null = null,
        more: object = {},
      ) =>
        world.ask(RefParametre.Update, {
          ...own.keys,
          idParametre: keyOf(ref),
          refParametre: ref,
          lbParametre: 'Essai',
          idControlEdit: 1,
          idTypePorte: [...idTypePorte],
          idElement,
          ...more,
        })
      const refused = 'Changement refusé : des valeurs existent'
      const expect = async (what: string, asked: ReturnType<typeof change>, words: string | null) => {
        const { isDone, words: told } = await asked
        same(`${what} was answered`, isDone ? 'done' : told, words ?? 'done')
      }
      await expect('other scopes without values', change(A, [ofEquipment]), null)
      await expect('no scope without values', change(A, []), null)
      await expect('the scopes again', change(A, both), null)
      await expect(
        'an element of two scopes',
        change(A, both, hall.idValeur),
        "L'élément ne correspond pas à la portée",
      )
      await expect(
        'a type for locations',
        change(B, [ofLocations], type.idValeur),
        "L'élément ne correspond pas à la portée",
      )
      await expect(
        'a level for equipment',
        change(C, [ofEquipment], hall.idValeur),
        "L'élément ne correspond pas à la portée",
      )
      await expect(
        'a level of another version',
        change(B, [ofLocations], other.idValeur),
        "L'élément ne correspond pas à la portée",
      )
      await own.locations(`refLocalisation;${A};${B}`, 'H-1;a;b')
      await own.equipment(`refMateriel;${A};${C}`, 'M-1;a;c')
      await expect('locations left out', change(A, [ofEquipment]), refused)
      await expect('equipment left out', change(A, [ofLocations]), refused)
      await expect('all left out', change(A, []), refused)
      await expect('the scopes as they were', change(A, both), null)
      await expect('another level', change(B, [ofLocations], site.idValeur), refused)
      await expect('the level that has values', change(B, [ofLocations], hall.idValeur), null)
      await expect('all levels again', change(B, [ofLocations]), null)
      await expect('another scope besides', change(B, both), null)
      await expect('another type', change(C, [ofEquipment], second.idValeur), refused)
      await expect('the type that has values', change(C, [ofEquipment], type.idValeur), null)
      await expect('another control', change(C, [ofEquipment], type.idValeur, { idControlEdit: 2 }), refused)
      await expect('a scope that is said ten times', change(A, [...both, ...Array<number>(8).fill(ofLocations)]), null)
      const eleven = await change(A, Array<number>(11).fill(ofLocations))
      hold(eleven.status === 400, `eleven scopes were answered ${eleven.status}, not 400`)
      const told = async (keys: typeof own.keys) =>
        (await world.done(RefParametre.GetList, keys))
          .filter(({ refParametre }) => [A, B, C].includes(refParametre))
          .map(({ refParametre, idTypePorte, idElement }) =>
            [
              [A, B, C].indexOf(refParametre),
              idTypePorte
                .map((key) => `${both.indexOf(key)}`)
                .toSorted()
                .join('+'),
              idElement === type.idValeur ? 'type' : (idElement ?? '–'),
            ].join(' '),
          )
          .toSorted()
          .join('; ')
      same('the parameters of the version are', await told(own.keys), '0 0+1 –; 1 0+1 –; 2 1 type')
      same('the parameters of another version are', await told(beside.keys), '0 0+1 –; 1 0+1 –; 2 0+1 –')
      const [hallItem] = (await world.done(RefLocalisation.GetList, own.keys)).filter(
        ({ refLocalisation }) => refLocalisation === 'H-1',
      )
      const values = await world.done(RefLocalisation.GetValeurList, {
        ...own.keys,
        idLocalisation: hallItem?.idLocalisation ?? 0,
      })
      same(
        'the values are as they were',
        values
          .map(({ value }) => value ?? '–')
          .toSorted()
          .join(),
        'a,b',
      )
      const [scopes] = (await world.done(SysValeur.GetList, { refTable: 'Prm.RefParamTypePorte' })).filter(
        ({ idValeur }) => idValeur === ofEquipment,
      )
      const found = await world.done(anyhow(RefParametre.GetList as Endpoint<object, { refParametre: string }[]>), {
        ...own.keys,
        search: scopes?.lbValeur,
      })
      same(
        'parameters by the label of their scope are',
        found
          .map(({ refParametre }) => `${[A, B, C].indexOf(refParametre)}`)
          .toSorted()
          .join(),
        '0,1,2',
      )
      const lines = (await world.done(SysLog.GetList, { take: 200 })).filter(({ lbObjet }) => lbObjet === C)
      const actions = lines.map(({ refAction }) => refAction).toSorted()
      same(
        'the log tells first and last of a parameter',
        `${actions[0]} ${actions[1]} ${actions.at(-1)}`,
        'CREATION MODIFICATION MODIFICATION',
      )
      const isOfType = ({ champ, nouveau }: { champ: string; nouveau?: unknown }) =>
        champ === 'idElement' && nouveau === type.idValeur
      hold(
        lines.filter(({ changements }) => changements.some(isOfType)).length === 1,
        'the log does not tell once of which type a parameter became',
      )
      for (const half of [
        { idReferentielGuid: own.keys.idReferentielGuid },
        { idReferentielVersion: own.keys.idReferentielVersion },
        { idTypePorte: [ofLocations] },
        { idElement: hall.idValeur },
      ]) {
        const { status } = await world.ask(RefParametre.CreateNew, {
          refParametre: world.unique('SC'),
          lbParametre: 'Essai',
          ...half,
        })
        hold(status === 400, `a new parameter with ${Object.keys(half).join()} alone was answered ${status}, not 400`)
      }
    },
  },
]
