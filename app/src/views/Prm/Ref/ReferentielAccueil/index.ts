import { RefPropriete } from '@ronde/contracts/services/Prm/RefPropriete'
import { RefLocalisation } from '@ronde/contracts/services/Prm/RefLocalisation'
import { type Niveau, RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { edit } from '../../../../kit/actions/action.ts'
import { homeScreen } from '../../../../kit/screens/home-screen.ts'
import { rowsPart } from '../../../../kit/actions/parts.ts'
import { section } from '../../../../kit/record/shape.ts'
import { proprietes } from '../../proprietes.ts'
import { referentiel } from '../editors/referentiel.ts'
import localisations from '../LocalisationList/index.ts'
import materiels from '../MaterielList/index.ts'
import parametres from '../ParametreList/index.ts'

const flat = (levels: readonly Niveau[]): Niveau[] => levels.flatMap((level) => [level, ...flat(level.children)])

export default homeScreen(RefReferentiel.Get, {
  title: 'lbReferentiel',
  reference: 'refReferentiel',
  active: 'isActif',
  counts: { PrmRefLocalisationList: 'nbLocalisation' },
  version: {
    param: 'idReferentielVersion',
    list: RefReferentiel.GetVersionList,
    lists: { PrmRefParametreList: parametres, PrmRefLocalisationList: localisations, PrmRefMaterielList: materiels },
  },
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
    rowsPart(RefLocalisation.GetStructureHierachiList, {
      title: 'section.structure',
      key: 'idValeur',
      label: 'lbValeur',
      rowsOf: flat,
      columns: [
        { field: 'lbValeur', share: 2, width: 200 },
        { field: 'refValeur', share: 1, width: 160 },
        { field: 'niveau', dataType: 'number', width: 100 },
      ],
      tree: { id: 'idValeur', parent: 'idValeurParent' },
    }),
  ],
})
