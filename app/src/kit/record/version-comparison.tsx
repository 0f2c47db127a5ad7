import { EmptyState } from '@ronde/ui/empty-state'
import { Grid, type GridColumn, textOf } from '@ronde/ui/grid'
import { Panel } from '@ronde/ui/panel'
import { Select } from '@ronde/ui/select'
import { Stack } from '@ronde/ui/stack'
import { type ReactNode, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../locales/use-text.ts'
import { ReadFailure } from '../../notices/read-failure.tsx'
import { gridColumns } from '../rows/columns.ts'
import { PaperTable } from '../rows/print/paper-table.tsx'
import { useTableLabels } from '../rows/use-table-labels.ts'
import { OnlySheet, Sheet } from '../rows/print/print.styles.ts'
import { usePrinting } from '../../base/use-printing.ts'
import { PanelGrid } from '../rows/list.styles.ts'
import { type Place, placeOf } from '../place/place.ts'
import type { AnyRow } from '../place/row.ts'
import type { RecordOf } from './shape.ts'
import { useRecord } from './use-record.ts'
import { useVersionRows } from './use-version-rows.ts'
import type { Versions } from './use-versions.ts'

interface ComparisonProps {
  config: RecordOf
  /** The home, of the version that is shown. */
  place: Place
  versions: Versions
}

interface Difference extends AnyRow {
  field: string
  /** The list it is in, or the record's general information. */
  part: string
  name: string
  then: string
  now: string
  /** Shows the value of a record where the text does not do. */
  cell: ((row: AnyRow) => ReactNode) | undefined
  /** Whose values they are. */
  before: AnyRow | null
  after: AnyRow | null
}

const keyOf = ({ field }: Difference) => field

const noFields: AnyRow = {}

/** The place of a home, were another of its versions shown. */
const atVersion = ({ view, params }: Place, param: string, id: string, home: AnyRow | null): Place =>
  placeOf({ view, params: { ...params, [param]: id }, home })

/** Differences between the version that is shown and another: fields of the record and rows of its lists, side by side. */
export function VersionComparison({ config, place, versions }: ComparisonProps) {
  const text = useText()
  const { compared, shown, all: versionList, compare } = versions
  const { param = '' } = config.version ?? {}
  const otherId = compared?.id ?? ''
  const asking = useMemo(() => atVersion(place, param, otherId, null), [place, param, otherId])
  const other = useRecord(config, asking, compared !== null)
  const parts = useMemo(() => config.parts.flatMap((part) => (part.part === 'section' ? [part] : [])), [config])
  const labels = useTableLabels(useMemo(() => parts.flatMap(({ fields }) => fields), [parts]))
  const sections = useMemo(
    () =>
      parts.map(({ title, fields }) => ({
        title: text(title),
        columns: gridColumns(fields, place.view, text, labels),
      })),
    [parts, place.view, text, labels],
  )
  const before = other.record
  const record = place.home ?? noFields
  const differences = useMemo<Difference[]>(() => {
    if (!before) return []
    const lines = sections.flatMap(({ title: part, columns: fields }) =>
      fields.map((column) => ({
        field: column.id,
        part,
        name: column.text,
        then: textOf(column, before, text.locale),
        now: textOf(column, record, text.locale),
        cell: column.cell,
        before,
        after: record,
      })),
    )
    return lines.filter(({ then, now }) => then !== now)
  }, [before, record, sections, text])
  const shownId = shown?.id ?? ''
  const rows = useVersionRows(
    config,
    useMemo(() => atVersion(place, param, otherId, before), [place, param, otherId, before]),
    useMemo(() => atVersion(place, param, shownId, place.home), [place, param, shownId]),
  )
  const all = useMemo(() => {
    const there = (row: AnyRow | null) => (row ? text('version.there') : text('version.notThere'))
    const ofRows = rows.differences.map(({ part, label, column, before: then, after: now }, at): Difference => ({
      field: `${part} ${at}`,
      part,
      name: column ? `${label} · ${column.text}` : label,
      then: column && then ? textOf(column, then, text.locale) : there(then),
      now: column && now ? textOf(column, now, text.locale) : there(now),
      cell: column?.cell,
      before: then,
      after: now,
    }))
    return [...differences, ...ofRows]
  }, [differences, rows.differences, text])
  const columns = useMemo<GridColumn<Difference>[]>(
    () => [
      { id: 'part', text: text('version.part'), value: 'part' },
      { id: 'name', text: text('version.field'), value: 'name' },
      {
        id: 'then',
        text: compared?.text ?? '',
        value: 'then',
        cell: ({ cell, then, before: old }) => (cell && old ? cell(old) : then),
      },
      {
        id: 'now',
        text: shown?.text ?? '',
        value: 'now',
        cell: ({ cell, now, after }) => (cell && after ? cell(after) : now),
      },
    ],
    [text, compared?.text, shown?.text],
  )
  const isPrinting = usePrinting()
  if (!compared || !shown) return null
  const error = other.error ?? rows.error
  const title = text('version.compare', { one: compared.text, other: shown.text })
  return (
    <Panel title={title} width={880} onOpenChange={() => compare(null)}>
      <Stack>
        <Select
          label={text('version.with')}
          isRequired
          options={versionList
            .filter(({ id }) => id !== shown.id)
            .map(({ id, text: name }) => ({ value: id, label: name }))}
          value={compared.id}
          onValueChange={({ value }) => typeof value === 'string' && compare(value)}
        />
        {isPrinting &&
          createPortal(
            <Sheet data-print-sheet="">
              <OnlySheet />
              <h1>{title}</h1>
              <PaperTable lines={all.map((row) => ({ row, level: 0 }))} columns={columns} keyOf={keyOf} />
            </Sheet>,
            document.body,
          )}
        <PanelGrid>
          <Grid<Difference>
            label={title}
            rows={all}
            rowKey={keyOf}
            columns={columns}
            state={error ? 'error' : before && !rows.isPending ? 'ready' : 'loading'}
            empty={<EmptyState icon="check" title={text('version.same')} />}
            error={error && <ReadFailure of={other.error ? other : rows} isQuiet={!other.error} />}
          />
        </PanelGrid>
      </Stack>
    </Panel>
  )
}
