import { type Mode, ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { ModPropriete } from '@ronde/contracts/services/Prm/ModPropriete'
import { RefParametre } from '@ronde/contracts/services/Prm/RefParametre'
import { edit } from '../../../../kit/actions/action.ts'
import { homeScreen } from '../../../../kit/screens/home-screen.ts'
import { rowsPart } from '../../../../kit/actions/parts.ts'
import { section } from '../../../../kit/record/shape.ts'
import { parametreColumns, parametreFilters } from '../../parametre-columns.ts'
import { proprietes } from '../../proprietes.ts'
import { mode } from '../editors/mode.ts'
import taches from '../TacheList/index.ts'

export default homeScreen(ModModeInspection.Get, {
  title: 'lbMode',
  reference: 'refMode',
  states: ['statut'],
  active: 'isActif',
  version: { param: 'idModeversion', list: ModModeInspection.GetVersionList, lists: { PrmModTacheList: taches } },
  lock: ['Mode', 'idModeGuid'],
  actions: { Modifier: edit(mode(ModModeInspection.Update)) },
  parts: [
    section('section.general', [
      { field: 'statut', isState: true },
      { field: 'isActif', dataType: 'boolean' },
      { field: 'dtCreation', dataType: 'DateTime' },
      { field: 'dtModification', dataType: 'DateTime' },
    ]),
    section<Mode>('section.referentiel', [
      { field: 'lbReferentiel' },
      { field: 'referentiel', value: ({ referentiel }) => referentiel?.version },
    ]),
    proprietes(ModPropriete),
    rowsPart(RefParametre.GetList, {
      title: 'section.parametres',
      key: 'idParametre',
      label: 'lbParametre',
      active: 'isActif',
      sort: 'refParametre',
      columns: parametreColumns,
      filters: parametreFilters,
    }),
  ],
})
