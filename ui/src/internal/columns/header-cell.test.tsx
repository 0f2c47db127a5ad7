import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Grid } from '../../grid/index.ts'
import type { GridProps } from '../../grid/index.ts'
import { TreeGrid } from '../../tree-grid/index.ts'
import { UiProvider } from '../../theme/index.ts'
import { fetchAll } from '../later.ts'

interface Line {
  id: string
}

const lines = [{ id: 'Nantes' }, { id: 'Brest' }]
const columns = [{ id: 'id', text: 'Line', value: 'id' }]
const inEnglish = (list: ReactNode) => render(<UiProvider locale="en">{list}</UiProvider>)
const grid = (props: Partial<GridProps<Line>> = {}) =>
  inEnglish(<Grid label="Lines" rows={lines} rowKey={({ id }) => id} columns={columns} {...props} />)
const heading = () => screen.getByRole('columnheader')
const entries = async () => {
  await fetchAll()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Line/ })))
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
}

test('headings sort where somebody is told', async () => {
  const onSortChange = vi.fn<NonNullable<GridProps<Line>['onSortChange']>>()
  grid({ onSortChange })
  expect(heading().getAttribute('aria-sort')).toBe('none')
  fireEvent.click(heading())
  expect(onSortChange.mock.calls).toEqual([[{ sort: [{ column: 'id', isDescending: false }] }]])
  expect(await entries()).toContain('Sort ascending')
})

test('headings that can sort nothing do not offer to', async () => {
  grid()
  expect(heading().getAttribute('aria-sort')).toBeNull()
  expect(await entries()).not.toContain('Sort ascending')
})

test('an order that cannot be changed is told all the same', () => {
  grid({ sort: [{ column: 'id', isDescending: true }] })
  expect(heading().getAttribute('aria-sort')).toBe('descending')
})

test('a tree grid keeps an order of its own', () => {
  inEnglish(<TreeGrid label="Lines" items={lines} itemText={({ id }) => id} columns={columns} />)
  fireEvent.click(heading())
  expect(heading().getAttribute('aria-sort')).toBe('ascending')
})
