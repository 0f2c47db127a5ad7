import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { type ReadSource, source } from '../../kit/editor/context.ts'
import type { ImportColumn } from '../../kit/import/import-table.ts'

const tableOf = (refTable: string) => source(SysValeur.GetList, () => ({ refTable }))
const tables = new Map<string, ReturnType<typeof tableOf>>()

/** The source of a system table's values; the same object for the same table. */
export function valuesOf(refTable: string): ReturnType<typeof tableOf> {
  const found = tables.get(refTable) ?? tableOf(refTable)
  tables.set(refTable, found)
  return found
}

/** Values of a system table as the accepted values of an import column. */
export const acceptedOf = (refTable: string, read: ReadSource): Pick<ImportColumn, 'accepted'> => {
  const rows = read(valuesOf(refTable))
  return rows
    ? {
        accepted: rows.map(({ refValeur, lbValeur, lbCourt }) => ({
          value: refValeur,
          label: lbValeur,
          others: lbCourt ? [lbCourt] : [],
        })),
      }
    : {}
}
