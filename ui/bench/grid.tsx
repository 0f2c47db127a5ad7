/** The grid's place in a bench of peers: the same columns, the same work, everything on that users get. */
import { EveryRow, Grid, type GridColumn, type GridDataType, type SortItem } from '@ronde/ui/grid'
import { UiProvider } from '@ronde/ui/theme'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Row = Record<string, unknown> & { id: number }

interface BenchColumn {
  key: string
  title: string
  /** Pixels. */
  width: number
  format: (value: unknown) => string
}

interface Hooks {
  width: number
  height: number
  columns: readonly BenchColumn[]
  view: (rows: Row[], query: string, sorted: boolean) => Row[]
}

interface Handle {
  sort: (on: boolean) => void
  filter: (query: string) => void
  selectAll: () => void
  scrollTo: (px: number) => void
  unmount: () => void
}

const types: Record<string, GridDataType> = {
  id: 'number',
  amount: 'number',
  quantity: 'number',
  rating: 'number',
  active: 'boolean',
  created: 'DateTime',
}
const byName: SortItem[] = [{ column: 'name', isDescending: false }]
const unsorted: SortItem[] = []
const nothing: ReadonlySet<string> = new Set()
const keyOf = ({ id }: Row) => String(id)
const rowMenu = () => [{ id: 'edit', text: 'Edit' }]

interface BenchGridProps {
  data: Row[]
  hooks: Hooks
  columns: GridColumn<Row>[]
  onReady: (handle: Omit<Handle, 'unmount'>) => void
}

function BenchGrid({ data, hooks, columns, onReady }: BenchGridProps) {
  const [view, setView] = useState({ rows: data, isSorted: false })
  const [selection, setSelection] = useState(nothing)
  useEffect(() => {
    onReady({
      sort: (on) => setView({ rows: hooks.view(data, '', on), isSorted: on }),
      filter: (query) => setView({ rows: hooks.view(data, query, false), isSorted: false }),
      selectAll: () => setSelection(new EveryRow(data, keyOf)),
      scrollTo: (px) => {
        const scroller = document.querySelector('[role=grid] > div')
        if (scroller) scroller.scrollTop = px
      },
    })
  }, [data, hooks, onReady])

  return (
    <div style={{ width: hooks.width, height: hooks.height }}>
      <Grid
        label="Rows"
        rows={view.rows}
        rowKey={keyOf}
        columns={columns}
        sort={view.isSorted ? byName : unsorted}
        onSortChange={() => {}}
        selectionMode="multiple"
        selection={selection}
        onSelectionChange={(change) => setSelection(change.selection)}
        rowMenu={rowMenu}
        onRowAction={() => {}}
      />
    </div>
  )
}

/** Shows the rows and returns the commands of the bench. */
export function mount(element: HTMLElement, data: Row[], hooks: Hooks): Promise<Handle> {
  const columns = hooks.columns.map(({ key, title, width, format }) => ({
    id: key,
    text: title,
    value: key,
    width,
    minWidth: 40,
    dataType: types[key] ?? 'text',
    ...(key === 'amount' ? { format } : {}),
  }))
  const root = createRoot(element)
  return new Promise((resolve) => {
    root.render(
      <UiProvider locale="en">
        <BenchGrid
          data={data}
          hooks={hooks}
          columns={columns}
          onReady={(handle) => resolve({ ...handle, unmount: () => root.unmount() })}
        />
      </UiProvider>,
    )
  })
}
