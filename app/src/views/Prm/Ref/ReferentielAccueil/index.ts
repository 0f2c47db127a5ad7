import { RefPropriete } from '@ronde/contracts/services/Prm/RefPropriete'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { edit } from '../../../../kit/actions/action.ts'
import { homeScreen } from '../../../../kit/home-screen.ts'
import { section } from '../../../../kit/parts.ts'
import { proprietes } from '../../proprietes.ts'
import { referentiel } from '../editors/referentiel.ts'

export default homeScreen(RefReferentiel.Get, {
  title: 'lbReferentiel',
  reference: 'refReferentiel',
  active: 'isActif',
  counts: { PrmRefLocalisationList: 'nbLocalisation' },
  version: { param: 'idReferentielVersion', list: RefReferentiel.GetVersionList },
  lock: ['Referentiel', 'idReferentielGuid'],
  actions: { Modifier: edit(referentiel(RefReferentiel.Update)) },
  parts: [
    section('section.general', [
      { field: 'description' },
      { field: 'isActif', dataType: 'boolean' },
      { field: 'nbLocalisation', dataType: 'number' },
      { field: 'dtCreation', dataType: 'DateTime' },
      { field: 'dtModification', dataType: 'DateTime' },
    ]),
    proprietes(RefPropriete),
  ],
})
