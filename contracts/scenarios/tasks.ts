import * as z from 'zod/mini'
import { SysLog } from '../services/Core/SysLog/endpoints.ts'
import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { ModModeInspection } from '../services/Prm/ModModeInspection/endpoints.ts'
import { ModPropriete } from '../services/Prm/ModPropriete/endpoints.ts'
import { ModTache, type Tache } from '../services/Prm/ModTache/endpoints.ts'
import type { Endpoint } from '../wire/endpoint.ts'
import { hold } from './broken.ts'
import { ownReferential, same } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

/** Two versions of two modes. */
async function versionsOf(world: World) {
  const { keys } = await ownReferential(world)
  const made = async () =>
    (await world.done(ModModeInspection.Insert, { refMode: world.unique('SC'), lbMode: 'Essai', ...keys }))
      .idModeversion
  return [await made(), await made()] as const
}

/** The save, typed to take the key 0 of a new task. */
const save = {
  ...ModTache.UpdateOrInsert,
  input: z.record(z.string(), z.unknown()),
} as unknown as Endpoint<Record<string, unknown>, Tache>

const linkOf = ({ idTache, estLiee, ordre, dtModification }: Tache) => ({ idTache, estLiee, ordre, dtModification })

/** What a version of a mode holds. */
export const tasks: readonly Scenario[] = [
  {
    name: 'tasks come in their places, what is put as it was stays untouched, and none is moved out of its version',
    run: async (world) => {
      const [own, beside] = await versionsOf(world)
      const [kind] = await world.done(SysValeur.GetList, { refTable: 'Prm.ModTacheType' })
      hold(kind !== undefined, 'Prm.ModTacheType has no value')
      const add = (lbTache: string, idModeversion: number, more: object = {}) =>
        world.done(save, { lbTache, idTypeTache: kind.idValeur, idModeversion, ...more })
      const [a, b] = [await add('A', own, { idTache: 0 }), await add('B', own, { idTache: null })]
      const c = await add('C', own, { ordre: 0 })
      const other = await add('A', beside)
      const read = async (idModeversion: number) =>
        (await world.done(ModTache.GetList, { idModeversion }))
          .map(({ lbTache, ordre, estLiee }) => `${lbTache} ${ordre} ${estLiee}`)
          .join('; ')
      same('the tasks are', await read(own), 'C 0 true; A 1 true; B 2 true')
      const links = [linkOf(a), { ...linkOf(b), ordre: 1, estLiee: false }, { ...linkOf(c), ordre: 2 }]
      const told = await world.done(ModTache.UpdateLiens, { idModeversion: own, liens: links })
      const after = 'A 1 true; B 1 false; C 2 true'
      same('the tasks are', await read(own), after)
      same('they were told as', told.map(({ lbTache }) => lbTache).join(), 'A,B,C')
      same('the stamp of a task that was put as it was is', `${told[0]?.dtModification}`, `${a.dtModification}`)
      const lines = (await world.done(SysLog.GetList, { take: 50 })).filter(
        ({ typeObjet, refObjet }) => typeObjet === 'Tache' && refObjet === String(a.idTache),
      )
      same('the log tells of it', lines.map(({ refAction }) => refAction).join(), 'CREATION')
      const { status } = await world.ask(ModTache.UpdateLiens, {
        idModeversion: own,
        liens: [{ ...linkOf(other), ordre: 7 }],
      })
      same('of a task of another version the answer is', String(status), '404')
      const moved = { idTache: other.idTache, lbTache: 'A', idTypeTache: kind.idValeur, idModeversion: own }
      same('of a task to be moved the answer is', String((await world.ask(save, moved)).status), '404')
      same('the tasks of the other version are', await read(beside), 'A 1 true')
      same('the tasks are', await read(own), after)
    },
  },
  {
    name: 'a property is set in its own version, and no other’s',
    run: async (world) => {
      const [own, beside] = await versionsOf(world)
      const add = (idModeversion: number, value: string) =>
        world.done(ModPropriete.InsertPropriete, {
          idModeversion,
          refPropriete: 'SC',
          lbPropriete: 'Essai',
          idControlEdit: 1,
          value,
        })
      const [, theirs] = [await add(own, 'un'), await add(beside, 'deux')]
      const sent = { idModeversion: own, idPropriete: theirs.idPropriete, value: 'trois' }
      same(
        'of a property of another version the answer is',
        String((await world.ask(ModPropriete.UpdateValeur, sent)).status),
        '404',
      )
      for (const [idModeversion, value] of [
        [own, 'un'],
        [beside, 'deux'],
      ] as const) {
        const read = await world.done(ModPropriete.GetValeurList, { idModeversion })
        same('the property is', read.map((property) => property.value).join(), value)
      }
    },
  },
]
