import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { create, edit, toggle } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { affaire } from '../editors/affaire.ts'
import { agence } from '../editors/agence.ts'

export default listScreen(AffAffaire.GetList, {
  key: 'idAffaireGuid',
  label: 'lbAffaire',
  active: 'isActif',
  sort: '-dtCreation',
  columns: [
    { field: 'refAffaire', width: 125 },
    { field: 'lbAffaire', share: 3, isLong: true, width: 190 },
    { field: 'lbClient', share: 2, isLong: true, width: 144 },
    { field: 'lbAgence', share: 1, isLong: true, width: 92 },
    { field: 'lbUserRAF', share: 2, isLong: true, width: 100 },
    { field: 'statut', isState: true, width: 105 },
    { field: 'nbPrestation', dataType: 'number', width: 98 },
    { field: 'dtCreation', dataType: 'Date', width: 105 },
    { field: 'dtModification', dataType: 'DateTime', isHidden: true },
    { field: 'isActif', dataType: 'boolean', isHidden: true },
  ],
  filters: {
    lbClient: 'choice',
    lbAgence: 'choice',
    lbUserRAF: 'choice',
    statut: 'choice',
    nbPrestation: 'number',
    dtCreation: 'date',
  },
  lock: ['Affaire', 'idAffaireGuid'],
  actions: {
    Creer: create(affaire(AffAffaire.Insert)),
    Modifier: edit(affaire(AffAffaire.Update)),
    AjouterAgence: create(agence),
    ...toggle('isActif', AffAffaire.Update),
  },
})
