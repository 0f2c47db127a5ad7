import { type Log, SysLog } from '@ronde/contracts/services/Core/SysLog'
import { Button } from '@ronde/ui/button'
import { Chart } from '@ronde/ui/chart'
import { filtersNow } from '@ronde/ui/grid'
import { useMemo } from 'react'
import { today } from '../../../../base/dates.ts'
import { endsOf, minuteOf, periodLabel, periodsOf, stepAsked } from './periods.ts'
import { lookedFor } from '../../../../kit/rows/looked-for.ts'
import { servedFilters } from '../../../../kit/rows/served-filters.ts'
import type { PagedShape } from '../../../../kit/rows/shape.ts'
import type { AboveProps } from '../../../../kit/actions/parts.ts'
import { useRead } from '../../../../kit/ask/use-read.ts'
import { ReadPart } from '../../../../kit/rows/read-part.tsx'
import { useAllWords } from '../../../../locales/use-text.ts'
import { HistogramPlace, HistogramRoot } from './histogram.styles.ts'

/** Most common spans up to now, in minutes. */
const spans = { 'log.last.minutes': 15, 'log.last.day': 24 * 60, 'log.last.week': 7 * 24 * 60 } as const

const paged: PagedShape<Log> = { size: 0, between: { dtLog: ['dtDebut', 'dtFin'] } }

const colors: Record<string, string> = {
  OK: 'var(--ui-color-border-control)',
  ALERTE: 'warning',
  REFUS: 'info',
  ERREUR: 'error',
}

/** Number of lines over time by state, with strong colours for failures. A span chosen by dragging or keys becomes the filter of dates. */
export function Histogram({ address: { filters, search, change } }: AboveProps) {
  // Log lines name fields of every screen, so all messages are needed.
  const { text } = useAllWords()
  const day = today()
  const { dtLog, refEtat } = useMemo(() => servedFilters(filtersNow(filters, day)), [filters, day])
  const ends = useMemo(() => endsOf(dtLog), [dtLog])
  const pas = stepAsked(ends, day)
  const between = lookedFor(paged, { search: '', filters: dtLog ? { dtLog } : {}, sort: [] })
  const read = useRead(SysLog.GetEtatList, { ...between, pas }, { isLive: true })
  const { value } = read
  const { step, periods } = useMemo(
    () =>
      periodsOf(
        (value ?? []).flatMap(({ refEtat: series, parPeriode = [] }) => parPeriode.map((one) => ({ ...one, series }))),
        ends,
        pas,
      ),
    [value, ends, pas],
  )
  const points = useMemo(
    () => periods.map((period) => ({ label: periodLabel(period, step), values: period.values })),
    [periods, step],
  )
  const chosen = refEtat?.kind === 'choice' ? refEtat.values : []
  const series = (value ?? [])
    .filter((etat) => chosen.length === 0 || chosen.includes(etat.refEtat))
    .map((etat) => ({
      id: etat.refEtat,
      text: etat.lbEtat,
      ...(colors[etat.refEtat] ? { color: colors[etat.refEtat] } : {}),
    }))
  const isWider = search !== '' || filters.refAction !== undefined || filters.lbUser !== undefined

  const { dtLog: _, ...others } = filters
  const show = (span: { from: string; to?: string }) =>
    change({ filters: { ...others, dtLog: { kind: 'date', ...span } } })
  const select = (from: object, to: object) => {
    const [first, last] = [from, to].map((point) => periods[points.findIndex((one) => one === point)])
    if (!first || !last) return
    const [begin, end] = [ends.from ?? '', ends.to ?? '9999']
    show({ from: first.from > begin ? first.from : begin, to: last.to < end ? last.to : end })
  }
  const showLast = (minutes: number) => show({ from: minuteOf(new Date(Date.now() - minutes * 60_000).toISOString()) })
  return (
    <HistogramRoot>
      <ReadPart reads={[read]}>
        <Chart
          kind="histogram"
          height={116}
          isPending={value === null}
          title={[text(`log.per.${step}`), ...(isWider ? [text('log.chartIsWider')] : [])].join(' ')}
          series={series}
          points={points}
          onRangeSelect={({ from, to }) => select(from, to)}
        />
      </ReadPart>
      <HistogramPlace role="group" aria-label={text('log.spans')}>
        {(Object.keys(spans) as (keyof typeof spans)[]).map((span) => (
          <Button key={span} size="small" tone="quiet" onPress={() => showLast(spans[span])}>
            {text(span)}
          </Button>
        ))}
        {/* There without a filter too: coming and going, it would push the others below the pointer, and take the focus with it. */}
        <Button
          size="small"
          tone="quiet"
          icon="undo"
          reason={dtLog ? undefined : text('log.noDates')}
          onPress={() => change({ filters: others })}
        >
          {text('log.allDates')}
        </Button>
      </HistogramPlace>
    </HistogramRoot>
  )
}
