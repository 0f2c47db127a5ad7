import { ModModeInspection } from '../services/Prm/ModModeInspection/endpoints.ts'
import { ModPropriete } from '../services/Prm/ModPropriete/endpoints.ts'
import { RefReferentiel } from '../services/Prm/RefReferentiel/endpoints.ts'
import { SysTable } from '../services/Core/SysTable/endpoints.ts'
import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { hold, need } from './broken.ts'
import type { Scenario } from './scenario.ts'
import { csv, type World } from './world.ts'

/** Key of the control that chooses a value of a table. */
const sysValeur = 9

/** Creates a mode of an existing referential, with a property that is a value of a table. */
async function property(world: World, refTable: string, value: string) {
  const [referentiel] = await world.done(RefReferentiel.GetList, {})
  need(referentiel !== undefined, 'a referential')
  const refMode = world.unique('SC')
  const { idReferentielGuid, idReferentielVersion } = referentiel
  const mode = { refMode, lbMode: `Essai ${refMode}`, idReferentielGuid, idReferentielVersion }
  const { idModeversion } = await world.done(ModModeInspection.Insert, mode)
  const own = { refPropriete: 'SC', lbPropriete: 'Essai', idControlEdit: sysValeur, refTable, value }
  await world.done(ModPropriete.InsertPropriete, { idModeversion, ...own })
  return async () => {
    const [read] = await world.done(ModPropriete.GetValeurList, { idModeversion })
    return `${read?.refTable} ${read?.value}`
  }
}

const valuesOf = (world: World, idTableGuid: string) => world.done(SysValeur.GetList, { idTableGuid })

/** The values of a table as text, with the fields that a file can set. */
const told = async (world: World, idTableGuid: string): Promise<string> => {
  const values = await valuesOf(world, idTableGuid)
  const refs = new Map(values.map(({ idValeur, refValeur }) => [idValeur, refValeur]))
  return values
    .map(({ refValeur, lbValeur, description, idValeurParent, isActif }) =>
      [refValeur, lbValeur, description ?? '–', refs.get(idValeurParent ?? 0) ?? '–', isActif ? 'oui' : 'non'].join(
        ' ',
      ),
    )
    .toSorted()
    .join('; ')
}

/** That what hangs on a record stays with it, and that what was read from a file is there. */
export const follows: readonly Scenario[] = [
  {
    name: 'what names a table or a value follows it when that is called otherwise',
    run: async (world) => {
      const table = await world.table(['refValeur;lbValeur', 'A;Un', 'B;Deux'])
      const { idTableGuid, refTable, lbTable } = table
      const [a, b] = [await property(world, refTable, 'A'), await property(world, refTable, 'B')]
      const value = (await valuesOf(world, idTableGuid)).find(({ refValeur }) => refValeur === 'A')
      hold(value !== undefined, 'a value that was imported is not there')
      const { idValeurGuid, lbValeur } = value
      await world.done(SysValeur.Update, { idValeurGuid, idTableGuid, refValeur: 'Z', lbValeur })
      hold((await a()) === `${refTable} Z`, `a property whose value was called Z from then on has ${await a()}`)
      hold((await b()) === `${refTable} B`, `a property of another value of that table has ${await b()}`)
      const other = world.unique('SC')
      await world.done(SysTable.Update, { idTableGuid, refTable: other, lbTable })
      hold((await a()) === `${other} Z`, `a property of a table that was called ${other} from then on has ${await a()}`)
      const { isDone } = await world.ask(SysValeur.Delete, { idValeurGuid })
      hold(!isDone, 'a value that a property has was deleted')
    },
  },
  {
    name: 'what a file says is what is read again: an empty cell is none, a column that it has not stays',
    run: async (world) => {
      const refTable = world.unique('SC')
      const table = { refTable, lbTable: `Essai ${refTable}`, idTypeTable: 2 }
      const { idTableGuid } = await world.done(SysTable.Insert, table)
      const read = async (lines: readonly string[]) => {
        const { errors } = await world.done(SysValeur.Import, { idTableGuid, file: csv(lines) })
        hold(errors.length === 0, `an import of good lines was refused: ${errors[0]?.message}`)
        return told(world, idTableGuid)
      }
      const first = await read([
        'refValeur;lbValeur;refParent;description;isActif',
        'C;Trois;b;c;oui',
        'B;Deux;A;b;non',
        'A;Un;;;oui',
      ])
      hold(first === 'A Un – – oui; B Deux b A non; C Trois c B oui', `a first file was read as: ${first}`)
      const places = (await valuesOf(world, idTableGuid)).map(({ ordre }) => ordre)
      hold(new Set(places).size === 3, `three values of one file have the places ${places.join(', ')}`)
      const second = await read(['refValeur;refParent;description', 'B;;', 'C;A;'])
      hold(second === 'A Un – – oui; B Deux – – non; C Trois – A oui', `a second file was read as: ${second}`)
      const third = await read(['refValeur;lbValeur', 'C;Encore'])
      hold(third === 'A Un – – oui; B Deux – – non; C Encore – A oui', `a third file was read as: ${third}`)
    },
  },
]
