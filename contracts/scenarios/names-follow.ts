import { SysTable } from '../services/Core/SysTable/endpoints.ts'
import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { GamGamme } from '../services/Prm/GamGamme/endpoints.ts'
import { ModModeInspection } from '../services/Prm/ModModeInspection/endpoints.ts'
import { ModPropriete } from '../services/Prm/ModPropriete/endpoints.ts'
import { RefLocalisation } from '../services/Prm/RefLocalisation/endpoints.ts'
import { hold } from './broken.ts'
import { codesOf, levelsOf, ownReferential, same } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import { csv, type World } from './world.ts'

const [text, sysTable, sysValeur] = [1, 8, 9] as const

/** Creates a value of a table of codes. */
async function code(world: World, refTable: string) {
  const [first] = await world.done(SysValeur.GetList, { refTable })
  hold(first !== undefined, `${refTable} has no value`)
  const refValeur = world.unique('SC')
  return world.done(SysValeur.Insert, { idTableGuid: first.idTableGuid, refValeur, lbValeur: `Essai ${refValeur}` })
}

/** That names are followed by whatever bears them, and by nothing else. */
export const namesFollow: readonly Scenario[] = [
  {
    name: 'what has chosen a table, or offers its values, follows it; a text that says the same stays',
    run: async (world) => {
      const [table, other] = [
        await world.table(['refValeur;lbValeur', 'A;Un']),
        await world.table(['refValeur;lbValeur', 'A;Un']),
      ]
      const { site } = await levelsOf(world)
      const { keys, locations, parameter } = await ownReferential(world)
      const { idModeversion } = await world.done(ModModeInspection.Insert, {
        refMode: world.unique('SC'),
        lbMode: 'Essai',
        ...keys,
      })
      const property = async (refPropriete: string, idControlEdit: number, value: string, more: object = {}) => {
        const sent = { refPropriete, lbPropriete: 'Essai', idControlEdit, value, ...more }
        const made = await world.done(ModPropriete.InsertPropriete, { idModeversion, ...sent })
        same('a new property is', `${made.refPropriete} ${made.value} ${made.isActif}`, `${refPropriete} ${value} true`)
        return made
      }
      await property('A-CHOSEN', sysTable, table.refTable)
      await property('B-OTHER', sysTable, other.refTable)
      await property('C-TEXT', text, table.refTable)
      const unfit = 'La valeur ne convient pas au contrôle'
      for (const [idControlEdit, value, more] of [
        [sysTable, 'SC-0', {}],
        [sysValeur, 'B', { refTable: table.refTable }],
        [text, 'L'.repeat(2_001), {}],
        [2, 'x12', {}],
      ] as const) {
        const sent = { refPropriete: 'Z', lbPropriete: 'Essai', idControlEdit, value, ...more }
        const told = await world.ask(ModPropriete.InsertPropriete, { idModeversion, ...sent })
        const isRefused = told.words === unfit || told.status === 400
        hold(
          isRefused,
          `a value ${value.slice(0, 9)} of control ${idControlEdit} was answered ${told.status} ${told.words}`,
        )
      }
      for (const [more, status] of [
        [{}, 400],
        [{ refTable: 'SC-0' }, 404],
      ] as const) {
        const sent = { refPropriete: 'Z', lbPropriete: 'Essai', idControlEdit: sysValeur, value: null, ...more }
        const told = await world.ask(ModPropriete.InsertPropriete, { idModeversion, ...sent })
        same(
          'a property of the values of no table, or of none that is known, is answered',
          `${told.status}`,
          `${status}`,
        )
      }
      const emptied = await property('F-EMPTIED', text, 'un')
      const { idPropriete } = emptied
      const after = await world.done(ModPropriete.UpdateValeur, { idModeversion, idPropriete, value: '' })
      same('a property whose value was emptied is', `${after.refPropriete} ${after.value}`, 'F-EMPTIED null')
      await property('D-VALUE', sysValeur, 'A', { refTable: table.refTable })
      await property('E-VALUE', sysValeur, 'A', { refTable: other.refTable })
      const columns = [
        await parameter('RefLocalisation', sysTable),
        await parameter('RefLocalisation', text),
        await parameter('RefLocalisation', sysValeur, { refTable: table.refTable }),
      ]
      await locations(
        `refLocalisation;lbLocalisation;refNiveau;${columns.join(';')}`,
        `S-1;Site;${site.refValeur};${table.refTable};${table.refTable};A`,
        `S-2;Site;${site.refValeur};${other.refTable};;A`,
      )
      const read = async () => {
        const properties = await world.done(ModPropriete.GetValeurList, { idModeversion })
        const places = await world.done(RefLocalisation.GetList, keys)
        const values = []
        for (const { idLocalisation } of places)
          values.push(...(await world.done(RefLocalisation.GetValeurList, { ...keys, idLocalisation })))
        const rows = [
          ...properties.map(({ refPropriete, refTable, value }) =>
            [refPropriete, refTable ?? '–', `${value}`].join(' '),
          ),
          ...values.map(({ refParametre, refTable, value }) =>
            [columns.indexOf(refParametre), refTable ?? '–', value ?? '–'].join(' '),
          ),
        ]
        return rows.toSorted().join('; ').replaceAll(other.refTable, 'OTHER')
      }
      const told = (name: string) =>
        `0 – ${[name, 'OTHER'].toSorted().join('; 0 – ')}; 1 – ${table.refTable}; 1 – –; 2 ${name} A; 2 ${name} A; A-CHOSEN – ${name}; B-OTHER – OTHER; C-TEXT – ${table.refTable}; D-VALUE ${name} A; E-VALUE OTHER A; F-EMPTIED – null`
      const sorted = (words: string) => words.split('; ').toSorted().join('; ')
      same('before the table is called otherwise there are', sorted(await read()), sorted(told(table.refTable)))
      const { idTableGuid, lbTable } = table
      await world.done(SysTable.Update, { idTableGuid, refTable: table.refTable, lbTable: `${lbTable} !` })
      same('when only its label is another there are', sorted(await read()), sorted(told(table.refTable)))
      const name = world.unique('SC')
      await world.done(SysTable.Update, { idTableGuid, refTable: name, lbTable })
      same('once it is called otherwise there are', sorted(await read()), sorted(told(name)))
    },
  },
  {
    name: 'ranges follow the codes that they name, each its own, and a code that a range names is not deleted',
    run: async (world) => {
      const { mode, locations } = await ownReferential(world)
      const { site } = await levelsOf(world)
      await locations('refLocalisation;lbLocalisation;refNiveau', `S-1;Site;${site.refValeur}`)
      const tables = ['Prm.GamTypeMaintenance', 'Prm.GamFonction', 'Prm.ModTacheFrequence'] as const
      const refMode = await mode()
      const [kind, use, every] = [
        await code(world, tables[0]),
        await code(world, tables[1]),
        await code(world, tables[2]),
      ]
      const others = [
        await codesOf(world, tables[0]),
        await codesOf(world, tables[1]),
        await codesOf(world, tables[2]),
      ].map(([one]) => one)
      const [A, B] = [world.unique('SC'), world.unique('SC')]
      const file = csv([
        'ref;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite',
        [A, 'Essai', refMode, kind.refValeur, use.refValeur, every.refValeur].join(';'),
        [B, 'Essai', refMode, ...others].join(';'),
      ])
      hold((await world.done(GamGamme.Import, { file })).inserted === 2, 'two ranges were not taken')
      const read = async (ref: string) => {
        const [range] = await world.done(GamGamme.GetList, { ref })
        return [range?.typeMaintenance, range?.fonctionPrincipal, range?.periodicite].join(' ')
      }
      const names = [kind.refValeur, use.refValeur, every.refValeur]
      for (const [at, { idValeurGuid, idTableGuid, lbValeur }] of [kind, use, every].entries()) {
        const words = (await world.ask(SysValeur.Delete, { idValeurGuid })).words
        same('of a code that one range names was told', words, 'Utilisé 1 fois : suppression impossible')
        names[at] = world.unique('SC')
        await world.done(SysValeur.Update, { idValeurGuid, idTableGuid, refValeur: names[at], lbValeur })
        same('a range whose code is called otherwise has', await read(A), names.join(' '))
        same('a range of other codes has', await read(B), others.join(' '))
      }
      const alike = await world.table(['refValeur;lbValeur', `${names[0]};Un`])
      const [value] = await world.done(SysValeur.GetList, { idTableGuid: alike.idTableGuid })
      hold(value !== undefined, 'a value that was imported is not there')
      const { idValeurGuid, idTableGuid, lbValeur } = value
      await world.done(SysValeur.Update, { idValeurGuid, idTableGuid, refValeur: 'Z', lbValeur })
      same(
        'a range, after a value of another table that was called like its code is called otherwise, has',
        await read(A),
        names.join(' '),
      )
      await world.done(SysValeur.Delete, { idValeurGuid })
    },
  },
]
