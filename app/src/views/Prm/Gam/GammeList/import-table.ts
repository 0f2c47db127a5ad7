import { type Gamme, GamGamme, type Materiel } from '@ronde/contracts/services/Prm/GamGamme'
import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { source } from '../../../../kit/editor/context.ts'
import type { TableShape } from '../../../../kit/import/read-table.ts'
import { acceptedOf, valuesOf } from '../../import-values.ts'
import { codeTables } from '../code-tables.ts'

const ranges = source(GamGamme.GetList, () => ({}))
const modes = source(ModModeInspection.GetList, () => ({}))

/** Compares versions; below 0 when the first is older, or the second takes precedence. */
const order = (one: Gamme, other: Gamme): number =>
  Number(one.isCurrent) - Number(other.isCurrent) || one.indice - other.indice || one.revision - other.revision

/** The version of each range that an import writes: the current one, or, where none is active, the newest. */
function writtenOf(rows: readonly Gamme[]): readonly Gamme[] {
  const byRef = new Map<string, Gamme>()
  for (const row of rows) {
    const before = byRef.get(row.ref)
    if (!before || order(before, row) < 0) byRef.set(row.ref, row)
  }
  return [...byRef.values()]
}

/** Columns of a file of ranges. The equipment they cover is loaded range by range. */
export const rangeTable: TableShape = {
  sources: [ranges, modes, ...Object.values(codeTables).map(({ refTable }) => valuesOf(refTable))],
  table(read, { input }) {
    const rows = read(ranges)
    const known = read(modes)
    return {
      key: 'ref',
      rows: rows && writtenOf(rows),
      columns: [
        { name: 'ref' },
        { name: 'indice', headings: ['indiceSeul'], kind: 'number', isEmptyKept: true },
        { name: 'revision', kind: 'number', isEmptyKept: true },
        { name: 'lbGamme' },
        { name: 'lbGammeLong' },
        {
          name: 'refMode',
          ...(known ? { accepted: known.map(({ refMode, lbMode }) => ({ value: refMode, label: lbMode })) } : {}),
        },
        ...Object.entries(codeTables).map(([name, table]) => ({ name, table, ...acceptedOf(table.refTable, read) })),
        { name: 'dureeTot', kind: 'number' },
        { name: 'actif', kind: 'flag' },
        { name: 'materiels', kind: 'references', of: null },
      ],
      late: {
        ask: ({ idGammeVersion }) => ({
          endpoint: GamGamme.GetGamMaterielList,
          input: input(GamGamme.GetGamMaterielList, { idGammeVersion, idLocalisation: undefined }),
        }),
        of: (answered) => {
          const covered = answered as readonly Partial<Materiel>[]
          // A piece without a reference would be removed from the range by an import.
          if (covered.some(({ refMateriel }) => !refMateriel)) throw new Error('equipment without reference')
          return { materiels: covered.map(({ refMateriel }) => refMateriel) }
        },
      },
    }
  },
}
