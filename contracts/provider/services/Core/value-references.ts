import { type Connection, countOf } from '../kit.ts'
import { codeTables } from '../Prm/known-gammes.ts'
import { controls } from './controls.ts'

/** A value of a system table by its references, as other records store it. */
interface Named {
  refTable: string
  refValeur: string
}

/** Fields of ranges that refer to values by reference, and the tables of these. */
const ofRanges = { ...codeTables, typeLocalisation: 'Prm.RefStructure' } as const
type OfRange = keyof typeof ofRanges

const columnsFor = (refTable: string): OfRange[] =>
  (Object.keys(ofRanges) as OfRange[]).filter((column) => ofRanges[column] === refTable)

const keyOf = (wanted: string): number => controls.find(({ refControl }) => refControl === wanted)?.idControlEdit ?? 0
const [chosen, chosenTable] = [keyOf('SysValeur'), keyOf('SysTable')]

const propertiesWith = ({ refTable, refValeur }: Named) => ({ idControlEdit: chosen, refTable, value: refValeur })

/** Number of uses of a value by reference: in versions of ranges, and as values of properties. */
export async function usesByReference(db: Connection, named: Named): Promise<number> {
  let uses = await countOf(db, 'propriete', propertiesWith(named))
  for (const column of columnsFor(named.refTable))
    uses += await countOf(db, 'gammeVersion', { [column]: named.refValeur })
  return uses
}

/** Updates references to a value whose reference changes. */
export async function followValue(db: Connection, named: Named, to: string): Promise<void> {
  if (named.refValeur === to) return
  const { idControlEdit, refTable, value } = propertiesWith(named)
  const properties = db
    .updateTable('propriete')
    .where('idControlEdit', '=', idControlEdit)
    .where('refTable', '=', refTable)
  await properties.where('value', '=', value).set({ value: to }).execute()
  for (const column of columnsFor(refTable)) {
    await db
      .updateTable('gammeVersion')
      .set({ [column]: to })
      .where(column, '=', named.refValeur)
      .execute()
  }
}

/** Updates references to a table whose reference changes. */
export async function followTable(db: Connection, from: string, to: string): Promise<void> {
  if (from === to) return
  for (const table of ['propriete', 'parametre'] as const)
    await db.updateTable(table).set({ refTable: to }).where('refTable', '=', from).execute()
  await db
    .updateTable('propriete')
    .set({ value: to })
    .where('idControlEdit', '=', chosenTable)
    .where('value', '=', from)
    .execute()
  const parameters = db.selectFrom('parametre').where('idControlEdit', '=', chosenTable).select('idParametre')
  await db
    .updateTable('valeurParam')
    .set({ value: to })
    .where('idParametre', 'in', parameters)
    .where('value', '=', from)
    .execute()
}
