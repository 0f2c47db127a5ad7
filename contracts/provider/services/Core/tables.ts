import { sql } from 'kysely'
import { begun, column, type Columns, columnsOf, recordsOf } from '../../kit.ts'

/** What tables can be (docs/specification/codes.md#tables), by their keys from 1. */
export const tableTypes = [
  { idTypeTable: 1, refTypeTable: 'L', lbTypeTable: 'Liste' },
  { idTypeTable: 2, refTypeTable: 'H', lbTypeTable: 'Hiérarchie' },
] as const

/** The type whose values may have parents. */
export const hierarchy = 2

const nbValeur = sql<number | string>`(select count(*) from sysvaleur where sysvaleur.${sql.ref('idTableGuid')} = systable.${sql.ref('idTableGuid')})`

/** Tables with how many values they have. */
export const tablesOf = begun((db) =>
  db
    .selectFrom('systable')
    .select([
      'systable.idTableGuid', 'systable.refTable', 'systable.lbTable', 'systable.idTypeTable', 'systable.description', 'systable.isGenerer', 'systable.isActif',
      'systable.dtModification',
    ])
    .select(nbValeur.as('nbValeur')),
)

type TableRow = Awaited<ReturnType<ReturnType<typeof tablesOf>['executeTakeFirstOrThrow']>>

/** A table as the wire has it. PostgreSQL counts in text. */
export const tableOf = (row: TableRow) => {
  const { refTypeTable, lbTypeTable } = tableTypes[row.idTypeTable === hierarchy ? 1 : 0]
  return { ...row, refTypeTable, lbTypeTable, nbValeur: Number(row.nbValeur) }
}

export type Table = ReturnType<typeof tableOf>

export const tables = recordsOf({
  table: 'systable',
  key: 'idTableGuid',
  typeObjet: 'SysTable',
  label: ({ refTable }) => refTable,
  unique: 'refTable',
  lock: ({ idTableGuid }) => ({ typeObjet: 'SysTable', refObjet: idTableGuid }),
  from: tablesOf,
  as: tableOf,
})

const ofType = (name: 'refTypeTable' | 'lbTypeTable') => column.labelled('systable.idTypeTable', Object.fromEntries(tableTypes.map((type) => [type.idTypeTable, type[name]])))

/** What tables may be filtered and sorted by. */
export const tableColumns: Columns = {
  ...columnsOf('systable', {
    number: ['idTypeTable'], code: ['idTableGuid'], text: ['refTable', 'lbTable', 'description'], flag: ['isGenerer', 'isActif'],
    instant: ['dtModification'],
  }),
  refTypeTable: ofType('refTypeTable'),
  lbTypeTable: ofType('lbTypeTable'),
  nbValeur: column.computed('number', nbValeur),
}
