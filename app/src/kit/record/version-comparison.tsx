import { EmptyState } from '@ronde/ui/empty-state'
import { ErrorPanel } from '@ronde/ui/error-panel'
import { Grid, type GridColumn, textOf } from '@ronde/ui/grid'
import { Panel } from '@ronde/ui/panel'
import { Select } from '@ronde/ui/select'
import { type ReactNode, useMemo } from 'react'
import { useText } from '../../locales/use-text.ts'
import { noticeOfFailure } from '../../notices/notice.ts'
import { gridColumns } from '../list/columns.ts'
import { PanelGrid } from '../list/list.styles.ts'
import type { AnyRow, Params } from '../screen.ts'
import type { AnyHome } from './home-config.ts'
import { useRecord } from './use-record.ts'
import type { Versions } from './use-versions.ts'

interface ComparisonProps {
  config: AnyHome
  view: string
  params: Params
  record: AnyRow
  versions: Versions
}

interface Difference extends AnyRow {
  field: string
  name: string
  then: string
  now: string
  /** Shows the value of a record where the text does not do. */
  cell: ((row: AnyRow) => ReactNode) | undefined
}

const keyOf = ({ field }: Difference) => field

/** What differs between the version that is shown and another: the fields of the record that are not the same, side by side. */
export function VersionComparison({ config, view, params, record, versions }: ComparisonProps) {
  const text = useText()
  const { compared, shown, all, compare } = versions
  const { param = '' } = config.version ?? {}
  const other = useRecord(config, { ...params, [param]: compared?.id ?? '' }, compared !== null)
  const fields = useMemo(() => {
    const shownFields = config.parts.flatMap((part) => (part.part === 'section' ? part.fields : []))
    return gridColumns(shownFields, view, text)
  }, [config, view, text])
  const before = other.record
  const differences = useMemo<Difference[]>(() => {
    if (!before) return []
    const lines = fields.map((column) => ({
      field: column.id,
      name: column.text,
      then: textOf(column, before, text.locale),
      now: textOf(column, record, text.locale),
      cell: column.cell,
    }))
    return lines.filter(({ then, now }) => then !== now)
  }, [before, record, fields, text])
  const columns = useMemo<GridColumn<Difference>[]>(
    () => [
      { id: 'name', text: text('version.field'), value: 'name' },
      { id: 'then', text: compared?.text ?? '', value: 'then', cell: ({ cell, then }) => (cell && before ? cell(before) : then) },
      { id: 'now', text: shown?.text ?? '', value: 'now', cell: ({ cell, now }) => (cell ? cell(record) : now) },
    ],
    [text, compared?.text, shown?.text, before, record],
  )
  if (!compared || !shown) return null
  const title = text('version.compare', { one: compared.text, other: shown.text })
  return (
    <Panel title={title} width={720} onClose={() => compare(null)}>
      <Select
        label={text('version.with')}
        options={all.filter(({ id }) => id !== shown.id).map(({ id, text: name }) => ({ value: id, text: name }))}
        value={compared.id}
        onValueChange={({ value }) => typeof value === 'string' && compare(value)}
      />
      <PanelGrid>
        <Grid<Difference>
          label={title}
          rows={differences}
          rowKey={keyOf}
          columns={columns}
          state={before ? 'ready' : other.error ? 'error' : 'loading'}
          empty={<EmptyState icon="check" title={text('version.same')} />}
          error={other.error && <ErrorPanel message={noticeOfFailure(other.error, text)?.text ?? ''} onRetry={other.retry} />}
        />
      </PanelGrid>
    </Panel>
  )
}
