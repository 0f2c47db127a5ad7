import { Card } from '@ronde/ui/card'
import { Chart, type ChartPoint, type ChartSeries } from '@ronde/ui/chart'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../../../locales/use-text.ts'
import { Charts, chartHeight } from './dashboard.styles.ts'
import { agencyAddress, weekAddress } from './bar-address.ts'
import type { DueSummary, Periods } from './due-services.ts'

interface DueChartsProps {
  summary: DueSummary
  periods: Periods
  /** Path of the services list. */
  path: string
}

/** Values without zeros: a part of zero would show as a line over the others. */
const withoutZeros = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value > 0))

/** Services by week and by agency, as bars and as tables; each bar links to its services. */
export function DueCharts({ summary, periods, path }: DueChartsProps) {
  const text = useText()
  const navigate = useNavigate()

  const weekly = useMemo(() => {
    const series: ChartSeries[] = [
      { id: 'late', text: text('due.late'), color: 'error' },
      { id: 'open', text: text('due.open') },
      { id: 'done', text: text('due.done'), color: 'success' },
    ]
    const points = summary.weeks.map(({ week, late, open, done }): ChartPoint => ({
      label: text('due.weekLabel', { number: week.number }),
      values: withoutZeros({ late, open, done }),
    }))
    return { series, points }
  }, [summary, text])

  const byAgency = useMemo(() => {
    const series: ChartSeries[] = [
      { id: 'late', text: text('due.late'), color: 'error' },
      { id: 'week', text: text('due.week'), color: 'warning' },
      { id: 'month', text: text('due.restOfMonth') },
    ]
    const points = summary.agencies.map(({ name, late, week, month }): ChartPoint => ({
      label: name,
      values: withoutZeros({ late, week, month }),
    }))
    return { series, points }
  }, [summary, text])

  const open = (address: string | null) => {
    if (address) void navigate(address)
  }
  return (
    <Charts>
      <Card>
        <Chart
          kind="stacked"
          title={text('due.byWeek')}
          height={chartHeight}
          {...weekly}
          onSelect={({ point, series }) =>
            open(weekAddress(path, periods, summary.weeks[weekly.points.indexOf(point)]?.week, series.id))
          }
        />
      </Card>
      <Card>
        <Chart
          kind="stacked"
          title={text('due.byAgency')}
          height={chartHeight}
          {...byAgency}
          onSelect={({ point, series }) => open(agencyAddress(path, periods, point.label, series.id))}
        />
      </Card>
    </Charts>
  )
}
