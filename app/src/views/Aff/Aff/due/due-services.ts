import { type Prestation, prestationStatuts } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { addDays, monthEnd, type Week, weekOf } from '../../../../base/calendar.ts'

/** Fields of a service that the dashboard reads. */
export type DueService = Pick<Prestation, 'dtEcheance' | 'statut' | 'lbAgence'>

/** States of services still to do: the first three of their life. */
export const openStatuts: readonly string[] = prestationStatuts.slice(0, 3)
export const doneStatut = 'REALISEE'

/** Still to do on a day after the one it was due on. */
export const isOverdue = ({ statut, dtEcheance }: Pick<DueService, 'statut' | 'dtEcheance'>, today: string): boolean =>
  openStatuts.includes(statut) && dtEcheance < today

/** Days, both ends included; one left out is open. */
export interface Span {
  from?: string
  to?: string
}

/** The user's calendar on a day. A service due on the day itself is not late. */
export interface Periods {
  today: string
  week: Week
  late: Span
  thisWeek: Span
  thisMonth: Span
  /** This month after this week: what `thisMonth` holds more than `thisWeek`. Null when the week ends the month. */
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

/** Days as they are written sort as they come. */
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
  /** The weeks around today, in their order. */
  weeks: WeekLoad[]
  /** Agencies that have something due by the end of the month, the most late first. */
  agencies: AgencyLoad[]
}

/** Counts over all services, whenever they are due. */
export interface DueCounts {
  /** In any state. */
  total: number
  done: number
}

/** How many weeks before and after this one are shown. */
const weeksBefore = 3
const weeksAfter = 7

const weeksAround = (today: string): WeekLoad[] =>
  Array.from({ length: weeksBefore + 1 + weeksAfter }, (_, place) => ({
    week: weekOf(addDays(today, 7 * (place - weeksBefore))),
    late: 0,
    open: 0,
    done: 0,
  }))

/** Services that a summary is made of: those to do up to the last day that is shown, and those done within the weeks shown. */
export function neededFor({ today, thisMonth }: Periods): { open: string; done: string } {
  const weeks = weeksAround(today)
  const [first = '', last = ''] = [weeks[0]?.week.from, weeks.at(-1)?.week.to]
  return { open: `..${later(last, thisMonth.to ?? last)}`, done: `${first}..${last}` }
}

const later = (one: string, other: string): string => (one > other ? one : other)

/** Counts services in one pass, however many there are. `counted`: what the server counted, where the services are but a part. */
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
