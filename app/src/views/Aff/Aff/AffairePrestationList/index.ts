import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { listScreen } from '../../../../kit/list-screen.ts'
import { prestation } from '../editors/prestation.ts'

export default listScreen({
  list: AffAffairePrestation.GetList,
  key: 'idPrestation',
  sort: [{ column: 'dtEcheance', descending: false }],
  columns: [
    { field: 'reference', width: 120 },
    { field: 'lbInspection', width: 300 },
    { field: 'dtEcheance', dataType: 'Date', width: 110 },
    { field: 'statut', isCode: true, width: 115 },
    { field: 'refAffaire', width: 140 },
    { field: 'mode', value: ({ mode }) => mode.lbMode, width: 160 },
    { field: 'lieu', value: ({ lieu }) => lieu.lbAffichage, width: 200 },
    { field: 'lbLocalisation', width: 240 },
    { field: 'gamme', value: ({ gamme }) => gamme?.lbGamme, width: 220 },
    { field: 'typeinspection', isCode: true, width: 120 },
    { field: 'nbMateriel', dataType: 'number', width: 110 },
    { field: 'indice', dataType: 'number', isHidden: true },
    { field: 'referenceclient', isHidden: true },
    { field: 'libelle', isHidden: true },
    { field: 'modeVersion', isHidden: true },
    { field: 'gammeVersion', isHidden: true },
    { field: 'lbAgence', isHidden: true },
  ],
  filters: { typeinspection: 'choice', lieu: 'choice', gamme: 'choice', statut: 'choice', lbAgence: 'choice', dtEcheance: 'date' },
  editors: { AjouterPrestation: prestation },
})
