import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GridColumn, GridLayout } from './column-types.ts'
import { hideColumn, moveColumn, neighbour, pinColumn } from './arrange-layout.ts'
import { emptyLayout, placedColumns, resizeColumn, widthOf } from './layout.ts'

const columns: GridColumn<object>[] = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  text: id.toUpperCase(),
  value: id,
  width: 100,
}))
const shown = (layout: GridLayout) =>
  placedColumns(columns, layout)
    .map(({ column }) => column.id)
    .join('')

describe('columns', () => {
  test('stand where they were given, pinned ones first and one after the other', () => {
    expect(shown(emptyLayout)).toBe('abcd')
    const pinned = pinColumn(pinColumn(emptyLayout, 'd', true), 'c', true)
    expect(shown(pinned)).toBe('cdab')
    expect(placedColumns(columns, pinned, 40).map(({ pinnedAt }) => pinnedAt)).toEqual([40, 140, undefined, undefined])
  })

  test('move beside another, and take its pin over', () => {
    expect(shown(moveColumn(columns, emptyLayout, 'a', 'c', 'after'))).toBe('bcad')
    expect(shown(moveColumn(columns, emptyLayout, 'd', 'b', 'before'))).toBe('adbc')
    const pinned = pinColumn(emptyLayout, 'b', true)
    expect(moveColumn(columns, pinned, 'd', 'b', 'before').pinned).toEqual(['b', 'd'])
    expect(moveColumn(columns, pinned, 'b', 'd', 'after').pinned).toEqual([])
  })

  test('know their neighbours among their kind', () => {
    const placed = placedColumns(columns, pinColumn(emptyLayout, 'a', true))
    expect([
      neighbour(placed, 'a', 1),
      neighbour(placed, 'b', -1),
      neighbour(placed, 'b', 1),
      neighbour(placed, 'd', 1),
    ]).toEqual([undefined, undefined, 'c', undefined])
  })

  test('keep to their least width', () => {
    const [column] = columns
    if (!column) throw new Error('no column')
    expect(widthOf({ ...column, minWidth: 80 }, resizeColumn(emptyLayout, 'a', 3))).toBe(80)
    expect(widthOf(column, resizeColumn(emptyLayout, 'a', 1e9))).toBe(1200)
  })

  test('a kept layout survives columns that came and went; one is always shown', () => {
    const old: GridLayout = { order: ['gone', 'd', 'a'], hidden: ['gone'], widths: { gone: 9 }, pinned: ['gone'] }
    expect(shown(old)).toBe('dabc')
    expect(shown(columns.reduce((layout, { id }) => hideColumn(layout, id, true), emptyLayout))).toBe('a')
  })

  test('whatever is done, every column is there once', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd')
    const step = fc.tuple(id, id, fc.constantFrom('before' as const, 'after' as const), fc.boolean())
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const layout = steps.reduce(
          (at, [one, other, side, pin]) => pinColumn(moveColumn(columns, at, one, other, side), other, pin),
          emptyLayout,
        )
        expect(shown(layout).split('').toSorted().join('')).toBe('abcd')
      }),
    )
  })
})
