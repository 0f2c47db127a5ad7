import { expect, test } from 'vitest'
import { treeKeys } from '../../tree/tree-keys.ts'
import { nextSort, sortWith } from '../columns/next-sort.ts'
import type { FocusKeeper } from './focus-keeper.ts'
import { handleKey } from './rows-keys.ts'
import type { KeyedRows } from './rows-keys.ts'
import { headerRow } from './use-active-cell.ts'

/** Rows of the tree: 0 open, 1 and 2 in it (2 closed), 3 a leaf. */
const parents = [-1, 0, 0, -1]
const opens = [true, undefined, false, undefined]

interface Setting {
  rowCount?: number
  pageRows?: number
  /** 0 without columns. */
  cellCount?: number
  isMultiple?: boolean
  isRightToLeft?: boolean
  /** Cells of boxes: no columns. */
  boxes?: readonly number[]
  canCut?: boolean
  hasMenu?: boolean
  isHeld?: boolean
}

/** The deed of a key: the name of the first call and its arguments; null when it is left to the browser. */
function press(written: string, from: { row: number; cell?: number }, isTree: boolean, setting: Setting) {
  const {
    rowCount = 4,
    pageRows = 2,
    cellCount = 0,
    isMultiple = false,
    boxes = [],
    canCut = true,
    hasMenu = true,
  } = setting
  const calls: unknown[][] = []
  const log =
    (name: string) =>
    (...args: unknown[]): void =>
      void calls.push([name, ...args])
  const asked =
    (name: string, answer: boolean) =>
    (...args: unknown[]) => {
      if (answer) calls.push([name, ...args])
      return answer
    }
  const rows: KeyedRows = {
    source: { count: rowCount },
    columns:
      cellCount === 0
        ? null
        : {
            count: cellCount,
            isColumn: (at) => !boxes.includes(at),
            sortBy: log('sortBy'),
            resizeBy: log('resizeBy'),
            moveBy: asked('moveBy', !isTree),
            openMenu: asked('openMenu', true),
          },
    levels: isTree
      ? {
          isOpen: (row) => opens[row],
          parentOf: (row) => parents[row] ?? -1,
          setOpen: log('setOpen'),
          openSiblings: log('openSiblings'),
          retry: log('retry'),
          keys: treeKeys,
          type: () => null,
          reorder: asked('reorder', true),
          cut: asked('cut', canCut),
          paste: asked('paste', true),
          cancel: () => false,
        }
      : null,
    keeper: {} as FocusKeeper,
    isMultiple,
    elementAt: () => null,
    pageRows: () => pageRows,
    moveTo: ({ row, cell }, { extend = false } = {}) => void calls.push(['moveTo', row, cell, extend]),
    enter: log('enter'),
    press: log('press'),
    click: log('click'),
    toggle: log('toggle'),
    toggleAll: log('toggleAll'),
    extendTo: log('extendTo'),
    act: ({ row, cell }) => void calls.push(['act', row, cell]),
    goInto: asked('goInto', true),
    open: log('open'),
    openMenu: ({ row, cell }) => {
      if (hasMenu) calls.push(['openMenu', row, cell])
      return hasMenu
    },
    copied: () => null,
    isDragEnd: () => false,
  }
  const parts = written === ' ' ? [' '] : written.split('+')
  const has = (name: string) => parts.slice(0, -1).includes(name)
  const done = handleKey(
    {
      key: parts.at(-1) ?? '',
      shiftKey: has('Shift'),
      ctrlKey: has('Ctrl'),
      metaKey: has('Meta'),
      altKey: has('Alt'),
      repeat: setting.isHeld ?? false,
    },
    { cell: -1, ...from },
    rows,
    setting.isRightToLeft ?? false,
  )
  return done ? (calls[0] ?? ['nothing']) : null
}

const inGrid = (key: string, row: number, cell: number, setting: Setting = {}) =>
  press(key, { row, cell }, false, {
    rowCount: 100,
    pageRows: 10,
    cellCount: 5,
    boxes: [0],
    isMultiple: true,
    ...setting,
  })
const inTree = (key: string, row: number, setting: Setting = {}) => press(key, { row }, true, setting)
const inTreeGrid = (key: string, from: { row: number; cell?: number }, setting: Setting = {}) =>
  press(key, from, true, { cellCount: 3, ...setting })

test.each([
  ['ArrowDown', 99, 2, [99, 2, false]],
  ['ArrowUp', 0, 2, [-1, 2, false]],
  ['PageDown', -1, 2, [10, 2, false]],
  ['PageUp', 3, 2, [0, 2, false]],
  ['Home', 7, 3, [7, 0, false]],
  ['Ctrl+End', 7, 3, [99, 4, false]],
  ['Ctrl+Home', -1, 3, [0, 0, false]],
  ['Ctrl+ArrowDown', 5, 1, [99, 1, false]],
  ['ArrowRight', 5, 4, [5, 4, false]],
  ['Shift+ArrowDown', 5, 1, [6, 1, true]],
  ['Shift+ArrowUp', 0, 1, [0, 1, false]],
  ['Meta+ArrowUp', 5, 1, [0, 1, false]],
] as const)('grid: %s from row %i', (key, row, cell, moved) => {
  expect(inGrid(key, row, cell)).toEqual(['moveTo', ...moved])
})

test.each([
  ['Enter', 3, 2, ['act', 3, 2]],
  [' ', 3, 2, ['toggle', 3]],
  ['Shift+ ', 3, 2, ['toggle', 3]],
  ['F2', 3, 2, ['goInto', { row: 3, cell: 2 }]],
  ['F2', -1, 2, ['goInto', { row: -1, cell: 2 }]],
  ['Ctrl+a', 3, 2, ['toggleAll']],
  ['ContextMenu', 3, 2, ['openMenu', 3, 2]],
  ['Alt+ArrowDown', 3, 2, ['openMenu', 3, 2]],
  ['Enter', -1, 2, ['sortBy', 2, false]],
  ['Shift+Enter', -1, 2, ['sortBy', 2, true]],
  ['Enter', -1, 0, ['act', -1, 0]],
  ['Ctrl+ArrowRight', -1, 2, ['moveBy', 2, 1]],
  ['Ctrl+ArrowRight', -1, 0, ['moveTo', -1, 1, false]],
  ['Shift+ArrowLeft', -1, 2, ['resizeBy', 2, -1]],
  ['Shift+F10', -1, 2, ['openMenu', -1, 2]],
])('grid: %s on row %i, cell %i', (key, row, cell, done) => expect(inGrid(key, row, cell)).toEqual(done))

test('grid: from right to left the arrows keep pointing where they point', () => {
  expect(inGrid('ArrowRight', 0, 2, { isRightToLeft: true })).toEqual(['moveTo', 0, 1, false])
  expect(inGrid('Shift+ArrowRight', -1, 2, { isRightToLeft: true })).toEqual(['resizeBy', 2, -1])
})

test.each(['Tab', 'Escape', 'x', 'Ctrl+c', 'Alt+ArrowLeft', 'Meta+ArrowLeft', 'Ctrl+Enter', 'Ctrl+ ', '*'])(
  'grid: %s is left alone',
  (key) => expect(inGrid(key, 0, 1)).toBeNull(),
)

test('pressing a header goes through ascending, descending, none', () => {
  const a = { column: 'a', isDescending: false }
  const b = { column: 'b', isDescending: true }
  expect(nextSort([b], 'a', false)).toEqual([a])
  expect(nextSort([a], 'a', false)).toEqual([{ ...a, isDescending: true }])
  expect(nextSort([b], 'b', false)).toEqual([])
  expect(nextSort([b], 'a', true)).toEqual([b, a])
  expect(nextSort([b, a], 'b', true)).toEqual([a])
  expect([sortWith([a, b], 'a', null), sortWith([b], 'a', false)]).toEqual([[b], [b, a]])
})

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
  ['Enter', 1, ['act', 1, -1]],
  ['F2', 1, ['goInto', { row: 1, cell: -1 }]],
  ['ContextMenu', 1, ['openMenu', 1, -1]],
])('tree: %s on row %i', (key, row, expected) => expect(inTree(key, row)).toEqual(expected))

test('tree: from right to left the arrows change places', () => {
  expect(inTree('ArrowLeft', 2, { isRightToLeft: true })).toEqual(['setOpen', 2, true])
  expect(inTree('ArrowRight', 0, { isRightToLeft: true })).toEqual(['setOpen', 0, false])
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
])('tree grid: %s on %o', (key, from, expected) => expect(inTreeGrid(key, from)).toEqual(expected))

test('tree grid: Ctrl+Home and Ctrl+End stay in the column', () => {
  expect(inTreeGrid('Ctrl+Home', { row: 2, cell: 1 })).toEqual(['moveTo', 0, 1, false])
  expect(inTreeGrid('Ctrl+End', { row: 2, cell: 1 })).toEqual(['moveTo', 3, 1, false])
})

test('Shift extends where several can be selected, and only there', () => {
  const many = { isMultiple: true }
  expect(inTree('Shift+ArrowDown', 0, many)).toEqual(['moveTo', 1, -1, true])
  expect(inTree('Shift+ArrowDown', 0)).toEqual(['moveTo', 1, -1, false])
  expect(inTree('Ctrl+Shift+End', 0, many)).toEqual(['moveTo', 3, -1, true])
  expect(inTree('Shift+ ', 2, many)).toEqual(['extendTo', 2])
  expect(inTree('Ctrl+a', 2, many)).toEqual(['toggleAll'])
  expect(inTree('Ctrl+a', 2)).toBeNull()
})

test('tree: other keys stay with the browser', () => {
  expect(inTree('Alt+ArrowLeft', 2)).toBeNull()
  expect(inTreeGrid('Meta+ArrowLeft', { row: 2, cell: 1 })).toBeNull()
  expect(inTree('Tab', 2)).toBeNull()
  expect(inTree('Ctrl+x', 2, { canCut: false })).toBeNull()
  expect(inTree('Escape', 2)).toBeNull()
})

test.each([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
] as const)('Alt+Shift+%s moves the item among its siblings', (key, step) => {
  expect(inTree(`Alt+Shift+${key}`, 1)).toEqual(['reorder', 1, step])
  expect(inTree(`Alt+${key}`, 1)).toBeNull()
})

test.each([
  ['ArrowRight', 0, ['moveTo', headerRow, 1, false]],
  ['ArrowRight', 2, ['moveTo', headerRow, 2, false]],
  ['ArrowLeft', 0, ['moveTo', headerRow, 0, false]],
  ['Home', 2, ['moveTo', headerRow, 0, false]],
  ['End', 0, ['moveTo', headerRow, 2, false]],
  ['ArrowDown', 0, ['moveTo', 0, -1, false]],
  ['ArrowDown', 2, ['moveTo', 0, 2, false]],
  ['ArrowUp', 1, ['moveTo', headerRow, 1, false]],
  ['Enter', 1, ['sortBy', 1, false]],
  ['Shift+ ', 1, ['sortBy', 1, true]],
  ['Shift+ArrowRight', 1, ['resizeBy', 1, 1]],
  ['Shift+F10', 1, ['openMenu', headerRow, 1]],
] as const)('tree grid, a heading: %s on cell %i', (key, cell, expected) =>
  expect(inTreeGrid(key, { row: headerRow, cell })).toEqual(expected),
)

test('tree grid: columns keep their places', () => {
  expect(inTreeGrid('Ctrl+ArrowRight', { row: headerRow, cell: 0 })).toEqual(['moveTo', headerRow, 1, false])
})

test('up from the first row of a tree grid are its headings, but not while a selection is extended', () => {
  expect(inTreeGrid('ArrowUp', { row: 0 })).toEqual(['moveTo', headerRow, 0, false])
  expect(inTreeGrid('ArrowUp', { row: 0, cell: 2 })).toEqual(['moveTo', headerRow, 2, false])
  expect(inTreeGrid('Shift+ArrowUp', { row: 0 }, { isMultiple: true })).toEqual(['moveTo', 0, -1, false])
})

test.each(['ContextMenu', 'Shift+F10', 'Alt+ArrowDown'])('%s stays with the browser on a row without a menu', (key) => {
  expect(inGrid(key, 3, 2, { hasMenu: false })).toBeNull()
  expect(inTree(key, 3, { hasMenu: false })).toBeNull()
})

test('without rows a tree has no keys, and its headings have theirs', () => {
  expect(inTree('ArrowDown', 0, { rowCount: 0 })).toBeNull()
  expect(inTreeGrid('ArrowDown', { row: headerRow, cell: 1 }, { rowCount: 0 })).toEqual(['moveTo', headerRow, 1, false])
})

test.each([
  ['Enter', 3],
  [' ', 3],
  ['Ctrl+a', 3],
  ['F2', 3],
  ['Enter', headerRow],
])('%j held down on row %i acts once', (key, row) => {
  expect(inGrid(key, row, 2)).not.toEqual(['nothing'])
  expect(inGrid(key, row, 2, { isHeld: true })).toEqual(['nothing'])
})

test('arrows that are held down go on, resize on and move on', () => {
  expect(inGrid('ArrowDown', 3, 2, { isHeld: true })).toEqual(['moveTo', 4, 2, false])
  expect(inGrid('Shift+ArrowRight', headerRow, 2, { isHeld: true })).toEqual(['resizeBy', 2, 1])
  expect(inTree('Alt+Shift+ArrowDown', 2, { isHeld: true })).toEqual(['reorder', 2, 1])
})
