import { formatFilter } from '@ronde/ui/grid'
import { addressOf, queryOf } from '../../base/address.ts'
import type { Span } from './due-services.ts'

interface ServicesShown {
  statuts: readonly string[]
  /** When they are due. */
  span?: Span
  agency?: string
}

/** The address of the services list, filtered so that it shows what was counted. */
export const servicesAddress = (path: string, { statuts, span, agency }: ServicesShown): string =>
  addressOf(
    path,
    queryOf({
      'f.statut': formatFilter({ kind: 'choice', values: [...statuts] }),
      'f.dtEcheance': span ? formatFilter({ kind: 'date', ...span }) : null,
      'f.lbAgence': agency === undefined ? null : formatFilter({ kind: 'choice', values: [agency] }),
    }),
  )
