import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { create } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/list-screen.ts'
import { hidden } from '../../../../kit/parts.ts'
import { prestation } from '../editors/prestation.ts'

export default listScreen(AffAffairePrestation.GetList, {
  key: 'idPrestation',
  sort: 'dtEcheance',
  columns: [
    { field: 'reference', width: 120 },
    { field: 'lbInspection', share: 3, width: 180 },
    { field: 'dtEcheance', dataType: 'Date', width: 110 },
    { field: 'statut', isCode: true, width: 115 },
    { field: 'refAffaire', width: 140 },
    { field: 'mode', value: ({ mode }) => mode.lbMode, share: 2, width: 110 },
    { field: 'lieu', value: ({ lieu }) => lieu.lbAffichage, share: 2, width: 110 },
    { field: 'lbLocalisation', share: 2, width: 120 },
    { field: 'gamme', value: ({ gamme }) => gamme?.lbGamme, share: 2, width: 120 },
    { field: 'typeinspection', isCode: true, width: 120 },
    { field: 'nbMateriel', dataType: 'number', width: 110 },
    { field: 'indice', dataType: 'number', isHidden: true },
    ...hidden('referenceclient', 'libelle', 'modeVersion', 'gammeVersion', 'lbAgence'),
  ],
  filters: { typeinspection: 'choice', lieu: 'choice', gamme: 'choice', statut: 'choice', lbAgence: 'choice', dtEcheance: 'date' },
  actions: { AjouterPrestation: create(prestation) },
})
