import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { Grid, textOf } from './index.ts'
import type { GridColumn } from './index.ts'

interface Line {
  id: number
  isOpen: boolean
}

const rows: Line[] = [
  { id: 1, isOpen: true },
  { id: 2, isOpen: false },
]
const columns: GridColumn<Line>[] = [{ id: 'open', text: 'Open', value: 'isOpen', dataType: 'boolean' }]

test('yes and no are the words of the product, shown and copied', () => {
  render(
    <UiProvider locale="en" messages={{ 'grid.yes': 'Aye', 'grid.no': 'Nay' }}>
      <Grid label="Lines" rows={rows} rowKey={({ id }) => String(id)} columns={columns} />
    </UiProvider>,
  )
  expect(screen.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual(['Aye', 'Nay'])
  const grid = screen.getByRole('grid')
  act(() => grid.focus())
  const copied = new Map<string, string>()
  const event = createEvent.copy(grid, {
    clipboardData: { setData: (type: string, text: string) => copied.set(type, text) },
  })
  fireEvent(grid, event)
  expect(copied.get('text/plain')).toBe('Aye')
})

test('the text of a cell is in the words of the library where none are given', () => {
  const [column, row] = [columns[0], rows[0]]
  expect(column && row && textOf(column, row, 'fr')).toBe('Oui')
  expect(column && row && textOf(column, row, 'fr', (key) => `« ${key} »`)).toBe('« grid.yes »')
})
