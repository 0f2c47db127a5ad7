import { ChartColumn, Table } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import type { HTMLAttributes, Ref } from 'react'
import { useLocale, VisuallyHidden } from 'react-aria'
import { IconButton } from '../icon-button/index.ts'
import { textScale } from '../internal/text-scale.ts'
import { useUi } from '../theme/ui-context.ts'
import { hasAmounts, isNamedBeside, seenOrder } from './chart-data.ts'
import type { ChartKind, ChartPoint, ChartSeries } from './chart-data.ts'
import { Empty, Legend, LegendItem, PictureRow, Root, TableFrame, Title, Wait } from './chart.styles.ts'
import { ChartTable } from './chart-table.tsx'
import type { Place } from './move-place.ts'
import { paintOf, SeriesPaints, SeriesSwatch } from './series-paint.tsx'
import { usePicture } from './use-picture.ts'
import { useSpace } from './use-space.ts'

export interface ChartProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'onSelect' | 'children'> {
  /** The shape that values are drawn as. */
  kind: ChartKind
  /** What is counted; the name of the picture and the table. */
  title: string
  /** The series that are compared: one colour and one column of the table each. */
  series: readonly ChartSeries[]
  /** The categories or points, in reading order, with one value for each series. */
  points: readonly ChartPoint[]
  /** Height of the picture, in px. @default 220 */
  height?: number
  /** Formats a value. @default in the number format of the language */
  formatValue?: (value: number) => string
  /** Draws a pattern over the colour of each series but the first, as in forced colours and with increased contrast. @default false */
  isPatterned?: boolean
  /** Whether amounts are loading: while there are none, the chart shows a loading state instead of the empty one. @default false */
  isPending?: boolean
  /** Called when a bar, or a figure of the table, is pressed to open the details behind it; without it they cannot be pressed. */
  onSelect?: (bar: { point: ChartPoint; series: ChartSeries }) => void
  /** Called when a span of points is chosen, by dragging over them or by keys; one point is a span too. Without it no span can be chosen. */
  onRangeSelect?: (range: { from: ChartPoint; to: ChartPoint }) => void
  ref?: Ref<HTMLElement>
}

/** Amounts as bars, with the same as a table; where every amount is zero it says so, instead of an empty frame. The module that draws is loaded when a chart is first shown. */
export function Chart({
  kind,
  title,
  series,
  points,
  height = 220,
  formatValue,
  isPatterned = false,
  isPending = false,
  onSelect,
  onRangeSelect,
  ...rest
}: ChartProps) {
  const { t } = useUi()
  const { locale } = useLocale()
  const chartId = useId()
  const [wantsTable, setWantsTable] = useState(false)
  const { Picture, failed } = usePicture()
  const { ref: row, width, font } = useSpace()
  const written = useCallback((value: number) => new Intl.NumberFormat(locale).format(value), [locale])
  const format = formatValue ?? written
  const select =
    onSelect &&
    (({ point: at, series: index }: Place) => {
      const [point, one] = [points[at], series[index]]
      if (point && one) onSelect({ point, series: one })
    })
  const selectRange =
    onRangeSelect &&
    (({ from, to }: { from: number; to: number }) => {
      const [first, last] = [points[from], points[to]]
      if (first && last) onRangeSelect({ from: first, to: last })
    })
  const isEmpty = !hasAmounts(points, series)
  const showsTable = wantsTable || failed
  const table = { title, series, points, format }
  const isNamed = width > 0 && isNamedBeside(kind, series.length, { width, height, scale: textScale() })
  const titleId = `${chartId}-title`
  return (
    <Root {...rest} aria-labelledby={titleId} aria-busy={(isEmpty && isPending) || undefined}>
      <Title id={titleId}>{title}</Title>
      {!isEmpty && !failed && (
        <IconButton
          size="small"
          icon={showsTable ? ChartColumn : Table}
          label={t(showsTable ? 'chart.showPicture' : 'chart.showTable')}
          onPress={() => setWantsTable(!wantsTable)}
        />
      )}
      <SeriesPaints chartId={chartId} series={series} isPatterned={isPatterned} />
      {isEmpty && !isPending && <Empty style={{ minBlockSize: height }}>{t('chart.empty')}</Empty>}
      {isEmpty && isPending && (
        <PictureRow style={{ blockSize: height }}>
          <Wait aria-hidden />
        </PictureRow>
      )}
      {!isEmpty && showsTable && (
        <TableFrame tabIndex={0} role="group" aria-labelledby={titleId} style={{ maxBlockSize: Math.max(height, 220) }}>
          <ChartTable {...table} onSelect={select} />
        </TableFrame>
      )}
      {!isEmpty && !showsTable && (
        <>
          <PictureRow ref={row} dir="ltr" style={{ blockSize: height }}>
            {Picture && width > 0 ? (
              <Picture
                {...{ chartId, kind, title, series, points, width, height, font, isNamed, format }}
                onSelect={select}
                onRangeSelect={selectRange}
              />
            ) : (
              <Wait aria-hidden />
            )}
          </PictureRow>
          {series.length > 1 && !isNamed && (
            <SeriesLegend chartId={chartId} kind={kind} points={points} series={series} />
          )}
          <VisuallyHidden>
            <ChartTable {...table} />
          </VisuallyHidden>
        </>
      )}
    </Root>
  )
}

/** The series by name, where there is no room for their names beside their parts. */
function SeriesLegend({
  chartId,
  kind,
  points,
  series,
}: { chartId: string } & Pick<ChartProps, 'kind' | 'points' | 'series'>) {
  return (
    <Legend aria-hidden>
      {seenOrder(kind, points, series).map((at) => (
        <LegendItem key={series[at]?.id}>
          <SeriesSwatch paint={paintOf(chartId, at)} />
          {series[at]?.text}
        </LegendItem>
      ))}
    </Legend>
  )
}
