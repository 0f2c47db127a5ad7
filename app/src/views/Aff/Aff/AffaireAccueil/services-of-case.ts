import { AffAffairePrestation, type Prestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { addressOf, queryOf } from '../../../../base/address.ts'
import { fewRows } from '../../../../kit/screens/few-rows.tsx'
import { openStatuts } from '../due/due-services.ts'
import { lateNote } from '../due/services-address.ts'

/** Services to do before those done, each group by date. */
export const inOrder = (services: readonly Prestation[]): readonly Prestation[] => {
  const rank = ({ statut, dtEcheance }: Prestation) => `${openStatuts.includes(statut) ? 0 : 1} ${dtEcheance}`
  return services.toSorted((one, other) => rank(one).localeCompare(rank(other)))
}

/** The services of a case, the most urgent first. */
export const servicesOfCase = fewRows(AffAffairePrestation.GetList, {
  title: 'section.services',
  view: 'AffAffAffairePrestationList',
  key: 'idPrestation',
  input: ({ params: { idAffaireGuid } }) => (idAffaireGuid ? { idAffaireGuid } : null),
  pick: inOrder,
  columns: [
    { field: 'reference' },
    { field: 'lbInspection' },
    { field: 'dtEcheance', dataType: 'Date', note: lateNote },
    { field: 'statut', isState: true },
  ],
  all: (path, { params: { idAffaireGuid } }) => addressOf(path, queryOf({ idAffaireGuid })),
  empty: 'section.services.empty',
})
