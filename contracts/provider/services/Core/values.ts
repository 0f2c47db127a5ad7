import { sql } from 'kysely'
import {
  begun,
  chainsOf,
  column,
  type Columns,
  columnsOf,
  type Connection,
  countOf,
  found,
  isThere,
  recordsOf,
  Refusal,
} from '../kit.ts'
import { hierarchy } from './tables.ts'
import { usesByReference } from './value-references.ts'

/** Values with the reference of their table. */
export const valuesOf = begun((db) =>
  db
    .selectFrom('sysvaleur')
    .innerJoin('systable', 'systable.idTableGuid', 'sysvaleur.idTableGuid')
    .select([
      'sysvaleur.idValeurGuid',
      'sysvaleur.idValeur',
      'sysvaleur.idTableGuid',
      'systable.refTable',
      'sysvaleur.refValeur',
      'sysvaleur.lbValeur',
      'sysvaleur.lbCourt',
      'sysvaleur.description',
      'sysvaleur.extendedData',
      'sysvaleur.idValeurParent',
      'sysvaleur.ordre',
      'sysvaleur.isActif',
      'sysvaleur.dtModification',
    ]),
)

type ValueRow = Awaited<ReturnType<ReturnType<typeof valuesOf>['executeTakeFirstOrThrow']>>

/** A value in its wire format. */
export type Value = ValueRow & { niveauParent: number }

/** The parent of each of some values and of their ancestors. */
async function parentsAbove(db: Connection, ids: readonly number[]): Promise<Map<number, number | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .withRecursive('above', (cte) =>
      cte
        .selectFrom('sysvaleur')
        .where('idValeur', 'in', [...ids])
        .select(['idValeur', 'idValeurParent'])
        .union((next) =>
          next
            .selectFrom('sysvaleur')
            .innerJoin('above', 'above.idValeurParent', 'sysvaleur.idValeur')
            .select(['sysvaleur.idValeur', 'sysvaleur.idValeurParent']),
        ),
    )
    .selectFrom('above')
    .select(['idValeur', 'idValeurParent'])
    .execute()
  return new Map(rows.map(({ idValeur, idValeurParent }) => [idValeur, idValeurParent]))
}

/** Rows with their depths, by one more query where parents' depths are unknown. Found depths are kept in `depths`. */
export async function withDepths(
  db: Connection,
  rows: readonly ValueRow[],
  depths = new Map<number, number>(),
): Promise<Value[]> {
  const isKnown = ({ idValeurParent }: ValueRow): boolean => idValeurParent === null || depths.has(idValeurParent)
  const parents = await parentsAbove(
    db,
    rows.filter((row) => !isKnown(row)).map(({ idValeur }) => idValeur),
  )
  for (const { idValeur, idValeurParent } of rows) parents.set(idValeur, idValeurParent)
  // Values in a loop have no depth, so that this ends for any rows.
  const { fromTheTop } = await chainsOf(parents.keys(), (key) => parents.get(key))
  for (const idValeur of fromTheTop) {
    const parent = parents.get(idValeur) ?? null
    depths.set(idValeur, depths.get(idValeur) ?? (parent === null ? 0 : (depths.get(parent) ?? 0) + 1))
  }
  return rows.map((row) => ({ ...row, niveauParent: depths.get(row.idValeur) ?? 0 }))
}

const withDepth = async (row: ValueRow, db: Connection): Promise<Value> => found((await withDepths(db, [row]))[0])

export const values = recordsOf({
  table: 'sysvaleur',
  key: 'idValeurGuid',
  typeObjet: 'SysValeur',
  label: ({ refTable, refValeur }) => `${refTable} ${refValeur}`,
  unique: 'refValeur',
  lock: ({ idTableGuid }) => ({ typeObjet: 'SysTable', refObjet: idTableGuid }),
  from: valuesOf,
  as: withDepth,
})

/** Depth of a value as SQL, for rows that `withDepths` does not handle. It also ends for loops. */
const depth = sql`(with recursive above(id, depth) as (
  select sysvaleur.${sql.ref('idValeurParent')}, 0
  union all
  select parent.${sql.ref('idValeurParent')}, above.depth + 1 from sysvaleur as parent inner join above on parent.${sql.ref('idValeur')} = above.id where above.depth < 10000
) select max(depth) from above)`

/** Columns that values can be filtered and sorted by. */
export const valueColumns: Columns = {
  ...columnsOf('sysvaleur', {
    number: ['idValeur', 'idValeurParent', 'ordre'],
    code: ['idValeurGuid', 'idTableGuid'],
    text: ['refValeur', 'lbValeur', 'lbCourt', 'description'],
    flag: ['isActif'],
    instant: ['dtModification'],
  }),
  refTable: column.searched('systable.refTableNormal'),
  niveauParent: column.computed('number', depth),
}

/** Throws R27 for a parent in a list or of another table, 404 for an unknown one, R22 for one below the value itself. */
export async function refuseParent(
  db: Connection,
  idTableGuid: string,
  idValeurParent: number | null,
  idValeur?: number,
): Promise<void> {
  if (idValeurParent === null) return
  const parent = found(
    await db.selectFrom('sysvaleur').where('idValeur', '=', idValeurParent).select('idTableGuid').executeTakeFirst(),
  )
  const table = found(
    await db.selectFrom('systable').where('idTableGuid', '=', idTableGuid).select('idTypeTable').executeTakeFirst(),
  )
  if (table.idTypeTable !== hierarchy || parent.idTableGuid !== idTableGuid) throw new Refusal('R27')
  if (idValeur !== undefined && (await parentsAbove(db, [idValeurParent])).has(idValeur)) throw new Refusal('R22')
}

/** Columns that refer to a value by its key, each row being a use. */
const users = [
  ['niveau', 'idValeur'],
  ['localisationItem', 'idValeur'],
  ['materiel', 'idValeur'],
  ['tache', 'idTypeTache'],
  ['tache', 'idActivite'],
  ['tache', 'idTypeFrequence'],
  ['typeMateriel', 'idValeur'],
  ['parametreVersion', 'idElement'],
  ['parametrePorte', 'idTypePorte'],
  ['valeurParam', 'idValeur'],
] as const

/** Throws R5 for a value that has children, R4 with the number of uses for one that is used. */
export async function refuseUsed(db: Connection, { idValeur, ...named }: Value): Promise<void> {
  if (await isThere(db, 'sysvaleur', { idValeurParent: idValeur })) throw new Refusal('R5')
  let n = await usesByReference(db, named)
  for (const [table, key] of users) n += await countOf(db, table, { [key]: idValeur })
  if (n > 0) throw new Refusal('R4', { n })
}
