export { Chart } from './chart.tsx'
export type { ChartProps } from './chart.tsx'
export type { ChartKind, ChartPoint, ChartSeries } from './chart-data.ts'
