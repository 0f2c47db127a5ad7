import { RefParametre } from '@ronde/contracts/services/Prm/RefParametre'
import { create, edit, toggle } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { parametreColumns, parametreFilters } from '../../parametre-columns.ts'
import { fromCatalogue, parametre } from '../editors/parametre.ts'
import { reached } from './reached.ts'

export default listScreen(RefParametre.GetList, {
  key: 'idParametre',
  label: 'lbParametre',
  active: 'isActif',
  sort: 'refParametre',
  columns: parametreColumns,
  filters: parametreFilters,
  lock: ['Referentiel', 'idReferentielGuid'],
  actions: {
    Creer: create(parametre(RefParametre.CreateNew)),
    Modifier: edit(parametre(RefParametre.Update)),
    AjouterCatalogue: create(fromCatalogue),
    ...toggle('isActif', RefParametre.Update, { follows: { off: reached } }),
  },
})
