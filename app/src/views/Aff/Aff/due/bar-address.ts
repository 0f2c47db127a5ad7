import type { Week } from '../../../../base/calendar.ts'
import { doneStatut, openStatuts, type Periods, type Span } from './due-services.ts'
import { servicesAddress } from './services-address.ts'

const earlier = (a: string | undefined, b: string) => (a !== undefined && a < b ? a : b)
const later = (a: string | undefined, b: string) => (a !== undefined && a > b ? a : b)

/** Address of the services that a bar of a week counts: late, open or done. Null where there can be none. */
export function weekAddress(
  path: string,
  { late, today }: Periods,
  week: Week | undefined,
  series: string,
): string | null {
  if (!week) return null
  if (series === 'done') return servicesAddress(path, { statuts: [doneStatut], span: { from: week.from, to: week.to } })
  const span =
    series === 'late'
      ? { from: week.from, to: earlier(late.to, week.to) }
      : { from: later(today, week.from), to: week.to }
  return span.from <= span.to ? servicesAddress(path, { statuts: openStatuts, span }) : null
}

/** Address of the services that a bar of an agency counts: late, due this week, or in the rest of the month. */
export function agencyAddress(
  path: string,
  { late, thisWeek, thisMonth, restOfMonth }: Periods,
  agency: string,
  series: string,
): string | null {
  const spans: Record<string, Span | null> = { late, week: thisWeek, month: restOfMonth ?? thisMonth }
  const span = spans[series]
  return span ? servicesAddress(path, { statuts: openStatuts, span, agency }) : null
}
