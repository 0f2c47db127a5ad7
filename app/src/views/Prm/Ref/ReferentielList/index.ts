import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { create, edit, toggle } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { referentiel } from '../editors/referentiel.ts'

export default listScreen(RefReferentiel.GetList, {
  key: 'idReferentielGuid',
  label: 'lbReferentiel',
  active: 'isActif',
  sort: 'refReferentiel',
  columns: [
    { field: 'refReferentiel', width: 130 },
    { field: 'lbReferentiel', share: 2, isLong: true, width: 200 },
    { field: 'description', share: 3, isLong: true, width: 200 },
    { field: 'version', width: 100 },
    { field: 'nbLocalisation', dataType: 'number', width: 130 },
    { field: 'dtCreation', dataType: 'Date', width: 120 },
    { field: 'dtModification', dataType: 'DateTime', isHidden: true },
    { field: 'isActif', dataType: 'boolean', isHidden: true },
  ],
  filters: { dtCreation: 'date', nbLocalisation: 'number' },
  lock: ['Referentiel', 'idReferentielGuid'],
  actions: {
    Creer: create(referentiel(RefReferentiel.Insert)),
    Modifier: edit(referentiel(RefReferentiel.Update)),
    ...toggle('isActif', RefReferentiel.Update),
  },
})
