import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { Tree } from './index.ts'
import type { TreeMove } from './index.ts'
import { moving } from './later-moving.ts'

interface Place {
  id: string
  children: Place[]
}

const placesOf = (...ids: string[]): Place[] => ids.map((id) => ({ id, children: [] }))
const places = placesOf('Évry', 'Nantes', 'Orléans')
const rowOf = (name: string): Element => screen.getByText(name).closest('[data-row]') ?? document.body
const press = (name: string) =>
  fireEvent.pointerDown(rowOf(name), {
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons: 1,
    clientX: 0,
    clientY: 0,
  })
const letGo = () => fireEvent.pointerUp(document, { pointerId: 1 })

/** The pointer goes over the middle of a row; jsdom has no places, so it is told of them. */
function carryOver(name: string, buttons = 1): void {
  const row = rowOf(name)
  row.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 80, width: 300, height: 40 })
  document.elementFromPoint = () => row
  fireEvent.pointerMove(document, { pointerId: 1, buttons, clientX: 40, clientY: 100 })
}

const { fetch } = moving
const onMove = vi.fn<(move: TreeMove<Place>) => void>()
const onRowAction = vi.fn<(action: { id: string; row: Place }) => void>()
/** The file that follows a pointer comes. */
let arrive: () => Promise<void>
/** A refresh brings these places. */
let show: (items: Place[]) => void
beforeEach(() => {
  // The network's part, and nothing else, is made up.
  const arrives = Promise.withResolvers<void>()
  let now: typeof moving.now = null
  vi.spyOn(moving, 'now', 'get').mockImplementation(() => now)
  vi.spyOn(moving, 'fetch').mockImplementation(() => arrives.promise.then(fetch))
  arrive = () =>
    act(async () => {
      arrives.resolve()
      now = await moving.fetch()
    })
  const treeOf = (items: Place[]) => (
    <UiProvider locale="fr">
      <Tree
        label="Localisations"
        items={items}
        itemKey={({ id }) => id}
        itemText={({ id }) => id}
        itemChildren={({ children }) => children}
        onMove={onMove}
        rowMenu={() => [{ id: 'delete', text: 'Supprimer' }]}
        onRowAction={onRowAction}
      />
    </UiProvider>
  )
  const { rerender } = render(treeOf(places))
  show = (items) => rerender(treeOf(items))
})

afterEach(() => {
  vi.restoreAllMocks()
  onMove.mockClear()
  onRowAction.mockClear()
  Reflect.deleteProperty(document, 'elementFromPoint')
})

const moves = () => onMove.mock.calls.map(([{ moved, target }]) => [moved.map(({ id }) => id), target?.id])

test('a row that is still held when what follows it has come is carried to where it is let go', async () => {
  press('Nantes')
  carryOver('Évry')
  await arrive()
  carryOver('Évry')
  letGo()
  await expect.poll(moves).toEqual([[['Nantes'], 'Évry']])
})

test('a row that was let go before is not carried when the pointer moves on', async () => {
  press('Nantes')
  letGo()
  await arrive()
  carryOver('Évry', 0)
  carryOver('Évry')
  letGo()
  await act(() => Promise.resolve())
  expect(moves()).toEqual([])
})

test('of two that were pressed before, the last is carried, alone', async () => {
  press('Nantes')
  letGo()
  press('Orléans')
  await arrive()
  carryOver('Évry')
  letGo()
  await expect.poll(moves).toEqual([[['Orléans'], 'Évry']])
})

test('what is carried stays the same item when rows come above it', async () => {
  await arrive()
  press('Orléans')
  show(placesOf('Brest', 'Évry', 'Nantes', 'Orléans'))
  carryOver('Évry')
  show(placesOf('Angers', 'Brest', 'Évry', 'Nantes', 'Orléans'))
  carryOver('Évry')
  expect(screen.getByText('« Orléans »')).toBeTruthy()
  letGo()
  await expect.poll(moves).toEqual([[['Orléans'], 'Évry']])
})

test('an item that goes away while it is carried is moved nowhere, and neither is the one in its place', async () => {
  await arrive()
  press('Nantes')
  carryOver('Évry')
  show(placesOf('Évry', 'Orléans'))
  carryOver('Évry')
  expect(screen.queryByText(/^«/)).toBeNull()
  letGo()
  await act(() => Promise.resolve())
  expect(moves()).toEqual([])
})

function openMenu(name: string): void {
  fireEvent.contextMenu(rowOf(name), { button: 2 })
}
const choose = async (name: string) => {
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}

test('an open menu stays that of its item when rows come above it', async () => {
  openMenu('Nantes')
  await screen.findByRole('menuitem', { name: 'Supprimer' })
  show(placesOf('Brest', 'Évry', 'Nantes', 'Orléans'))
  await choose('Supprimer')
  expect(onRowAction.mock.calls.map(([{ id, row }]) => [id, row.id])).toEqual([['delete', 'Nantes']])
})

test('an open menu closes once its item is gone, and does not come back with it', async () => {
  openMenu('Nantes')
  await screen.findByRole('menu')
  show(placesOf('Évry', 'Orléans'))
  expect(screen.queryByRole('menu')).toBeNull()
  await expect.poll(() => document.activeElement?.textContent).toContain('Orléans')
  show(places)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('an item that was cut before what moves it has come is the one that is cut', async () => {
  openMenu('Nantes')
  await choose('Couper')
  show(placesOf('Brest', 'Évry', 'Nantes', 'Orléans'))
  await arrive()
  expect(await screen.findByText(/^Coupé.*Nantes/)).toBeTruthy()
})
