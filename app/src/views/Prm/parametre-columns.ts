import type { RefParametre } from '@ronde/contracts/services/Prm/RefParametre'
import type { FieldShown } from '../../kit/rows/shape.ts'
import { dataTypeText } from './data-type.ts'

/** A parameter of locations or equipment, as a version uses it. */
export type Parametre = (typeof RefParametre.GetList.example.value)[number]

/** Columns of the parameters of a version. */
export const parametreColumns: readonly FieldShown<Parametre, keyof Parametre>[] = [
  { field: 'refParametre', share: 1, width: 130 },
  { field: 'lbParametre', share: 2, isLong: true, width: 170 },
  { field: 'portee', share: 1, width: 140 },
  { field: 'element', share: 1, isLong: true, width: 140 },
  { field: 'template', width: 130, isCode: true },
  { field: 'lbDescription', share: 2, isLong: true, width: 160 },
  { field: 'refTable', isHidden: true },
  { field: 'type', value: dataTypeText, isHidden: true },
  { field: 'isActif', dataType: 'boolean', isHidden: true },
  { field: 'dtModification', dataType: 'DateTime', isHidden: true },
]

/** How they can be filtered. */
export const parametreFilters = {
  portee: 'choice',
  element: 'choice',
  template: 'choice',
  dtModification: 'date',
} as const
