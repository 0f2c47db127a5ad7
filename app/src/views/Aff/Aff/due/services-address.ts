import { type CellNote, formatFilter } from '@ronde/ui/grid'
import { addressOf, queryOf } from '../../../../base/address.ts'
import { today } from '../../../../base/dates.ts'
import type { Text } from '../../../../locales/intl.ts'
import { type DueService, isOverdue, openStatuts, type Span } from './due-services.ts'

/** Query that the list of services opens with: services to do. */
export const openView = `f.statut=${formatFilter({ kind: 'choice', values: [...openStatuts] })}`

/** Note on a row of the list about a late service, beside its colour. */
export const lateNote = (service: Pick<DueService, 'statut' | 'dtEcheance'>, text: Text): CellNote | undefined =>
  isOverdue(service, today()) ? { text: text('due.late'), tone: 'error' } : undefined

interface ServicesShown {
  statuts: readonly string[]
  /** Period in which they are due. */
  span?: Span
  agency?: string
  /** Case of the services, for the list nested in its home. */
  idAffaireGuid?: string
}

/** Address of the services list, filtered to the counted services. */
export const servicesAddress = (path: string, { statuts, span, agency, idAffaireGuid }: ServicesShown): string => {
  const slot = idAffaireGuid ? 'n.' : ''
  return addressOf(
    path,
    queryOf({
      idAffaireGuid,
      [`${slot}f.statut`]: formatFilter({ kind: 'choice', values: [...statuts] }),
      [`${slot}f.dtEcheance`]: span ? formatFilter({ kind: 'date', ...span }) : null,
      [`${slot}f.lbAgence`]: agency === undefined ? null : formatFilter({ kind: 'choice', values: [agency] }),
    }),
  )
}
