import type { Connection } from '../database/database.ts'
import { insertAll } from '../database/batches.ts'
import { guidOf } from '../database/identifiers.ts'
import type { TableSeed } from './named-tables.ts'

/** System tables with their values, whose keys go on after those there are. */
export async function seedTables(db: Connection, tables: readonly TableSeed[], dtModification: string): Promise<void> {
  const { last } = await db
    .selectFrom('sysvaleur')
    .select(({ fn }) => fn.max('idValeur').as('last'))
    .executeTakeFirstOrThrow()
  let idValeur = last ?? 0
  for (const { ref, lb, description = null, isGenerer = false, isActif = true, values } of tables) {
    const idTableGuid = guidOf(`systable:${ref}`)
    await db
      .insertInto('systable')
      .values({
        idTableGuid,
        refTable: ref,
        lbTable: lb,
        description,
        idTypeTable: 1,
        isGenerer,
        isActif,
        dtModification,
      })
      .execute()
    await insertAll(
      db,
      'sysvaleur',
      values.map(([refValeur, lbValeur, lbCourt = null], at) => ({
        idValeur: (idValeur += 1),
        idValeurGuid: guidOf(`sysvaleur:${ref}:${refValeur}`),
        idTableGuid,
        refValeur,
        lbValeur,
        lbCourt,
        idValeurParent: null,
        ordre: at + 1,
        isActif: true,
        dtModification,
      })),
    )
  }
}
