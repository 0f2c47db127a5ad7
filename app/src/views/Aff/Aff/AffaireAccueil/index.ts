import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { homeScreen } from '../../../../kit/home-screen.ts'
import { affaire } from '../editors/affaire.ts'
import { prestation } from '../editors/prestation.ts'

export default homeScreen({
  load: AffAffaire.Get,
  key: ['idAffaireGuid'],
  title: ({ lbAffaire }) => lbAffaire,
  reference: ({ refAffaire }) => refAffaire,
  states: ['statut'],
  active: 'isActif',
  sections: [
    {
      title: 'section.general',
      fields: [
        { field: 'refAffaire' },
        { field: 'lbAffaire' },
        { field: 'lbClient' },
        { field: 'statut', isCode: true },
        { field: 'isActif', dataType: 'boolean' },
      ],
    },
    {
      title: 'section.followUp',
      fields: [
        { field: 'lbAgence' },
        { field: 'lbUserRAF' },
        { field: 'nbPrestation', dataType: 'number' },
        { field: 'dtCreation', dataType: 'DateTime' },
        { field: 'dtModification', dataType: 'DateTime' },
      ],
    },
  ],
  editors: { Modifier: affaire(AffAffaire.Update), AjouterPrestation: prestation },
})
