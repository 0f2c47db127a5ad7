import type { Connection } from '../kit.ts'

/** The values of a system table, by its reference. */
export const valuesIn = (db: Connection, refTable: string) =>
  db
    .selectFrom('sysvaleur')
    .innerJoin('systable', 'systable.idTableGuid', 'sysvaleur.idTableGuid')
    .where('systable.refTable', '=', refTable)
