import { act, fireEvent, render, screen } from '@testing-library/react'
import { Profiler, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { Grid } from '../../grid/index.ts'
import type { GridColumn, GridProps } from '../../grid/index.ts'
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

afterEach(() => void vi.restoreAllMocks())

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

const press = (key: string, keys: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...keys })
const pressTimes = (times: number, key: string, keys?: { shiftKey?: boolean }) => {
  for (let time = 0; time < times; time++) press(key, keys)
}
const range = { shiftKey: true }

/** A grid on whose rows the keyboard is, and the selection that its page keeps. */
function selecting(first: Partial<GridProps<Reading>> = {}) {
  let selection: ReadonlySet<string> = new Set()
  const gridOf = (props: Partial<GridProps<Reading>>) => (
    <Grid
      label="Readings"
      rows={rows}
      rowKey={rowKey}
      columns={columns}
      selectionMode="multiple"
      selection={selection}
      onSelectionChange={(change) => {
        selection = change.selection
        show({})
      }}
      {...props}
    />
  )
  let props = first
  const { rerender } = render(gridOf(props))
  const show = (more: Partial<GridProps<Reading>>) => {
    props = { ...props, ...more }
    rerender(gridOf(props))
  }
  act(() => screen.getByRole('grid').focus())
  return {
    selected: () => [...selection].map(Number).toSorted((one, other) => one - other),
    size: () => selection.size,
    show,
    clear() {
      selection = new Set()
      show({})
    },
  }
}

test('rows that were deselected do not come back with the range that is extended next', () => {
  const { selected, clear } = selecting()
  press(' ')
  pressTimes(5, 'ArrowDown')
  press(' ')
  expect(selected()).toEqual([0, 5])
  clear()
  press('ArrowDown', range)
  expect(selected()).toEqual([5, 6])
})

test('a row that a search hid does not come back either', () => {
  const { selected, show } = selecting()
  press(' ')
  pressTimes(5, 'ArrowDown')
  press(' ')
  show({ rows: rows.slice(1) })
  show({ rows })
  press('ArrowDown', range)
  expect(selected()).toEqual([5, 6])
})

test('a range starts anew where the keyboard moved on without Shift', () => {
  const { selected } = selecting()
  pressTimes(2, 'ArrowDown', range)
  pressTimes(15, 'ArrowDown')
  press('ArrowDown', range)
  expect(selected()).toEqual([0, 1, 2, 17, 18])
  pressTimes(2, 'ArrowUp', range)
  expect(selected()).toEqual([0, 1, 2, 16, 17])
})

/** Readings of which only some are loaded. */
const loaded = (isThere: (id: number) => boolean) => ({
  rows: rows.filter(({ id }) => isThere(id)),
  placed: {
    count: rows.length,
    at: (place: number) => (isThere(place) ? rows[place] : undefined),
    indexOf: (key: string) => (isThere(Number(key)) ? Number(key) : -1),
  },
})

test('a range in all rows but some keeps all the others', () => {
  const { size } = selecting(loaded((id) => id < 20))
  press('a', { ctrlKey: true })
  press('ArrowDown')
  press(' ')
  expect(size()).toBe(999)
  press('ArrowDown')
  press('ArrowDown', range)
  expect(size()).toBe(999)
  press('ArrowUp')
  press('ArrowUp')
  press('ArrowDown', range)
  expect(size()).toBe(1000)
})

test('a range keeps its rows that are no longer loaded, and can still shrink', () => {
  const { selected, show } = selecting(loaded((id) => id < 20))
  pressTimes(8, 'ArrowDown', range)
  show(loaded((id) => id === 0 || (id > 5 && id < 20)))
  press('ArrowDown', range)
  expect(selected()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  show(loaded((id) => id > 5 && id < 20))
  press('ArrowUp', range)
  expect(selected()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  press('Home', { shiftKey: true, ctrlKey: true })
  expect(selected()).toEqual([0])
})

/** A window of another height than the one a server draws for. */
const windowOf = (height: number) => vi.spyOn(globalThis, 'innerHeight', 'get').mockReturnValue(height)

const items = rows.map(({ id }) => ({ id: String(id) }))
const lists = {
  grid: <Grid label="Readings" rows={rows} rowKey={rowKey} columns={columns} />,
  tree: <Tree label="Readings" items={items} itemText={({ id }) => `REL-${id}`} />,
}

test.each(['grid', 'tree'] as const)(
  'a %s that a server drew is taken over in a window of any height',
  async (kind) => {
    const list = lists[kind]
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(list)
    const [first] = screen.getAllByText(/^REL-/)
    windowOf(1200)
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    await act(async () => render(list, { container, hydrate: true, onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(first?.isConnected).toBe(true)
    expect(screen.getByText('REL-32')).toBeTruthy()
  },
)

test('without a server there are rows for the whole window at once, drawn once', () => {
  windowOf(1200)
  const draws = vi.fn<() => void>()
  render(
    <Profiler id="rows" onRender={draws}>
      <Grid label="Readings" rows={rows} rowKey={rowKey} columns={columns} />
    </Profiler>,
  )
  expect(drawn().length).toBe(Math.ceil(1200 / 36))
  expect(draws).toHaveBeenCalledTimes(1)
})

/** Lets a test say when the view of a list has been measured. */
function measuring() {
  let measure = () => {}
  class Observer implements ResizeObserver {
    #callback: ResizeObserverCallback
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback
    }
    observe(element: Element) {
      if (element.matches('[data-scroller]')) measure = () => this.#callback([], this)
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  return () => act(() => measure())
}

/** A view of ten rows of a grid, and how often it asked for more. */
function asking(count: number) {
  const measure = measuring()
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(360)
  const onEndReached = vi.fn<() => void>()
  const gridOf = (shown: Reading[]) => (
    <Grid label="Readings" rows={shown} rowKey={rowKey} columns={columns} onEndReached={onEndReached} />
  )
  const { rerender } = render(gridOf(rows.slice(0, count)))
  measure()
  return { onEndReached, show: (shown: Reading[]) => rerender(gridOf(shown)) }
}

test('more rows are asked for each time the end comes into view, as after a load that failed', () => {
  const { onEndReached } = asking(100)
  expect(onEndReached).toHaveBeenCalledTimes(0)
  scrollTo(90)
  expect(onEndReached).toHaveBeenCalledTimes(1)
  scrollTo(0)
  scrollTo(90)
  expect(onEndReached).toHaveBeenCalledTimes(2)
})

test('more are asked for at the end of other rows, though as many, and not for the same rows in a new array', () => {
  const { onEndReached, show } = asking(5)
  expect(onEndReached).toHaveBeenCalledTimes(1)
  show(rows.slice(0, 5))
  expect(onEndReached).toHaveBeenCalledTimes(1)
  show(rows.slice(100, 105))
  expect(onEndReached).toHaveBeenCalledTimes(2)
  show(rows.slice(100, 110))
  expect(onEndReached).toHaveBeenCalledTimes(3)
})

test('a list that is hidden when it begins, or meanwhile, stands where it was left once it is seen', () => {
  const measure = measuring()
  // As browsers do: what is not laid out has no height, does not scroll, and forgets where it stood.
  let height = 0
  let top = 0
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => height)
  Object.defineProperty(HTMLElement.prototype, 'scrollTop', {
    configurable: true,
    get: () => (height === 0 ? 0 : top),
    set: (to: number) => {
      if (height > 0) top = to
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollTop'))
  const show = (shown: number) => {
    height = shown
    if (shown === 0) top = 0
    measure()
  }
  render(
    <Grid label="Readings" rows={rows} rowKey={rowKey} columns={columns} defaultPlace={{ top: 500, active: null }} />,
  )
  show(360)
  expect(top).toBe(500 * 36)
  expect(screen.getByText('REL-500')).toBeTruthy()
  scrollTo(700)
  show(0)
  show(360)
  expect(top).toBe(700 * 36)
  expect(screen.getByText('REL-700')).toBeTruthy()
})
