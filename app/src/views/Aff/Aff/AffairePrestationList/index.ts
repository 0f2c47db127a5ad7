import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { pathSeparator } from '@ronde/ui/grid'
import { create } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { hidden } from '../../../../kit/rows/shape.ts'
import { closedCase } from '../closed-case.ts'
import { lateNote, openView } from '../due/services-address.ts'
import { equipment } from '../equipment.tsx'
import { prestation } from '../editors/prestation.ts'

export default listScreen(AffAffairePrestation.GetList, {
  key: 'idPrestation',
  sort: 'dtEcheance',
  opensWith: openView,
  columns: [
    { field: 'reference', width: 110 },
    { field: 'lbInspection', share: 3, isLong: true, width: 190 },
    { field: 'dtEcheance', dataType: 'Date', note: lateNote, width: 105 },
    { field: 'statut', isState: true, width: 105 },
    {
      field: 'refAffaire',
      choiceText: ({ refAffaire, lbAffaire }) => [refAffaire, lbAffaire].filter(Boolean).join(' · '),
      width: 128,
    },
    // The location within the place; the place itself, for a service that has none.
    {
      field: 'lbLocalisation',
      value: ({ lieu, lbLocalisation }) =>
        lbLocalisation?.replace(lieu.lbAffichage + pathSeparator, '') ?? lieu.lbAffichage,
      path: ({ lieu, lbLocalisation }) => lbLocalisation ?? lieu.lbAffichage,
      share: 2,
      isLong: true,
      width: 180,
    },
    { field: 'gamme', value: ({ gamme }) => gamme?.lbGamme, share: 2, isLong: true, width: 140 },
    { field: 'mode', value: ({ mode }) => mode.lbMode, isHidden: true },
    { field: 'lieu', value: ({ lieu }) => lieu.lbAffichage, isHidden: true },
    { field: 'typeinspection', isCode: true, isHidden: true },
    {
      field: 'materiels',
      value: ({ materiels }) => materiels.map(({ lb }) => lb).join(', '),
      whole: equipment,
      isLong: true,
      isHidden: true,
    },
    { field: 'nbMateriel', dataType: 'number', isHidden: true },
    { field: 'dtCreation', dataType: 'DateTime', isHidden: true },
    { field: 'indice', dataType: 'number', isHidden: true },
    ...hidden('lbClient', 'referenceclient', 'libelle', 'modeVersion', 'gammeVersion', 'lbAgence'),
  ],
  filters: {
    statut: 'choice',
    dtEcheance: 'date',
    lbLocalisation: 'path',
    mode: 'choice',
    gamme: 'choice',
    typeinspection: 'choice',
    refAffaire: 'choice',
    lbClient: 'choice',
    lieu: 'choice',
    lbAgence: 'choice',
    dtCreation: 'date',
  },
  hasDetails: true,
  actions: { AjouterPrestation: create(prestation, { blocked: (_, { home }) => closedCase(home) }) },
})
