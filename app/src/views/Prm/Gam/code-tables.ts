import { namedValues } from '@ronde/contracts/named-values'
import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import type { ValueTable } from '../../../kit/rows/shape.ts'

const tableOf = (refTable: string, values?: readonly (readonly [string, string])[]): ValueTable => ({
  refTable,
  from: SysValeur.GetList,
  ...(values ? { atFirst: new Map(values) } : {}),
})
const named = (refTable: keyof typeof namedValues) => tableOf(refTable, namedValues[refTable])

/** The system tables whose values ranges name by reference. */
export const codeTables = {
  typeLocalisation: tableOf('Prm.RefStructure'),
  typeMaintenance: named('Prm.GamTypeMaintenance'),
  fonctionPrincipal: named('Prm.GamFonction'),
  periodicite: named('Prm.ModTacheFrequence'),
} as const
