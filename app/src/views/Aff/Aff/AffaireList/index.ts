import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { activation } from '../../../../kit/list-config.ts'
import { listScreen } from '../../../../kit/list-screen.ts'
import { takenBy } from '../../../../kit/wire-input.ts'
import { affaire } from '../editors/affaire.ts'
import { agence } from '../editors/agence.ts'

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
  editors: { Creer: affaire(AffAffaire.Insert), Modifier: affaire(AffAffaire.Update), AjouterAgence: agence },
  rowActions: activation({
    save: AffAffaire.Update,
    input: (row: Affaire, isActif) => ({ ...row, ...takenBy(AffAffaire.Update, row), isActif }),
    isActive: ({ isActif }) => isActif,
  }),
})
