import { describe, expect, test } from 'vitest'
import { hideColumn, moveColumn, pinColumn } from './arrange-layout.ts'
import { emptyLayout, resizeColumn } from './layout.ts'
import { translator } from '../../messages/index.ts'
import { rowsNews } from './rows-news.ts'
import type { RowsTold } from './rows-news.ts'

const columns = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id.toUpperCase(), value: id }))
const first: RowsTold = { columns, layout: emptyLayout, sort: [], count: 20, selected: 0 }
const t = translator('en')
const newsOf = (change: Partial<RowsTold>, before: Partial<RowsTold> = {}) =>
  rowsNews({ ...first, ...before }, { ...first, ...before, ...change }, t)

describe('what a screen reader hears of a grid', () => {
  test('is nothing when nothing changed, and no count before it is settled', () => {
    expect(newsOf({})).toEqual([])
    expect(newsOf({ count: null })).toEqual([])
    expect(newsOf({ count: 1 }, { count: null })).toEqual(['1 row'])
  })

  test('is the count, the order and the selection', () => {
    expect(
      newsOf({
        count: 3,
        sort: [
          { column: 'b', isDescending: true },
          { column: 'a', isDescending: false },
        ],
      }),
    ).toEqual(['3 rows', 'Sorted by B, descending, Sorted by A, ascending'])
    expect(newsOf({ sort: [] }, { sort: [{ column: 'b', isDescending: true }] })).toEqual(['Not sorted'])
    expect(newsOf({ selected: 1 })).toEqual(['1 selected'])
    expect(newsOf({ selected: 0 }, { selected: 4 })).toEqual(['Nothing selected'])
  })

  test('is the column that was moved, not those that made room', () => {
    expect(newsOf({ layout: moveColumn(columns, emptyLayout, 'a', 'c', 'after') })).toEqual(['A, column 3 of 4'])
    expect(newsOf({ layout: moveColumn(columns, emptyLayout, 'd', 'a', 'before') })).toEqual(['D, column 1 of 4'])
    const swapped = moveColumn(columns, emptyLayout, 'b', 'c', 'after')
    expect(newsOf({ layout: swapped, at: 'b' })).toEqual(['B, column 3 of 4'])
    expect(newsOf({ layout: swapped, at: 'c' })).toEqual(['C, column 2 of 4'])
    expect(newsOf({ layout: resizeColumn(emptyLayout, 'b', 240) })).toEqual(['B, 240 pixels wide'])
    expect(newsOf({ layout: hideColumn(emptyLayout, 'c', true) })).toEqual(['C hidden'])
    expect(newsOf({ layout: pinColumn(emptyLayout, 'a', true) })).toEqual(['A pinned'])
  })

  test('is one word for a whole layout put back', () => {
    const layout = ['a', 'b', 'c'].reduce((at, id) => resizeColumn(at, id, 200), emptyLayout)
    expect(newsOf({ layout })).toEqual(['Columns changed'])
  })
})
