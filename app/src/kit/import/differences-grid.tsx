import { Badge } from '@ronde/ui/badge'
import { Grid, type GridColumn, textOf } from '@ronde/ui/grid'
import { SearchField } from '@ronde/ui/search-field'
import { SegmentedControl } from '@ronde/ui/segmented-control'
import { useMemo, useState } from 'react'
import { normalise } from '../../base/normalise.ts'
import { useText } from '../../locales/use-text.ts'
import { labelsOf } from './cells.ts'
import { countStates, type Difference, type LineState } from './differences.ts'
import { headingOf } from './headings.ts'
import { DifferencesBar, DifferencesRoot } from './import-dialog.styles.ts'
import type { ImportTable } from './import-table.ts'
import type { Compared } from './prepare.ts'

const tones = { new: 'success', changed: 'info', unchanged: 'neutral', faulty: 'error' } as const
const states: readonly LineState[] = ['new', 'changed', 'unchanged', 'faulty']

interface DifferencesGridProps {
  compared: Compared
  table: ImportTable
  view: string
}

type Shown = Difference & { readonly at: number }
const keyOf = ({ at }: Shown) => String(at)

/** What a file changes, cell by cell: by what becomes of its lines, and by a search. */
export function DifferencesGrid({ compared, table, view }: DifferencesGridProps) {
  const text = useText()
  const counts = useMemo(() => countStates(compared.differences), [compared])
  const [state, setState] = useState<LineState>(
    () => (['changed', 'new', 'unchanged'] as const).find((one) => counts[one] > 0) ?? 'faulty',
  )
  const [search, setSearch] = useState('')
  const headings = useMemo(
    () => new Map(table.columns.map((column) => [column.name, headingOf(column, view, text)])),
    [table, view, text],
  )
  const columns = useMemo<GridColumn<Shown>[]>(() => {
    const labels = new Map(table.columns.map((column) => [column.name, labelsOf(column, text)]))
    const flags = new Set(table.columns.flatMap(({ name, kind }) => (kind === 'flag' ? [name] : [])))
    const said = (column: string | null, cell: string | undefined): string => {
      if (column === null || cell === undefined || cell === '') return '—'
      if (flags.has(column) && (cell === 'true' || cell === 'false'))
        return text(cell === 'true' ? 'import.yes' : 'import.no')
      const label = labels.get(column)?.get(cell)
      return label ? text('import.labelled', { value: cell, label }) : cell
    }
    const wide = { share: 3, minWidth: 130, isLong: true }
    return [
      { id: 'line', text: text('import.line'), value: 'line', dataType: 'number', share: 0, width: 80 },
      { id: 'key', text: text('import.reference'), value: 'key', share: 2, minWidth: 130, isLong: true },
      {
        id: 'state',
        text: text('import.state'),
        value: (one) => text(`import.state.${one.state}`),
        cell: (one) => <Badge tone={tones[one.state]}>{text(`import.state.${one.state}`)}</Badge>,
        share: 0,
        width: 130,
      },
      {
        id: 'column',
        text: text('import.field'),
        value: ({ column, mistake }) => mistake?.field ?? (column && headings.get(column)) ?? '',
        share: 2,
        minWidth: 120,
      },
      { ...wide, id: 'from', text: text('import.from'), value: ({ column, from }) => said(column, from) },
      { ...wide, id: 'to', text: text('import.to'), value: (one) => one.mistake?.message ?? said(one.column, one.to) },
    ]
  }, [table, text, headings])
  const rows = useMemo(() => {
    const wanted = normalise(search.trim())
    return compared.differences.flatMap((one, at): Shown[] => {
      if (one.state !== state) return []
      const shown = { ...one, at }
      const words = columns.map((column) => textOf(column, shown, text.locale))
      return wanted === '' || normalise(words.join(' ')).includes(wanted) ? [shown] : []
    })
  }, [compared, state, search, columns, text])
  return (
    <>
      <DifferencesBar>
        <SegmentedControl
          size="small"
          label={text('import.state')}
          options={states.map((one) => ({
            value: one,
            label: text(`import.count.${one}`, { count: counts[one] }),
            isDisabled: counts[one] === 0,
          }))}
          value={state}
          onValueChange={({ value }) => setState(value)}
        />
        <SearchField value={search} onValueChange={({ value }) => setSearch(value)} label={text('import.search')} />
      </DifferencesBar>
      {compared.left.length > 0 && (
        <p>
          {text('import.notCompared', { columns: compared.left.map((name) => headings.get(name) ?? name).join(', ') })}
        </p>
      )}
      <DifferencesRoot>
        <Grid
          label={text('import.differences')}
          rows={rows}
          rowKey={keyOf}
          columns={columns}
          isFiltered={search !== ''}
        />
      </DifferencesRoot>
    </>
  )
}
