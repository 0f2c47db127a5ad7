import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Badge } from '../badge/index.ts'
import { Table } from './table.tsx'
import type { TableColumn } from './table.tsx'

interface Service {
  id: number
  name: string
  state: string | null
  count: number
  amount: string
}

const rows: readonly Service[] = [
  { id: 1, name: 'Ascenseur A', state: 'Terminée', count: 2, amount: '1\u202f240,00\u00a0€' },
  { id: 2, name: 'Monte-charge', state: null, count: 11, amount: '820,50\u00a0€' },
  { id: 3, name: 'Portail automatique', state: 'Prévue', count: 1, amount: '96,00\u00a0€' },
]

const columns: readonly TableColumn<Service>[] = [
  { id: 'name', text: 'Équipement', cell: ({ name }) => name },
  {
    id: 'state',
    text: 'État',
    cell: ({ state }) => state && <Badge tone={state === 'Terminée' ? 'success' : 'info'}>{state}</Badge>,
  },
  { id: 'count', text: 'Visites', align: 'end', cell: ({ count }) => count },
  { id: 'amount', text: 'Montant', align: 'end', cell: ({ amount }) => amount },
]

const common = { columns, rows, caption: 'Prestations', rowKey: ({ id }: Service) => id }

const meta = preview.meta({
  title: 'Components/Table',
  component: Table<Service>,
  parameters: {
    docs: { description: { component: 'A small table to be read. What is sorted, selected, or long is a Grid.' } },
  },
  args: common,
})

export const Default = meta.story({
  args: { footer: { name: 'Total', count: 14, amount: '2\u202f156,50\u00a0€' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Prestations' })
    await expect(canvas.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      'Équipement',
      'État',
      'Visites',
      'Montant',
    ])
    await expect(canvas.getByRole('rowheader', { name: 'Ascenseur A' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Monte-charge/ })).toHaveTextContent('–')
    await expect(table).toHaveTextContent('Total')
  },
})

export const Empty = meta.story({
  args: { rows: [], emptyText: 'Aucune prestation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Aucune prestation' })).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.queryByText('Ascenseur A')).toBeNull()
  },
})

export const HiddenCaption = meta.story({
  args: { isCaptionHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Prestations' })).toBeVisible()
  },
})

export const Scrolling = meta.story({
  args: {
    rows: Array.from({ length: 30 }, (_, id) => ({
      id,
      name: `Équipement ${id + 1}`,
      state: null,
      count: id,
      amount: '96,00\u00a0€',
    })),
    maxHeight: 200,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const region = canvas.getByRole('region', { name: 'Prestations' })
    await expect(region).toHaveFocus()
    region.scrollTop = 300
    await expect(
      canvas.getByRole('columnheader', { name: 'Équipement' }).getBoundingClientRect().top -
        region.getBoundingClientRect().top,
    ).toBeLessThan(3)
    region.scrollTop = 0
  },
})

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().width).toBe(260)
  },
})

export const English = meta.story({
  args: { rows: [], caption: 'Services' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No items' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
