import { Card } from '@ronde/ui/card'
import { Skeleton } from '@ronde/ui/skeleton'
import { StatTile } from '@ronde/ui/stat-tile'
import { useText } from '../../../../locales/use-text.ts'
import { Charts, chartHeight, Counters, CounterPlace, DashboardRoot } from './dashboard.styles.ts'

/** Placeholder of the dashboard while its figures are loading. */
export function DashboardSkeleton() {
  const text = useText()
  return (
    <DashboardRoot aria-busy aria-label={text('due.title')}>
      <Counters>
        {(['late', 'week', 'month', 'done'] as const).map((id) => (
          <CounterPlace key={id}>
            <StatTile
              label={text(`due.${id}`)}
              value={null}
              isPending
              description={<Skeleton width="70%" height="1lh" />}
            />
          </CounterPlace>
        ))}
      </Counters>
      <Charts>
        {['weeks', 'agencies'].map((id) => (
          <Card key={id}>
            <Skeleton height={chartHeight + 68} />
          </Card>
        ))}
      </Charts>
    </DashboardRoot>
  )
}
