import { ChartColumn, Table } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import type { HTMLAttributes, Ref } from 'react'
import { useLocale, VisuallyHidden } from 'react-aria'
import { IconButton } from '../icon-button/index.ts'
import { useUi } from '../theme/ui-context.ts'
import type { ChartKind, ChartPoint, ChartSeries } from './chart-data.ts'
import { Empty, Head, Legend, LegendItem, Root, TableFrame, Title, Wait } from './chart.styles.ts'
import { ChartTable } from './chart-table.tsx'
import type { Place } from './move-place.ts'
import { paintOf, SeriesPaints, SeriesSwatch } from './series-paint.tsx'
import { usePicture } from './use-picture.ts'

export interface ChartProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'onSelect' | 'children'> {
  /** What the values are drawn as. */
  kind: ChartKind
  /** Says what is counted; names the picture and the table. */
  title: string
  /** What is compared: one colour and one column of the table each. */
  series: readonly ChartSeries[]
  /** Where values stand, in reading order, with one value for each series. */
  points: readonly ChartPoint[]
  /** Of the picture, in px. @default 220 */
  height?: number
  /** How a value is written. @default as the language writes numbers */
  formatValue?: (value: number) => string
  /** Makes every bar, and every figure of the table, open what stands behind it. */
  onSelect?: (bar: { point: ChartPoint; series: ChartSeries }) => void
  /** Makes a span of points be chosen, by dragging over them or by keys; one point is a span too. */
  onRangeSelect?: (range: { from: ChartPoint; to: ChartPoint }) => void
  ref?: Ref<HTMLElement>
}

/** Amounts as bars, with the same as a table. What draws is loaded when a chart is first shown. */
export function Chart({ kind, title, series, points, height = 220, formatValue, onSelect, onRangeSelect, ...rest }: ChartProps) {
  const { t } = useUi()
  const { locale } = useLocale()
  const chartId = useId()
  const [wantsTable, setWantsTable] = useState(false)
  const { Picture, failed } = usePicture()
  const written = useCallback((value: number) => new Intl.NumberFormat(locale).format(value), [locale])
  const format = formatValue ?? written
  const select = onSelect && (({ point: at, series: index }: Place) => {
    const [point, one] = [points[at], series[index]]
    if (point && one) onSelect({ point, series: one })
  })
  const selectRange = onRangeSelect && (({ from, to }: { from: number; to: number }) => {
    const [first, last] = [points[from], points[to]]
    if (first && last) onRangeSelect({ from: first, to: last })
  })
  const isEmpty = points.length === 0 || series.length === 0
  const showsTable = wantsTable || failed
  const table = { title, series, points, format }
  const titleId = `${chartId}-title`
  return (
    <Root {...rest} aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {!isEmpty && !failed && (
          <IconButton
            size="small"
            icon={showsTable ? ChartColumn : Table}
            label={t(showsTable ? 'chart.showPicture' : 'chart.showTable')}
            onPress={() => setWantsTable(!wantsTable)}
          />
        )}
      </Head>
      <SeriesPaints chartId={chartId} series={series} />
      {isEmpty && <Empty style={{ minBlockSize: height }}>{t('chart.empty')}</Empty>}
      {!isEmpty && showsTable && (
        <TableFrame tabIndex={0} role="group" aria-labelledby={titleId} style={{ maxBlockSize: Math.max(height, 220) }}>
          <ChartTable {...table} onSelect={select} />
        </TableFrame>
      )}
      {!isEmpty && !showsTable && (
        <>
          {Picture ? (
            <Picture chartId={chartId} kind={kind} title={title} series={series} points={points} height={height} format={format} onSelect={select} onRangeSelect={selectRange} />
          ) : (
            <Wait style={{ blockSize: height }} aria-hidden />
          )}
          {series.length > 1 && (
            <Legend aria-hidden>
              {series.map(({ id, text }, index) => (
                <LegendItem key={id}>
                  <SeriesSwatch paint={paintOf(chartId, index)} />
                  {text}
                </LegendItem>
              ))}
            </Legend>
          )}
          <VisuallyHidden>
            <ChartTable {...table} />
          </VisuallyHidden>
        </>
      )}
    </Root>
  )
}
