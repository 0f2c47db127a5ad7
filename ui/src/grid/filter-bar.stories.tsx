import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { columns, GridDemo, makeVisits, Stage } from './grid-story.tsx'
import { ColumnsMenu, emptyLayout, FilterBar } from './index.ts'
import type { FilterValue } from './index.ts'

interface FilteredProps {
  onSearchChange: (change: { search: string }) => void
  onValuesChange: (change: { values: Record<string, FilterValue> }) => void
  values?: Record<string, FilterValue>
}

const rows = makeVisits(200)
const filterable = { range: 'text', status: 'choice', cost: 'number', due: 'date', isInitial: 'boolean' } as const

function Filtered({ onSearchChange, onValuesChange, values: firstValues = {} }: FilteredProps) {
  const [search, setSearch] = useState('')
  const [values, setValues] = useState(firstValues)
  const [layout, setLayout] = useState(emptyLayout)
  return (
    <>
      <FilterBar
        columns={columns}
        filterable={filterable}
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
      <GridDemo count={200} search={search} filters={values} layout={layout} onLayoutChange={(change) => setLayout(change.layout)} />
    </>
  )
}

const meta = preview.meta({
  title: 'Components/FilterBar',
  component: Filtered,
  args: { onSearchChange: fn(), onValuesChange: fn() },
  decorators: [(Story) => <Stage><Story /></Stage>],
})

const rowCount = (grid: HTMLElement) => Number(grid.getAttribute('aria-rowcount')) - 1

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid')
    const search = canvas.getByRole('searchbox', { name: 'Rechercher' })
    await userEvent.type(search, 'evry')
    await expect(args.onSearchChange).not.toHaveBeenCalled()
    await waitFor(async () => await expect(args.onSearchChange).toHaveBeenCalledTimes(1))
    await waitFor(async () => await expect(rowCount(grid)).toBe(rows.filter(({ site }) => site === 'Évry').length))
    await userEvent.clear(search)
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => await expect(rowCount(grid)).toBe(200))
  },
})

export const Choice = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid')
    await userEvent.click(canvas.getByRole('button', { name: 'Statut' }))
    const dialog = screen.getByRole('dialog', { name: 'Statut' })
    const closed = rows.filter(({ status }) => status === 'C').length
    await expect(within(dialog).getByText('Clôturée').closest('li')).toHaveTextContent(String(closed))
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Clôturée' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: { status: { kind: 'choice', values: ['C'] } } })
    await waitFor(async () => await expect(rowCount(grid)).toBe(closed))
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    const button = canvas.getByRole('button', { name: 'Statut\u00a0: Clôturée' })
    await waitFor(async () => await expect(button).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer les filtres' }))
    await waitFor(async () => await expect(rowCount(grid)).toBe(200))
    await expect(canvas.queryByRole('button', { name: 'Effacer les filtres' })).toBeNull()
  },
})

export const Ranges = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coût' }))
    await userEvent.type(screen.getByRole('spinbutton', { name: 'De' }), '1000')
    await userEvent.tab()
    await waitFor(async () => await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: { cost: expect.objectContaining({ kind: 'number', from: 1000 }) } }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: /^Coût\u00a0: ≥ 1\u202f000$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Échéance' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Du' }), '01/02/2025')
    await userEvent.tab()
    await waitFor(async () => await expect(canvas.getByRole('button', { name: 'Échéance\u00a0: depuis le 01/02/2025', hidden: true })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Initiale' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Oui' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: expect.objectContaining({ isInitial: { kind: 'boolean', value: true } }) })
  },
})

export const AllSet = meta.story({
  args: {
    values: {
      range: { kind: 'text', text: 'porte' },
      status: { kind: 'choice', values: ['P', 'E'] },
      cost: { kind: 'number', from: 10, to: 5000 },
      due: { kind: 'date', to: '2026-06-30' },
      isInitial: { kind: 'boolean', value: false },
    },
  },
})

export const Narrow = meta.story({
  args: { values: { status: { kind: 'choice', values: ['P', 'E'] } } },
  decorators: [(Story) => <Stage data-width="narrow"><Story /></Stage>],
})

export const Columns = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colonnes' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Colonnes' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Matériels' }))
    await expect(canvas.queryByRole('columnheader', { name: 'Matériels' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer Gamme avant' }))
    await expect(canvas.getByRole('columnheader', { name: 'Gamme', hidden: true })).toHaveAttribute('aria-colindex', '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Figer Statut' }))
    await expect(canvas.getByRole('columnheader', { name: 'Statut', hidden: true })).toHaveAttribute('aria-colindex', '1')
    await userEvent.click(dialog.getByRole('button', { name: 'Rétablir' }))
    await expect(canvas.getAllByRole('columnheader', { hidden: true })).toHaveLength(columns.length)
  },
})
