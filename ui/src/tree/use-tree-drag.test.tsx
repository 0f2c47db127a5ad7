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

const places: Place[] = ['Évry', 'Nantes', 'Orléans'].map((id) => ({ id, children: [] }))
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
/** The file that follows a pointer comes. */
let arrive: () => Promise<void>
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
  render(
    <UiProvider locale="fr">
      <Tree
        label="Localisations"
        items={places}
        itemKey={({ id }) => id}
        itemText={({ id }) => id}
        itemChildren={({ children }) => children}
        onMove={onMove}
      />
    </UiProvider>,
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  onMove.mockClear()
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
