import { StatTile } from '@ronde/ui/stat-tile'
import { formatInstant } from '../../../../base/dates.ts'
import { useText } from '../../../../locales/use-text.ts'
import { CounterPlace, Counters } from './dashboard.styles.ts'
import { doneStatut, type DueSummary, openStatuts, type Periods } from './due-services.ts'
import { servicesAddress } from './services-address.ts'

interface DueCountersProps {
  summary: DueSummary
  periods: Periods
  /** Path of the services list. */
  path: string
}

/** Number of services due in each period; each figure links to them. */
export function DueCounters({ summary, periods, path }: DueCountersProps) {
  const text = useText()
  const date = (day: string | undefined) => formatInstant(day ?? '', 'date')
  const open = (span: object) => servicesAddress(path, { statuts: openStatuts, span })
  const counters = [
    {
      id: 'late',
      icon: 'triangle-alert',
      description: text('due.lateHint', { date: date(periods.today) }),
      href: open(periods.late),
    },
    {
      id: 'week',
      icon: 'clock',
      description: text('due.untilHint', { date: date(periods.thisWeek.to) }),
      href: open(periods.thisWeek),
    },
    {
      id: 'month',
      icon: 'calendar',
      description: text('due.untilHint', { date: date(periods.thisMonth.to) }),
      href: open(periods.thisMonth),
    },
    {
      id: 'done',
      icon: 'circle-check',
      description: text('due.doneHint', { total: text.number(summary.total) }),
      href: servicesAddress(path, { statuts: [doneStatut] }),
    },
  ] as const
  return (
    <Counters>
      {counters.map(({ id, ...tile }) => (
        <CounterPlace key={id}>
          <StatTile
            {...tile}
            label={text(`due.${id}`)}
            value={summary[id]}
            tone={id === 'late' && summary.late > 0 ? 'error' : 'neutral'}
          />
        </CounterPlace>
      ))}
    </Counters>
  )
}
