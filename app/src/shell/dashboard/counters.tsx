import { Icon } from '@ronde/ui/icon'
import { formatInstant } from '../../base/dates.ts'
import { useText } from '../../locales/use-text.ts'
import { RouterLink } from '../router-link.tsx'
import { CounterFigure, CounterHint, CounterLink, CounterName, CounterPlace, Counters } from './dashboard.styles.ts'
import { doneStatut, type DueSummary, openStatuts, type Periods } from './due-services.ts'
import { servicesAddress } from './services-address.ts'

interface DueCountersProps {
  summary: DueSummary
  periods: Periods
  /** Of the services list. */
  path: string
}

/** How many services are due when; each figure leads to them. */
export function DueCounters({ summary, periods, path }: DueCountersProps) {
  const text = useText()
  const date = (day: string | undefined) => formatInstant(day ?? '', 'date')
  const open = (span: object) => servicesAddress(path, { statuts: openStatuts, span })
  const counters = [
    {
      id: 'late',
      count: summary.late,
      icon: 'triangle-alert',
      tone: summary.late > 0 ? 'error' : undefined,
      hint: text('due.lateHint', { date: date(periods.today) }),
      href: open(periods.late),
    },
    { id: 'week', count: summary.week, icon: 'clock', tone: 'warning', hint: text('due.untilHint', { date: date(periods.thisWeek.to) }), href: open(periods.thisWeek) },
    { id: 'month', count: summary.month, icon: 'calendar', tone: undefined, hint: text('due.untilHint', { date: date(periods.thisMonth.to) }), href: open(periods.thisMonth) },
    {
      id: 'done',
      count: summary.done,
      icon: 'circle-check',
      tone: 'success',
      hint: text('due.doneHint', { total: text.number(summary.total) }),
      href: servicesAddress(path, { statuts: [doneStatut] }),
    },
  ] as const
  return (
    <Counters>
      {counters.map(({ id, count, icon, tone, hint, href }) => (
        <CounterPlace key={id}>
          <CounterLink as={RouterLink} href={href} data-tone={tone}>
            <CounterName>
              <Icon name={icon} size={16} />
              {text(`due.${id}`)}
            </CounterName>{' '}
            <CounterFigure>{text.number(count)}</CounterFigure> <CounterHint>{hint}</CounterHint>
          </CounterLink>
        </CounterPlace>
      ))}
    </Counters>
  )
}
