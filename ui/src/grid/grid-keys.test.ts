import { expect, test, vi } from 'vitest'
import { handleGridKey } from './grid-keys.ts'
import type { GridCommands } from './grid-keys.ts'
import { nextSort, sortWith } from '../internal/columns/next-sort.ts'

const commands = (over: Partial<GridCommands> = {}): GridCommands => ({
  rowCount: 100,
  trackCount: 5,
  pageRows: 10,
  isRightToLeft: false,
  columnAt: (at) => (at === 0 ? undefined : `c${at}`),
  moveTo: vi.fn<GridCommands['moveTo']>(),
  sortBy: vi.fn<GridCommands['sortBy']>(),
  resizeBy: vi.fn<GridCommands['resizeBy']>(),
  moveColumn: vi.fn<GridCommands['moveColumn']>(),
  toggleRow: vi.fn<GridCommands['toggleRow']>(),
  toggleAll: vi.fn<GridCommands['toggleAll']>(),
  act: vi.fn<GridCommands['act']>(),
  openMenu: vi.fn<GridCommands['openMenu']>(),
  enterCell: () => true,
  ...over,
})
const key = (written: string) => {
  const parts = written.split('+')
  const has = (name: string) => parts.slice(0, -1).includes(name)
  return {
    key: parts.at(-1) ?? '',
    shiftKey: has('Shift'),
    ctrlKey: has('Ctrl'),
    metaKey: has('Meta'),
    altKey: has('Alt'),
  }
}

test.each([
  ['ArrowDown', 99, 2, [99, 2, false]],
  ['ArrowUp', 0, 2, [-1, 2, false]],
  ['PageDown', -1, 2, [10, 2, false]],
  ['PageUp', 3, 2, [0, 2, false]],
  ['Home', 7, 3, [7, 0, false]],
  ['Ctrl+End', 7, 3, [99, 4, false]],
  ['Ctrl+Home', -1, 3, [0, 0, false]],
  ['Shift+ArrowDown', 5, 1, [6, 1, true]],
  ['Meta+ArrowUp', 5, 1, [0, 1, false]],
] as const)('%s from row %i', (written, index, at, moved) => {
  const grid = commands()
  expect(handleGridKey(key(written), { index, at }, grid)).toBe(true)
  expect(grid.moveTo).toHaveBeenLastCalledWith(...moved)
})

test('from right to left the arrows keep pointing where they point', () => {
  const grid = commands({ isRightToLeft: true })
  handleGridKey(key('ArrowRight'), { index: 0, at: 2 }, grid)
  expect(grid.moveTo).toHaveBeenLastCalledWith(0, 1, false)
  handleGridKey(key('Shift+ArrowRight'), { index: -1, at: 2 }, grid)
  expect(grid.resizeBy).toHaveBeenLastCalledWith('c2', -1)
})

test.each(['Tab', 'Escape', 'x', 'Ctrl+c', 'Alt+ArrowLeft'])('%s is left alone', (written) => {
  expect(handleGridKey(key(written), { index: 0, at: 1 }, commands())).toBe(false)
})

test('pressing a header goes through ascending, descending, none', () => {
  const a = { column: 'a', descending: false }
  const b = { column: 'b', descending: true }
  expect(nextSort([b], 'a', false)).toEqual([a])
  expect(nextSort([a], 'a', false)).toEqual([{ ...a, descending: true }])
  expect(nextSort([b], 'b', false)).toEqual([])
  expect(nextSort([b], 'a', true)).toEqual([b, a])
  expect(nextSort([b, a], 'b', true)).toEqual([a])
  expect([sortWith([a, b], 'a', null), sortWith([b], 'a', false)]).toEqual([[b], [b, a]])
})
