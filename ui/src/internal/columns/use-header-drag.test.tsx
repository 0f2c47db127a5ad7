import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GridLayout } from './column-types.ts'
import { arranging } from './later-arranging.ts'
import { useHeaderDrag } from './use-header-drag.ts'

const empty: GridLayout = { order: [], hidden: [], widths: {}, pinned: [] }
const columns = ['a', 'b'].map((id) => ({ id, text: id, value: id }))

function Heading({ onLayoutChange }: { onLayoutChange: (layout: GridLayout) => void }) {
  const { onPointerDown } = useHeaderDrag({ columns, layout: empty, onLayoutChange })
  return (
    <div onPointerDown={onPointerDown}>
      {columns.map(({ id, text }) => (
        <div key={id} data-column={id}>
          {text} <span data-resize="" title={`edge of ${text}`} />
        </div>
      ))}
    </div>
  )
}

const move = (clientX: number, buttons: number) => fireEvent.pointerMove(document, { pointerId: 1, clientX, buttons })
const press = (edge: string) =>
  fireEvent.pointerDown(screen.getByTitle(edge), {
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons: 1,
    clientX: 100,
  })

const { fetch } = arranging
let told: GridLayout[]
/** The file that follows a pointer comes. */
let arrive: () => Promise<void>
beforeEach(() => {
  // The network's part, and nothing else, is made up.
  const arrives = Promise.withResolvers<void>()
  vi.spyOn(arranging, 'now', 'get').mockReturnValue(null)
  vi.spyOn(arranging, 'fetch').mockImplementation(() => arrives.promise.then(fetch))
  arrive = () =>
    act(async () => {
      arrives.resolve()
      await arranging.fetch()
    })
  told = []
  render(<Heading onLayoutChange={(layout) => told.push(layout)} />)
})

afterEach(() => vi.restoreAllMocks())

test('an edge that is still held when what follows it has come is followed from where it was pressed', async () => {
  press('edge of a')
  move(180, 1)
  expect(told).toEqual([])
  await arrive()
  move(400, 1)
  fireEvent.pointerUp(document, { pointerId: 1 })
  expect(told.map(({ widths }) => widths)).toEqual([{ a: 300 }])
})

test('an edge that was let go before changes nothing when the pointer moves on', async () => {
  press('edge of a')
  fireEvent.pointerUp(document, { pointerId: 1 })
  await arrive()
  move(400, 0)
  move(500, 1)
  fireEvent.pointerUp(document, { pointerId: 1 })
  expect(told).toEqual([])
})

test('of two that were pressed before, the last is followed, alone', async () => {
  press('edge of a')
  fireEvent.pointerUp(document, { pointerId: 1 })
  press('edge of b')
  await arrive()
  move(400, 1)
  fireEvent.pointerUp(document, { pointerId: 1 })
  expect(told.map(({ widths }) => widths)).toEqual([{ b: 300 }])
})
