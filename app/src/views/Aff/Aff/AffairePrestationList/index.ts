import { AffAffairePrestation, type Prestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { create } from '../../../../kit/actions/action.ts'
import { formatFilter, pathSeparator } from '@ronde/ui/grid'
import { today } from '../../../../base/dates.ts'
import { listScreen } from '../../../../kit/list-screen.ts'
import { hidden } from '../../../../kit/parts.ts'
import type { Text } from '../../../../locales/intl.ts'
import { isLate, openStatuts } from '../../../../shell/dashboard/due-services.ts'
import { prestation } from '../editors/prestation.ts'

const lateNote = (service: Prestation, text: Text) => (isLate(service, today()) ? { text: text('prestation.late'), tone: 'error' as const } : undefined)

/** Where in the place, which the label of the inspection names: a path from there is short enough to be read. */
const withinPlace = ({ lieu, lbLocalisation }: Prestation) => {
  const place = `${lieu.lbAffichage}${pathSeparator}`
  return lbLocalisation?.startsWith(place) ? lbLocalisation.slice(place.length) : lbLocalisation
}

export default listScreen(AffAffairePrestation.GetList, {
  key: 'idPrestation',
  sort: 'dtEcheance',
  // What is still to do, the most urgent first.
  opensWith: `f.statut=${formatFilter({ kind: 'choice', values: [...openStatuts] })}`,
  columns: [
    { field: 'reference', width: 110 },
    { field: 'lbInspection', share: 3, isLong: true, width: 190 },
    { field: 'dtEcheance', dataType: 'Date', note: lateNote, width: 105 },
    { field: 'statut', isState: true, width: 105 },
    { field: 'refAffaire', width: 128 },
    { field: 'lbLocalisation', value: withinPlace, share: 2, isLong: true, width: 180 },
    { field: 'gamme', value: ({ gamme }) => gamme?.lbGamme, share: 2, isLong: true, width: 140 },
    { field: 'mode', value: ({ mode }) => mode.lbMode, isHidden: true },
    { field: 'lieu', value: ({ lieu }) => lieu.lbAffichage, isHidden: true },
    { field: 'typeinspection', isCode: true, isHidden: true },
    { field: 'nbMateriel', dataType: 'number', isHidden: true },
    { field: 'indice', dataType: 'number', isHidden: true },
    ...hidden('referenceclient', 'libelle', 'modeVersion', 'gammeVersion', 'lbAgence'),
  ],
  filters: { typeinspection: 'choice', lieu: 'choice', gamme: 'choice', statut: 'choice', lbAgence: 'choice', dtEcheance: 'date' },
  actions: { AjouterPrestation: create(prestation) },
})
