import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { Matrix } from './index.ts'
import type { MatrixProps } from './index.ts'

const choices = [
  { value: 'yes', label: 'Oui' },
  { value: 'no', label: 'Non' },
]
const named = (letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${letter}${at + 1}`, text: `${letter}${at + 1}` }))

function show() {
  const onValueChange = vi.fn<NonNullable<MatrixProps['onValueChange']>>()
  const page = (rowCount: number, columnCount: number) => (
    <UiProvider locale="fr">
      <Matrix
        label="Droits"
        rowsLabel="Fonction"
        rows={named('r', rowCount)}
        columns={named('c', columnCount)}
        choices={choices}
        choiceAt={() => 'no'}
        onValueChange={onValueChange}
      />
    </UiProvider>
  )
  const { rerender } = render(page(8, 4))
  const cell = (row: number, column: number) => {
    const found = document.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`)
    if (!found) throw new Error(`no cell at ${row} ${column}`)
    return found
  }
  const stops = () =>
    [...screen.getByRole('grid').querySelectorAll('[tabindex="0"]')].map((stop) => stop.getAttribute('data-place'))
  return { onValueChange, cell, stops, shrink: (rows: number, columns: number) => rerender(page(rows, columns)) }
}

test('fewer rows or columns leave a stop for Tab, and keys go on from there', () => {
  const { onValueChange, cell, stops, shrink } = show()
  fireEvent.focus(cell(7, 3))
  expect(stops()).toEqual(['7 3'])
  shrink(3, 4)
  expect(stops()).toEqual(['2 3'])
  shrink(3, 2)
  expect(stops()).toEqual(['2 1'])
  fireEvent.keyDown(cell(2, 1), { key: 'o' })
  expect(onValueChange.mock.calls).toEqual([[{ cells: [{ row: 'r3', column: 'c2' }], value: 'yes' }]])
  fireEvent.keyDown(cell(2, 1), { key: 'ArrowUp' })
  expect(stops()).toEqual(['1 1'])
  shrink(0, 2)
  expect(stops()).toEqual(['-1 1'])
})

test.each(['Enter', ' '])('%j held down presses a cell once', (key) => {
  const { onValueChange, cell } = show()
  fireEvent.keyDown(cell(0, 0), { key })
  expect(fireEvent.keyDown(cell(0, 0), { key, repeat: true })).toBe(false)
  expect(onValueChange).toHaveBeenCalledOnce()
})

test.each(['Enter', ' '])(
  'the menu of a cell says which choice is the current one, and %j takes another',
  async (key) => {
    const onValueChange = vi.fn<NonNullable<MatrixProps['onValueChange']>>()
    render(
      <UiProvider locale="fr">
        <Matrix
          label="Droits"
          rowsLabel="Fonction"
          rows={named('r', 1)}
          columns={named('c', 1)}
          choices={[...choices, { value: 'read', label: 'Lecture' }]}
          choiceAt={() => 'no'}
          onValueChange={onValueChange}
        />
      </UiProvider>,
    )
    const cell = screen.getByRole('gridcell')
    act(() => cell.focus())
    fireEvent.click(cell)
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Non')
    fireEvent.keyDown(screen.getByRole('menuitemradio', { name: 'Lecture' }), { key })
    expect(onValueChange.mock.calls).toEqual([[{ cells: [{ row: 'r1', column: 'c1' }], value: 'read' }]])
    expect(screen.queryByRole('menu')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(cell)
  },
)

test('the menu of a heading sets all, and says no choice is the current one', () => {
  const { cell, onValueChange } = show()
  fireEvent.click(cell(0, -1))
  expect(screen.queryByRole('menuitemradio')).toBeNull()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Oui' }))
  expect(onValueChange.mock.calls[0]?.[0].cells).toHaveLength(4)
})
