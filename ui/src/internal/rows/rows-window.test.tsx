import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Grid } from '../../grid/index.ts'
import type { GridColumn } from '../../grid/index.ts'
import { Tree } from '../../tree/index.ts'

interface Reading {
  id: number
}

/** A cell that remembers: how often it was pressed. */
function Pressed({ of }: { of: number }) {
  const [times, setTimes] = useState(0)
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>
      {`${of}: ${times}`}
    </button>
  )
}

const rows = Array.from({ length: 1000 }, (_, id): Reading => ({ id }))
const rowKey = ({ id }: Reading) => String(id)
const columns: GridColumn<Reading>[] = [
  { id: 'name', text: 'Name', value: ({ id }) => `REL-${id}` },
  { id: 'pressed', text: 'Pressed', value: 'id', cell: ({ id }) => <Pressed of={id} /> },
]

const drawn = () => [...document.querySelectorAll('[role=rowgroup] > [role=row]')]
const placeOf = (row: Element) => Number(row.getAttribute('aria-rowindex')) - 2
const places = () => drawn().map(placeOf)
/** jsdom has no heights: rows are those of a window of its own, and 36 px high. */
function scrollTo(row: number): void {
  const scroller = document.querySelector('[role=grid] > div') ?? document.body
  scroller.scrollTop = row * 36
  fireEvent.scroll(scroller)
}

test('rows that come are shown by the elements of those that went, and what a cell remembers stays with its row', () => {
  render(<Grid label="Readings" rows={rows} rowKey={rowKey} columns={columns} />)
  const before = drawn()
  fireEvent.click(screen.getByRole('button', { name: '3: 0' }))
  expect(screen.getByRole('button', { name: '3: 1' })).toBeTruthy()
  scrollTo(500)
  expect(screen.getByText('REL-500')).toBeTruthy()
  expect(new Set(drawn())).toEqual(new Set(before))
  expect(screen.queryByRole('button', { name: /: 1$/ })).toBeNull()
})

test('elements stay where they are while rows are scrolled by, and are in the order of rows at rest', async () => {
  render(<Grid label="Readings" rows={rows} rowKey={rowKey} columns={columns} />)
  const before = drawn()
  scrollTo(10)
  expect(drawn()).toEqual(before)
  expect(places()).not.toEqual(places().toSorted((one, other) => one - other))
  await expect.poll(places).toEqual(before.map((_, at) => 10 + at))
})

test('the focus is kept by the grid while its row is away, and goes to no row that took its element', async () => {
  render(<Grid label="Readings" rows={rows} rowKey={rowKey} columns={columns} />)
  const grid = screen.getByRole('grid')
  act(() => grid.focus())
  const place = () => document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')
  expect(place()).toBe('2')
  scrollTo(500)
  expect(document.activeElement).toBe(grid)
  scrollTo(0)
  expect(place()).toBe('2')
})

test('the focus of a row of a tree is kept by the tree while the row is away, though another one has its element', () => {
  const items = rows.map(({ id }) => ({ id: String(id) }))
  render(<Tree label="Readings" items={items} itemText={({ id }) => `REL-${id}`} />)
  act(() => screen.getByRole('tree').focus())
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: 'REL-1' }))
  const scroller = document.querySelector('[role=tree] > div') ?? document.body
  scroller.scrollTop = 500 * 36
  fireEvent.scroll(scroller)
  expect(screen.getByText('REL-500')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('tree'))
})
