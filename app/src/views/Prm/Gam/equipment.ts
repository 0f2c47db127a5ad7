import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { rowsPart } from '../../../kit/actions/parts.ts'

/** The equipment that a version of a range covers. */
export const equipment = rowsPart(GamGamme.GetGamMaterielList, {
  title: 'section.gammeMateriels',
  key: 'idMateriel',
  label: 'refMateriel',
  sort: 'refMateriel',
  columns: [
    { field: 'refMateriel', width: 140 },
    { field: 'lb', share: 2 },
    { field: 'materialType', share: 1 },
    { field: 'local', share: 2 },
  ],
})
