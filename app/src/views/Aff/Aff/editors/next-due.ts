import type { Prestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { addMonths } from '../../../../base/dates.ts'
import type { PrestationValues } from './prestation-sources.ts'

/** When a service is due by the interval of its range. */
export interface NextDue {
  /** Due date, `YYYY-MM-DD`; never in the past. */
  day: string
  /** The service that it follows. */
  last: Prestation
  /** Whether the interval ended before today. */
  isOver: boolean
}

/**
 * When the next service is due: the interval after the last one at the same location, or anywhere in the place where no location is chosen; of the same
 * equipment, where chosen equipment was inspected there. Null without such a service.
 */
export function nextDue(
  services: readonly Prestation[],
  { lieu, idLocalisation, materiels }: PrestationValues,
  { months, today }: { months: number; today: string },
): NextDue | null {
  const there = services.filter(
    (service) =>
      service.statut !== 'ANNULEE' &&
      (idLocalisation
        ? service.idLocalisation === idLocalisation
        : service.lieu.idLocalisation === lieu?.idLocalisation),
  )
  const chosen = new Set(materiels?.map(({ idMateriel }) => idMateriel))
  const ofThese = there.filter((service) => service.materiels.some(({ idMateriel }) => chosen.has(idMateriel)))
  const [last] = (ofThese.length > 0 ? ofThese : there).toSorted((one, other) =>
    other.dtEcheance.localeCompare(one.dtEcheance),
  )
  if (!last) return null
  const day = addMonths(last.dtEcheance, months)
  return day < today ? { day: today, last, isOver: true } : { day, last, isOver: false }
}
