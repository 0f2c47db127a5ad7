import type { CSSProperties, ReactNode } from 'react'
import { namedColor } from '../internal/color-name.ts'
import type { ChartSeries } from './chart-data.ts'
import { PaintDefinitions, Swatch } from './chart.styles.ts'

// Over the colour, in the colour of the ground, for people who cannot tell two colours apart.
const drawings: readonly ReactNode[] = [
  null,
  <path key="rising" strokeWidth="1.4" d="M-2 10 10 -2M-2 2 2 -2M6 10 10 6" />,
  <path key="dots" d="M2 2h.01M6 6h.01" strokeLinecap="round" strokeWidth="2.4" />,
  <path key="level" strokeWidth="1.2" d="M0 2h8M0 6h8" />,
  <path key="falling" strokeWidth="1.4" d="M-2 -2 10 10M6 -2 10 2M-2 6 2 10" />,
  <path key="squares" d="M0 2h8M0 6h8M2 0v8M6 0v8" strokeWidth="0.8" />,
]

const colors = ['primary', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'].map(
  (name) => `var(--ui-color-${name})`,
)

/** The colour of each series: its own, or the next of the theme's six. */
function colorsOf(series: readonly ChartSeries[]): string[] {
  let next = 0
  return series.map(({ color }) => (color ? namedColor(color) : colors[next++ % colors.length]) ?? '')
}

/** The fill of a series' bars: a reference to its paint. */
export const paintOf = (chartId: string, index: number): string => `url(#${chartId}-${index})`

/** The paints of the series of a chart, in its bars as in its legend. Drawings are seen where they are chosen, or the style sheet asks for them. */
export function SeriesPaints({
  chartId,
  series,
  isPatterned,
}: {
  chartId: string
  series: readonly ChartSeries[]
  isPatterned: boolean
}) {
  const own = colorsOf(series)
  return (
    <PaintDefinitions aria-hidden width="0" height="0" data-patterned={isPatterned || undefined}>
      <defs>
        {series.map(({ id }, index) => (
          <pattern
            key={id}
            id={`${chartId}-${index}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            style={{ '--series-color': own[index] } as CSSProperties}
          >
            <rect width="8" height="8" />
            {drawings[index % drawings.length]}
          </pattern>
        ))}
      </defs>
    </PaintDefinitions>
  )
}

/** A small piece of a series' paint. */
export function SeriesSwatch({ paint }: { paint: string }) {
  return (
    <Swatch aria-hidden width="14" height="14" viewBox="0 0 14 14">
      <rect x="0.5" y="0.5" width="13" height="13" rx="2" fill={paint} />
    </Swatch>
  )
}
