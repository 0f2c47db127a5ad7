import type { RefLocalisation } from '@ronde/contracts/services/Prm/RefLocalisation'
import type { ReadSource } from '../../../kit/editor/context.ts'
import type { CellKind, ImportColumn, LateCells } from '../../../kit/import/import-table.ts'
import { acceptedOf, valuesOf } from '../import-values.ts'
import type { Parametre } from '../parametre-columns.ts'

type Valeur = (typeof RefLocalisation.GetValeurList.example.value)[number]

const kinds: Readonly<Record<string, CellKind>> = { Integer: 'number', Number: 'number', Date: 'day', Boolean: 'flag' }

/** The tables from which values of parameters are chosen. */
export const tablesOf = (parametres: readonly Parametre[] | null) =>
  [
    ...new Set(
      (parametres ?? []).flatMap(({ template, refTable }) => (template === 'SysValeur' && refTable ? [refTable] : [])),
    ),
  ].map(valuesOf)

/** A column for each parameter in use, after the columns of the records themselves. */
export const withParametres = (
  own: readonly ImportColumn[],
  parametres: readonly Parametre[],
  read: ReadSource,
): readonly ImportColumn[] => [
  ...own,
  ...parametres
    .filter(({ isActif, refParametre }) => isActif && own.every(({ name }) => name !== refParametre))
    .map(({ refParametre, lbParametre, template, refTable }) => ({
      name: refParametre,
      label: lbParametre,
      of: null,
      ...(template && kinds[template] ? { kind: kinds[template] } : {}),
      ...(template === 'SysValeur' && refTable ? acceptedOf(refTable, read) : {}),
    })),
]

/** The values of parameters, which are loaded record by record. */
export const lateValues = (ask: LateCells['ask']): LateCells => ({
  ask,
  of: (answered) =>
    Object.fromEntries((answered as readonly Valeur[]).map(({ refParametre, value }) => [refParametre, value])),
})
