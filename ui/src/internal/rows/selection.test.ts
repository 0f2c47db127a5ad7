import { expect, test, vi } from 'vitest'
import { AllBut } from './all-but.ts'
import { EveryRow } from './every-row.ts'
import { listSource } from './row-source.ts'
import {
  isSelected,
  rangeOf,
  selectedRows,
  selectedShare,
  shownSelection,
  stillSelected,
  toggledAll,
  toggledKey,
} from './selection.ts'

const rows = Array.from({ length: 5 }, (_, id) => ({ id }))
const rowKey = vi.fn<(row: { id: number }) => string>(({ id }) => `r${id}`)

test('selecting all asks for no key until one is needed', () => {
  rowKey.mockClear()
  const all = toggledAll(new Set(), rows, rowKey)
  expect([all.size, selectedShare(all, rows, rowKey), rows.every((row) => isSelected(all, rows, rowKey, row))]).toEqual(
    [5, 'all', true],
  )
  expect(rowKey).not.toHaveBeenCalled()
  expect([...all]).toEqual(['r0', 'r1', 'r2', 'r3', 'r4'])
  expect([all.has('r4'), all.has('r5'), [...all.entries()].length]).toEqual([true, false, 5])
})

test('after a refresh all is still all, by keys', () => {
  const all = new EveryRow(rows, rowKey)
  const again = rows.map((row) => ({ ...row }))
  expect(selectedShare(all, again, rowKey)).toBe('all')
  expect(selectedShare(all, [...again, { id: 9 }], rowKey)).toBe('some')
  expect(isSelected(all, [...again, { id: 9 }], rowKey, { id: 9 })).toBe(false)
})

test('one row less than all, and all again', () => {
  const most = toggledKey(toggledAll(new Set(), rows, rowKey), 'r2')
  expect([...most]).toEqual(['r0', 'r1', 'r3', 'r4'])
  expect(toggledAll(most, rows, rowKey).size).toBe(5)
  expect(toggledAll(toggledAll(most, rows, rowKey), rows, rowKey).size).toBe(0)
})

test('a range goes both ways and keeps what is to be kept', () => {
  const source = listSource(rows, (row) => rowKey(row as { id: number }))
  expect([...rangeOf(source, 3, 1)]).toEqual(['r1', 'r2', 'r3'])
  expect([...rangeOf(source, 0, 1, new Set(['r4']))]).toEqual(['r4', 'r0', 'r1'])
})

test('a range is added to all but some', () => {
  const source = listSource(rows, (row) => rowKey(row as { id: number }))
  const range = rangeOf(source, 1, 2, new AllBut(100, new Set(['r2', 'r4'])))
  expect([range.size, range.has('r2'), range.has('r4')]).toEqual([99, true, false])
})

test('of a selection that was made before, what is still selected', () => {
  const keys = (...ids: string[]) => new Set(ids)
  expect([...stillSelected(keys('a', 'b'), keys('b', 'c'))]).toEqual(['b'])
  expect([...stillSelected(new AllBut(9, keys('a')), keys('a', 'b'))]).toEqual(['b'])
  expect(stillSelected(keys('a'), new AllBut(9)).size).toBe(9)
  expect(stillSelected(new AllBut(9, keys('a')), new AllBut(9, keys('b')))).toEqual(new AllBut(9, keys('b', 'a')))
})

test('all but some, whose keys nobody knows, are kept by asking for each row that is shown', () => {
  const three = rows.slice(0, 3)
  const all = new AllBut(3)
  expect(shownSelection(all, three, rowKey)).toBe(all)
  expect([...shownSelection(new AllBut(3, new Set(['r1'])), rows, rowKey)]).toEqual(['r0', 'r2', 'r3', 'r4'])
})

test('what search or a filter hides leaves the selection', () => {
  const letters = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  const keyOf = ({ id }: { id: string }) => id
  const all = new EveryRow(letters, keyOf)
  const two = letters.slice(1, 3)
  expect(shownSelection(all, letters, keyOf)).toBe(all)
  expect([...shownSelection(all, two, keyOf)]).toEqual(['b', 'c'])
  expect([...shownSelection(new Set(['a', 'b']), two, keyOf)]).toEqual(['b'])
  expect(shownSelection(new Set(['a']), two, keyOf).size).toBe(0)
  const one = new Set(['c'])
  expect(shownSelection(one, two, keyOf)).toBe(one)
  // More than a few are looked up the other way round.
  const many = Array.from({ length: 20 }, (_, id) => ({ id: String(id) }))
  const twelve = new Set(many.slice(4, 16).map(keyOf))
  expect([...shownSelection(twelve, many.slice(10), keyOf)]).toEqual(['10', '11', '12', '13', '14', '15'])
  expect(shownSelection(twelve, many, keyOf)).toBe(twelve)
  expect(shownSelection(twelve, two, keyOf).size).toBe(0)
  expect(selectedRows(letters, keyOf, new Set(['d', 'a']))).toEqual([{ id: 'a' }, { id: 'd' }])
})
