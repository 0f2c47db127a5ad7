import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { create, edit, toggle } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { mode } from '../editors/mode.ts'

export default listScreen(ModModeInspection.GetList, {
  key: 'idModeGuid',
  label: 'lbMode',
  active: 'isActif',
  sort: 'refMode',
  columns: [
    { field: 'refMode', width: 130 },
    { field: 'lbMode', share: 3, isLong: true, width: 200 },
    { field: 'lbReferentiel', share: 2, isLong: true, width: 160 },
    { field: 'curentVersion', value: ({ curentVersion: { indice, revision } }) => `${indice}.${revision}`, width: 100 },
    { field: 'statut', isState: true, width: 120 },
    { field: 'dtCreation', dataType: 'Date', width: 120 },
    { field: 'dtModification', dataType: 'DateTime', isHidden: true },
    { field: 'isActif', dataType: 'boolean', isHidden: true },
  ],
  filters: { lbReferentiel: 'choice', statut: 'choice', dtCreation: 'date' },
  lock: ['Mode', 'idModeGuid'],
  actions: {
    Creer: create(mode(ModModeInspection.Insert)),
    Modifier: edit(mode(ModModeInspection.Update)),
    ...toggle('isActif', ModModeInspection.Update),
  },
})
