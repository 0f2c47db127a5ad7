import { expect, test, vi } from 'vitest'
import { handleTreeKey, headerRow } from './tree-keys.ts'
import type { TreeCommands } from './tree-keys.ts'

/** Rows: 0 open, 1 and 2 in it (2 closed), 3 a leaf. */
const parents = [-1, 0, 0, -1]
const opens = [true, undefined, false, undefined]

const press = (
  key: string,
  from: { row: number; cell?: number },
  more: Partial<TreeCommands> = {},
  keys: { shiftKey?: boolean; ctrlKey?: boolean; altKey?: boolean } = {},
) => {
  const calls: unknown[][] = []
  const log =
    (name: string) =>
    (...args: unknown[]) =>
      void calls.push([name, ...args])
  const commands: TreeCommands = {
    rowCount: 4,
    cellCount: 0,
    pageRows: 2,
    isRightToLeft: false,
    isMultiple: false,
    isTyping: () => false,
    isOpen: (row) => opens[row],
    parentOf: (row) => parents[row] ?? -1,
    setOpen: log('setOpen'),
    openSiblings: log('openSiblings'),
    moveTo: log('moveTo'),
    toggle: log('toggle'),
    extendTo: log('extendTo'),
    toggleAll: log('toggleAll'),
    act: log('act'),
    openMenu: log('openMenu'),
    typed: log('typed'),
    sortBy: log('sortBy'),
    resizeBy: log('resizeBy'),
    openHeaderMenu: log('openHeaderMenu'),
    open: (...args) => {
      calls.push(['open', ...args])
      return true
    },
    reorder: (...args) => {
      calls.push(['reorder', ...args])
      return true
    },
    cut: vi.fn<() => boolean>(() => true),
    paste: vi.fn<() => boolean>(() => true),
    cancel: vi.fn<() => boolean>(() => false),
    ...more,
  }
  const done = handleTreeKey(
    { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...keys },
    { cell: -1, ...from },
    commands,
  )
  return done ? (calls[0] ?? ['nothing']) : null
}

test.each([
  ['ArrowDown', 0, ['moveTo', 1, -1, false]],
  ['ArrowDown', 3, ['moveTo', 3, -1, false]],
  ['ArrowUp', 0, ['moveTo', 0, -1, false]],
  ['Home', 3, ['moveTo', 0, -1, false]],
  ['End', 0, ['moveTo', 3, -1, false]],
  ['PageDown', 0, ['moveTo', 2, -1, false]],
  ['PageUp', 3, ['moveTo', 1, -1, false]],
  ['ArrowRight', 0, ['moveTo', 1, -1, false]],
  ['ArrowRight', 2, ['setOpen', 2, true]],
  ['ArrowRight', 3, ['nothing']],
  ['ArrowLeft', 0, ['setOpen', 0, false]],
  ['ArrowLeft', 2, ['moveTo', 0, -1, false]],
  ['ArrowLeft', 3, ['nothing']],
  ['*', 1, ['openSiblings', 1]],
  [' ', 1, ['toggle', 1]],
  ['Enter', 1, ['act', 1]],
  ['F2', 1, ['open', 1]],
  ['é', 1, ['typed', 'é']],
  ['ContextMenu', 1, ['openMenu', 1]],
])('tree: %s on row %i', (key, row, expected) => expect(press(key, { row })).toEqual(expected))

test('from right to left the arrows change places', () => {
  expect(press('ArrowLeft', { row: 2 }, { isRightToLeft: true })).toEqual(['setOpen', 2, true])
  expect(press('ArrowRight', { row: 0 }, { isRightToLeft: true })).toEqual(['setOpen', 0, false])
})

test.each([
  ['ArrowRight', { row: 2 }, ['setOpen', 2, true]],
  ['ArrowRight', { row: 0 }, ['moveTo', 0, 0, false]],
  ['ArrowRight', { row: 3 }, ['moveTo', 3, 0, false]],
  ['ArrowRight', { row: 3, cell: 2 }, ['moveTo', 3, 2, false]],
  ['ArrowLeft', { row: 0, cell: 0 }, ['moveTo', 0, -1, false]],
  ['ArrowLeft', { row: 0, cell: 2 }, ['moveTo', 0, 1, false]],
  ['Home', { row: 1, cell: 2 }, ['moveTo', 1, 0, false]],
  ['End', { row: 1, cell: 0 }, ['moveTo', 1, 2, false]],
  ['ArrowDown', { row: 1, cell: 1 }, ['moveTo', 2, 1, false]],
])('tree-grid: %s on %o', (key, from, expected) => expect(press(key, from, { cellCount: 3 })).toEqual(expected))

test('tree-grid: Ctrl+Home and Ctrl+End stay in the column', () => {
  expect(press('Home', { row: 2, cell: 1 }, { cellCount: 3 }, { ctrlKey: true })).toEqual(['moveTo', 0, 1, false])
  expect(press('End', { row: 2, cell: 1 }, { cellCount: 3 }, { ctrlKey: true })).toEqual(['moveTo', 3, 1, false])
})

test('Shift extends where several can be selected, and only there', () => {
  const shift = { shiftKey: true }
  expect(press('ArrowDown', { row: 0 }, { isMultiple: true }, shift)).toEqual(['moveTo', 1, -1, true])
  expect(press('ArrowDown', { row: 0 }, {}, shift)).toEqual(['moveTo', 1, -1, false])
  expect(press('End', { row: 0 }, { isMultiple: true }, { ...shift, ctrlKey: true })).toEqual(['moveTo', 3, -1, true])
  expect(press(' ', { row: 2 }, { isMultiple: true }, shift)).toEqual(['extendTo', 2])
  expect(press('a', { row: 2 }, { isMultiple: true }, { ctrlKey: true })).toEqual(['toggleAll'])
  expect(press('a', { row: 2 }, {}, { ctrlKey: true })).toBeNull()
})

test('what is not ours stays with the browser', () => {
  expect(press('ArrowLeft', { row: 2 }, {}, { altKey: true })).toBeNull()
  expect(press('Tab', { row: 2 })).toBeNull()
  expect(press('x', { row: 2 }, { cut: () => false }, { ctrlKey: true })).toBeNull()
  expect(press('Escape', { row: 2 })).toBeNull()
})

test('a space belongs to the letters before it', () => {
  expect(press(' ', { row: 2 }, { isTyping: () => true })).toEqual(['typed', ' '])
})

test.each([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
] as const)('Alt+Shift+%s moves the item among its siblings', (key, step) => {
  expect(press(key, { row: 1 }, {}, { altKey: true, shiftKey: true })).toEqual(['reorder', 1, step])
  expect(press(key, { row: 1 }, {}, { altKey: true })).toBeNull()
})

test.each([
  ['ArrowRight', 0, {}, ['moveTo', headerRow, 1, false]],
  ['ArrowRight', 2, {}, ['moveTo', headerRow, 2, false]],
  ['ArrowLeft', 0, {}, ['moveTo', headerRow, 0, false]],
  ['Home', 2, {}, ['moveTo', headerRow, 0, false]],
  ['End', 0, {}, ['moveTo', headerRow, 2, false]],
  ['ArrowDown', 0, {}, ['moveTo', 0, -1, false]],
  ['ArrowDown', 2, {}, ['moveTo', 0, 2, false]],
  ['Enter', 1, {}, ['sortBy', 1, false]],
  [' ', 1, { shiftKey: true }, ['sortBy', 1, true]],
  ['ArrowRight', 1, { shiftKey: true }, ['resizeBy', 1, 1]],
  ['F10', 1, { shiftKey: true }, ['openHeaderMenu', 1]],
  ['ArrowUp', 1, {}, null],
] as const)('a heading: %s on cell %i', (key, cell, keys, expected) =>
  expect(press(key, { row: headerRow, cell }, { cellCount: 3 }, keys)).toEqual(expected),
)

test('up from the first row of a tree-grid are its headings, but not while a selection is extended', () => {
  expect(press('ArrowUp', { row: 0 }, { cellCount: 3 })).toEqual(['moveTo', headerRow, 0, false])
  expect(press('ArrowUp', { row: 0, cell: 2 }, { cellCount: 3 })).toEqual(['moveTo', headerRow, 2, false])
  expect(press('ArrowUp', { row: 0 }, { cellCount: 3, isMultiple: true }, { shiftKey: true })).toEqual([
    'moveTo',
    0,
    -1,
    false,
  ])
})
