import { type Prestation, prestationStatuts } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { addDays, monthEnd, type Week, weekOf } from '../../../../base/calendar.ts'

/** Fields of a service that the dashboard reads. */
export type DueService = Pick<Prestation, 'dtEcheance' | 'statut' | 'lbAgence'>

/** States of services to do: the first three. */
export const openStatuts: readonly string[] = prestationStatuts.slice(0, 3)
export const doneStatut = 'REALISEE'

/** Whether a service is still to do after its due date. */
export const isOverdue = ({ statut, dtEcheance }: Pick<DueService, 'statut' | 'dtEcheance'>, today: string): boolean =>
  openStatuts.includes(statut) && dtEcheance < today

/** A span of days, ends inclusive; a missing end is open. */
export interface Span {
  from?: string
  to?: string
}

/** The periods around a day. A service due on the day itself is not late. */
export interface Periods {
  today: string
  week: Week
  late: Span
  thisWeek: Span
  thisMonth: Span
  /** Days of this month after this week; null when there are none. */
  restOfMonth: Span | null
}

export function periodsOf(today: string): Periods {
  const week = weekOf(today)
  const end = monthEnd(today)
  return {
    today,
    week,
    late: { to: addDays(today, -1) },
    thisWeek: { from: today, to: week.to },
    thisMonth: { from: today, to: end },
    restOfMonth: week.to < end ? { from: addDays(week.to, 1), to: end } : null,
  }
}

/** Whether a day is in a span; ISO days compare as texts. */
const isIn = ({ from, to }: Span, day: string): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to)

export interface WeekLoad {
  week: Week
  late: number
  open: number
  done: number
}

export interface AgencyLoad {
  name: string
  late: number
  week: number
  month: number
}

export interface DueSummary extends DueCounts {
  late: number
  week: number
  month: number
  /** The weeks around today, in order. */
  weeks: WeekLoad[]
  /** Agencies with services due by the end of the month, those with the most late ones first. */
  agencies: AgencyLoad[]
}

/** Counts over all services, whatever their due date. */
export interface DueCounts {
  /** Services in any state. */
  total: number
  done: number
}

/** Number of weeks shown before this one, and after it. */
const weeksBefore = 3
const weeksAfter = 7

const weeksAround = (today: string): WeekLoad[] =>
  Array.from({ length: weeksBefore + 1 + weeksAfter }, (_, place) => ({
    week: weekOf(addDays(today, 7 * (place - weeksBefore))),
    late: 0,
    open: 0,
    done: 0,
  }))

/** Filters of the services that a summary needs: those to do up to the last shown day, and those done within the shown weeks. */
export function neededFor({ today, thisMonth }: Periods): { open: string; done: string } {
  const weeks = weeksAround(today)
  const [first = '', last = ''] = [weeks[0]?.week.from, weeks.at(-1)?.week.to]
  return { open: `..${later(last, thisMonth.to ?? last)}`, done: `${first}..${last}` }
}

const later = (one: string, other: string): string => (one > other ? one : other)

/** Counts services in one pass. `counted`: counts of the server, where `services` are only a part. */
export function summarise(services: readonly DueService[], periods: Periods, counted?: DueCounts): DueSummary {
  const { today, late, thisWeek, thisMonth } = periods
  const weeks = weeksAround(today)
  const weekOfDay = new Map(
    weeks.flatMap((load) => Array.from({ length: 7 }, (_, at) => [addDays(load.week.from, at), load] as const)),
  )
  const agencies = new Map<string, AgencyLoad>()
  const open = new Set(openStatuts)
  const summary = { total: services.length, late: 0, week: 0, month: 0, done: 0 }

  const agencyOf = (name: string): AgencyLoad => {
    const known = agencies.get(name) ?? { name, late: 0, week: 0, month: 0 }
    agencies.set(name, known)
    return known
  }

  for (const { dtEcheance: day, statut, lbAgence } of services) {
    const load = weekOfDay.get(day)
    if (statut === doneStatut) {
      summary.done += 1
      if (load) load.done += 1
    } else if (open.has(statut)) {
      const isLate = isIn(late, day)
      const [isWeek, isMonth] = [isIn(thisWeek, day), isIn(thisMonth, day)]
      if (isLate) summary.late += 1
      if (isWeek) summary.week += 1
      if (isMonth) summary.month += 1
      if (load) load[isLate ? 'late' : 'open'] += 1
      if (isLate) agencyOf(lbAgence).late += 1
      else if (isWeek) agencyOf(lbAgence).week += 1
      else if (isMonth) agencyOf(lbAgence).month += 1
    }
  }
  const byWeight = (a: AgencyLoad, b: AgencyLoad) =>
    b.late - a.late || b.week + b.month - a.week - a.month || a.name.localeCompare(b.name)
  return { ...summary, ...counted, weeks, agencies: [...agencies.values()].toSorted(byWeight) }
}
