import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { rowsPart } from '../../../kit/actions/parts.ts'
import { fewRows } from '../../../kit/screens/few-rows.tsx'

const columns = [
  { field: 'refMateriel', width: 140 },
  { field: 'lb', share: 2 },
  { field: 'materialType', share: 1 },
  { field: 'local', share: 2 },
] as const

/** The equipment that a version of a range covers. */
export const equipment = rowsPart(GamGamme.GetGamMaterielList, {
  title: 'section.gammeMateriels',
  key: 'idMateriel',
  label: 'refMateriel',
  sort: 'refMateriel',
  columns,
})

/** The first pieces, on the home of a version; the list of ranges shows all. */
export const fewEquipment = fewRows(GamGamme.GetGamMaterielList, {
  title: 'section.gammeMateriels',
  view: 'PrmGamGammeList',
  key: 'idMateriel',
  columns: columns.filter(({ field }) => field !== 'materialType'),
  most: 4,
  empty: 'section.gammeMateriels.none',
})
