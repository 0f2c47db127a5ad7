import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Grid } from '../../grid/index.ts'
import type { GridColumn, GridProps } from '../../grid/index.ts'
import { Tree } from '../../tree/index.ts'

interface Line {
  id: string
}

const lines: Line[] = [{ id: 'Nantes' }, { id: 'Brest' }]
const columns: GridColumn<Line>[] = [{ id: 'id', text: 'Line', value: 'id', href: () => '/lines' }]
const rowMenu = ({ id }: Line) => (id === 'Nantes' ? [{ id: 'close', text: 'Close' }] : [])

const grid = (props: Partial<GridProps<Line>> = {}) =>
  render(<Grid label="Lines" rows={lines} rowKey={({ id }) => id} columns={columns} {...props} />)
const tree = (menu?: typeof rowMenu) =>
  render(<Tree label="Lines" items={lines} itemText={({ id }) => id} {...(menu && { rowMenu: menu })} />)

/** Whether the browser's own menu may open where the pointer is, or where a key asks for one. */
function isLeftToBrowser(text: string, init: MouseEventInit & { pointerType?: string }): boolean {
  const element = screen.getByText(text)
  const event = createEvent.contextMenu(element, init)
  if (init.pointerType) Object.defineProperty(event, 'pointerType', { value: init.pointerType })
  return fireEvent(element, event)
}
const rightClick = { button: 2 }
const restingFinger = { button: 0, pointerType: 'touch' }
const byKey = { button: 0 }

test.each([rightClick, restingFinger])('without a menu the one of the browser opens: %o', (how) => {
  grid()
  expect(isLeftToBrowser('Nantes', how)).toBe(true)
})

test.each([rightClick, restingFinger])('a row of a tree without a menu leaves it to the browser too: %o', (how) => {
  tree()
  expect(isLeftToBrowser('Nantes', how)).toBe(true)
})

test('of several rows those without entries leave it to the browser', async () => {
  grid({ rowMenu })
  expect(isLeftToBrowser('Brest', rightClick)).toBe(true)
  expect(isLeftToBrowser('Nantes', rightClick)).toBe(false)
  expect(await screen.findByRole('menuitem', { name: 'Close' })).toBeTruthy()
})

test('of several items those without entries leave it to the browser', async () => {
  tree(rowMenu)
  expect(isLeftToBrowser('Brest', rightClick)).toBe(true)
  expect(isLeftToBrowser('Nantes', rightClick)).toBe(false)
  expect(await screen.findByRole('menuitem', { name: 'Close' })).toBeTruthy()
})

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('the menu key opens the menu of a row, and not that of the browser too', () => {
  grid({ rowMenu })
  act(() => screen.getByRole('grid').focus())
  expect(press('ContextMenu')).toBe(false)
  expect(isLeftToBrowser('Nantes', byKey)).toBe(false)
})

test('the menu key opens that of the browser on a row without entries', () => {
  grid({ rowMenu })
  act(() => screen.getByRole('grid').focus())
  press('ArrowDown')
  expect(press('ContextMenu')).toBe(true)
  expect(isLeftToBrowser('Brest', byKey)).toBe(true)
})
