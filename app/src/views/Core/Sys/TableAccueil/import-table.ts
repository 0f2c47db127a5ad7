import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { source } from '../../../../kit/editor/context.ts'
import type { ImportColumn } from '../../../../kit/import/import-table.ts'
import type { TableShape } from '../../../../kit/import/read-table.ts'

const values = source(SysValeur.GetList, (_, __, { home }) => (home ? { idTableGuid: String(home.idTableGuid) } : null))

/** Columns of a file of a system table's values; in a hierarchy, also the parent of each. */
export const valueTable: TableShape = {
  sources: [values],
  table(read, { home }) {
    const rows = read(values)
    const refs = new Map<unknown, string>(rows?.map(({ idValeur, refValeur }) => [idValeur, refValeur]))
    const parent: ImportColumn = {
      name: 'refParent',
      headings: ['idValeurParent'],
      of: ({ idValeurParent }) => (idValeurParent === null ? null : refs.get(idValeurParent)),
      ...(home?.refTypeTable === 'H' && rows
        ? { accepted: rows.map(({ refValeur, lbValeur }) => ({ value: refValeur, label: lbValeur })) }
        : {}),
    }
    return {
      key: 'refValeur',
      rows,
      columns: [
        { name: 'refValeur' },
        { name: 'lbValeur' },
        { name: 'lbCourt' },
        parent,
        { name: 'description' },
        { name: 'extendedData' },
        { name: 'isActif', kind: 'flag' },
      ],
    }
  },
}
