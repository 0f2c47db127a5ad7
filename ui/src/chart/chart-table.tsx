import { VisuallyHidden } from 'react-aria'
import { useUi } from '../theme/ui-context.ts'
import { valueOf } from './chart-data.ts'
import type { ChartPoint, ChartSeries } from './chart-data.ts'
import { CellButton, Missing, Table } from './chart.styles.ts'
import type { Place } from './move-place.ts'

interface ChartTableProps {
  title: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  format: (value: number) => string
  /** Makes the figures buttons; left out where the table cannot be seen, where the focus must not go. */
  onSelect?: (place: Place) => void
}

/** The values of the chart as a table. */
export function ChartTable({ title, series, points, format, onSelect }: ChartTableProps) {
  const { t } = useUi()
  const cell = (place: Place, point: ChartPoint, one: ChartSeries) => {
    const value = valueOf(point, one)
    if (value === null)
      return (
        <Missing aria-label={t('chart.missing')} role="img">
          –
        </Missing>
      )
    if (!onSelect) return format(value)
    const label = t('chart.value', { point: point.label, series: one.text, value: format(value) })
    return (
      <CellButton type="button" aria-label={label} onClick={() => onSelect(place)}>
        {format(value)}
      </CellButton>
    )
  }
  return (
    <Table>
      <caption>
        <VisuallyHidden elementType="span">{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('chart.point')}</th>
          {series.map(({ id, text }) => (
            <th key={id} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, at) => (
          <tr key={`${at} ${point.label}`}>
            <th scope="row">{point.label}</th>
            {series.map((one, index) => (
              <td key={one.id}>{cell({ point: at, series: index }, point, one)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
