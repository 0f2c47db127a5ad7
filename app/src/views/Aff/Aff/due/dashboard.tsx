import { EmptyState } from '@ronde/ui/empty-state'
import { Card } from '@ronde/ui/card'
import { Link } from '@ronde/ui/link'
import { useMemo } from 'react'
import { useText } from '../../../../locales/use-text.ts'
import { ReadFailure } from '../../../../notices/read-failure.tsx'
import { useToday } from '../../../../session/use-today.ts'
import { DueCounters } from './counters.tsx'
import { DashboardRoot } from './dashboard.styles.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DueCharts } from './due-charts.tsx'
import { periodsOf } from './due-services.ts'
import { useDueServices } from './use-due-services.ts'

/** The due services: how many, when, and where. `path`: that of the services list. */
export function Dashboard({ path }: { path: string }) {
  const text = useText()
  const day = useToday()
  const periods = useMemo(() => periodsOf(day), [day])
  const { summary, error, retryAt, retry } = useDueServices(periods)

  if (!summary) {
    if (!error) return <DashboardSkeleton />
    return <ReadFailure title={text('due.failed')} of={{ error, retryAt, retry }} />
  }
  if (summary.total === 0) {
    return (
      <Card>
        <EmptyState
          icon="clipboard-check"
          title={text('due.empty')}
          action={<Link href={path}>{text('due.openList')}</Link>}
        >
          {text('due.emptyWhy')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <DashboardRoot aria-label={text('due.title')}>
      <DueCounters summary={summary} periods={periods} path={path} />
      <DueCharts summary={summary} periods={periods} path={path} />
    </DashboardRoot>
  )
}
