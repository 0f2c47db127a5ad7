import * as z from 'zod'
import {
  begun,
  column,
  type Columns,
  countedIn,
  field,
  guid,
  id,
  label,
  maybeText,
  record,
  recordsOf,
  reference,
} from '../kit.ts'
import type { Language } from '../../messages/messages.ts'

/** Types of tables (docs/specification/codes.md#tables), by their keys from 1. */
const types = [
  { refTypeTable: 'L', lb: { fr: 'Liste', en: 'List' } },
  { refTypeTable: 'H', lb: { fr: 'Hiérarchie', en: 'Hierarchy' } },
] as const

/** The same in their wire format. */
export const tableTypes = (language: Language) =>
  types.map(({ refTypeTable, lb }, at) => ({ idTypeTable: at + 1, refTypeTable, lbTypeTable: lb[language] }))

/** The type whose values may have parents. */
export const hierarchy = 2

const { answered, key, sent, stamp } = field

/** The stored fields of a table. */
export const table = record('systable', {
  idTableGuid: key('code', guid),
  refTable: sent('text', reference),
  lbTable: sent('text', label),
  idTypeTable: sent('number', id.max(types.length), 1),
  description: sent('text', maybeText),
  isGenerer: answered('flag'),
  isActif: sent('flag', z.boolean(), true),
  dtModification: stamp,
  nbValeur: answered('number', countedIn('sysvaleur', 'idTableGuid', 'systable.idTableGuid')),
})

/** Tables with the number of their values. */
export const tablesOf = begun((db) => db.selectFrom('systable').select(table.selected))

type TableRow = Awaited<ReturnType<ReturnType<typeof tablesOf>['executeTakeFirstOrThrow']>>

const typeOf = ({ idTypeTable }: Pick<TableRow, 'idTypeTable'>) => types[idTypeTable === hierarchy ? 1 : 0]

/** A table from its row. PostgreSQL returns counts as text. */
const tableOf = (row: TableRow) => ({ ...row, refTypeTable: typeOf(row).refTypeTable, nbValeur: Number(row.nbValeur) })

/** A table in its wire format. */
export const toldIn = (language: Language) => (one: Table) => ({ ...one, lbTypeTable: typeOf(one).lb[language] })

/** The same for rows. */
export const tablesIn = (language: Language, rows: readonly TableRow[]) => rows.map(tableOf).map(toldIn(language))

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

const ofType = (labels: readonly string[]) =>
  column.labelled('systable.idTypeTable', Object.fromEntries(labels.map((text, at) => [at + 1, text])))

/** Columns that tables can be filtered and sorted by. */
export const tableColumns = (language: Language): Columns => ({
  ...table.columns,
  refTypeTable: ofType(types.map(({ refTypeTable }) => refTypeTable)),
  lbTypeTable: ofType(types.map(({ lb }) => lb[language])),
})
