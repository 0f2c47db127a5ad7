import { useState } from 'react'
import { columns, GridDemo, makeVisits } from './grid-story.tsx'
import type { Visit } from './grid-story.tsx'
import { ColumnsMenu, emptyLayout, FilterBar } from './index.ts'
import type { FilterBarProps, FilterKind, FilterValue } from './index.ts'

interface FilteredProps {
  onSearchChange: (change: { search: string }) => void
  onValuesChange: (change: { values: Record<string, FilterValue> }) => void
  values?: Record<string, FilterValue>
  filters?: Readonly<Record<string, FilterKind>>
  options?: FilterBarProps<Visit>['options']
}

export const rows = makeVisits(200)
const filterable = { range: 'text', status: 'choice', cost: 'number', due: 'date', isInitial: 'boolean' } as const

/** A bar over the grid that it filters. */
export function Filtered({
  onSearchChange,
  onValuesChange,
  values: firstValues = {},
  filters = filterable,
  options,
}: FilteredProps) {
  const [search, setSearch] = useState('')
  const [values, setValues] = useState(firstValues)
  const [layout, setLayout] = useState(emptyLayout)
  return (
    <>
      <FilterBar
        columns={columns}
        filterable={filters}
        options={options}
        rows={rows}
        values={values}
        search={search}
        onSearchChange={(change) => {
          setSearch(change.search)
          onSearchChange(change)
        }}
        onValuesChange={(change) => {
          setValues(change.values)
          onValuesChange(change)
        }}
      >
        <ColumnsMenu columns={columns} layout={layout} onLayoutChange={(change) => setLayout(change.layout)} />
      </FilterBar>
      <GridDemo
        count={200}
        search={search}
        filters={values}
        layout={layout}
        onLayoutChange={(change) => setLayout(change.layout)}
      />
    </>
  )
}
