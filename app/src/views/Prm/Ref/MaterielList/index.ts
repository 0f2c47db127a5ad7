import { RefMateriel } from '@ronde/contracts/services/Prm/RefMateriel'
import { importing, panel } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { choicesOf } from '../../../../kit/rows/shape.ts'
import { valeurs } from '../valeurs.ts'
import { materialTable } from './import-table.ts'

export default listScreen(RefMateriel.GetMaterialList, {
  key: 'idMateriel',
  label: 'lb',
  active: 'isActif',
  sort: 'refMateriel',
  columns: [
    { field: 'refMateriel', share: 1, width: 140 },
    { field: 'lb', share: 3, isLong: true, width: 200 },
    { field: 'lbCourt', share: 1, isLong: true, width: 120 },
    { field: 'materialType', share: 1, isLong: true, width: 150 },
    { field: 'local', share: 4, isLong: true, width: 260 },
    { field: 'isActif', dataType: 'boolean', isHidden: true },
  ],
  filters: { materialType: 'choice', local: 'path' },
  choices: {
    materialType: choicesOf(RefMateriel.GetTypeMaterielList, {
      option: ({ lbValeur, nbMateriel }) => ({ value: lbValeur, label: lbValeur, count: nbMateriel }),
    }),
  },
  labels: { lines: ['refMateriel', 'lb', 'local'], opens: 'VoirValeurs' },
  lock: ['Referentiel', 'idReferentielGuid'],
  actions: {
    Importer: importing(RefMateriel.Import, materialTable),
    VoirValeurs: panel(valeurs(RefMateriel.GetMaterielValeurList)),
  },
})
