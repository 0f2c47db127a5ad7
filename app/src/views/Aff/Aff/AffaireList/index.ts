import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { activation } from '../../../../kit/list-config.ts'
import { listScreen } from '../../../../kit/list-screen.ts'
import { affaireCreator, affaireEditor, updateOf } from '../editors/affaire.ts'
import { agenceEditor } from '../editors/agence.ts'

export default listScreen({
  list: AffAffaire.GetList,
  key: 'idAffaireGuid',
  active: 'isActif',
  sort: [{ column: 'dtCreation', descending: true }],
  columns: [
    { field: 'refAffaire', width: 130 },
    { field: 'lbAffaire', width: 280 },
    { field: 'lbClient', width: 190 },
    { field: 'lbAgence', width: 110 },
    { field: 'lbUserRAF', width: 160 },
    { field: 'statut', isCode: true, width: 105 },
    { field: 'nbPrestation', dataType: 'number', width: 105 },
    { field: 'dtCreation', dataType: 'Date', width: 110 },
    { field: 'dtModification', dataType: 'DateTime', isHidden: true },
    { field: 'isActif', dataType: 'boolean', isHidden: true },
  ],
  filters: { lbAgence: 'choice', lbUserRAF: 'choice', statut: 'choice', dtCreation: 'date' },
  editors: { Creer: affaireCreator, Modifier: affaireEditor, AjouterAgence: agenceEditor },
  rowActions: activation({
    save: AffAffaire.Update,
    input: (affaire: Affaire, isActif) => ({ ...updateOf(affaire), isActif }),
    isActive: ({ isActif }) => isActif,
  }),
})
