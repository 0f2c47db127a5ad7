import type { Database } from '../database/database.ts'
import { guidOf } from '../database/identifiers.ts'

interface Valeur {
  refTable: string
  idValeur: number
  refValeur: string
  lbValeur: string
}

/** Inserts a value with its system table; an existing value of the same key stays as it is. */
export async function putValeur(db: Database, { refTable, ...valeur }: Valeur): Promise<void> {
  const idTableGuid = guidOf(`systable:${refTable}`)
  await db
    .insertInto('systable')
    .values({ idTableGuid, refTable, lbTable: refTable, idTypeTable: 2, isGenerer: false, isActif: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('sysvaleur')
    .values({
      ...valeur,
      idValeurGuid: guidOf(`${refTable}:${valeur.refValeur}`),
      idTableGuid,
      idValeurParent: null,
      ordre: valeur.idValeur,
      isActif: true,
    })
    .onConflict((conflict) => conflict.column('idValeur').doNothing())
    .execute()
}
