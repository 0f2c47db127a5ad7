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
    { field: 'refAffaire', width: 140 },
    { field: 'lbAffaire', width: 320 },
    { field: 'lbClient', width: 200 },
    { field: 'lbAgence', width: 120 },
    { field: 'lbUserRAF', width: 170 },
    { field: 'statut', isCode: true, width: 120 },
    { field: 'nbPrestation', dataType: 'number', width: 110 },
    { field: 'dtCreation', dataType: 'Date', width: 120 },
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
