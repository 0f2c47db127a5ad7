import { formatFilter } from '@ronde/ui/grid'
import { addressOf, queryOf } from '../../base/address.ts'
import type { Span } from './due-services.ts'

interface ServicesShown {
  statuts: readonly string[]
  /** When they are due. */
  span?: Span
  agency?: string
  /** The case whose services they are: the list nested in its home. */
  idAffaireGuid?: string
}

/** The address of the services list, filtered so that it shows what was counted. */
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
