import { describe, expect, test } from 'vitest'
import type { GridColumn, GridLayout } from './column-types.ts'
import { pinColumn } from './arrange-layout.ts'
import { emptyLayout, resizeColumn } from './layout.ts'
import { tracksOf } from './tracks.ts'

const text: GridColumn<object> = { id: 'text', text: 'Text', value: 'text' }
const number: GridColumn<object> = { id: 'number', text: 'Number', value: 'number', dataType: 'number' }
const tracksFor = (
  columns: readonly GridColumn<object>[],
  layout: GridLayout = emptyLayout,
  extras = { hasBoxes: false, hasMenus: false },
) => tracksOf({ columns, layout, ...extras })
const flexOf = (columns: readonly GridColumn<object>[], layout?: GridLayout) =>
  tracksFor(columns, layout).tracks.map(({ style }) => style.flex)

describe('the width there is', () => {
  test('is shared by texts, and by shares where they are given', () => {
    expect(flexOf([text, number])).toEqual(['100 1 10rem', '0 1 7.5rem'])
    expect(
      flexOf([
        { ...text, share: 3 },
        { ...number, share: 0.5 },
      ]),
    ).toEqual(['300 1 10rem', '50 1 7.5rem'])
  })

  test('is filled where no column asks for a share', () => {
    expect(flexOf([number, { ...text, share: 0 }])).toEqual(['100 1 7.5rem', '100 1 10rem'])
  })

  test('leaves alone what users sized and what is pinned', () => {
    expect(flexOf([text, number], resizeColumn(emptyLayout, 'number', 300))).toEqual(['100 1 10rem', '0 0 18.75rem'])
    expect(flexOf([text, number], pinColumn(emptyLayout, 'text', true))[0]).toBe('0 0 10rem')
  })

  test('is short only under the least that columns take', () => {
    expect(tracksFor([text, number]).width).toBe(96 + 88)
    expect(
      tracksFor([
        { ...text, minWidth: 120 },
        { ...number, width: 60 },
      ]).width,
    ).toBe(120 + 60)
    expect(tracksFor([text, number], resizeColumn(emptyLayout, 'text', 400)).width).toBe(400 + 88)
    expect(
      tracksFor([text, number], pinColumn(emptyLayout, 'text', true), { hasBoxes: true, hasMenus: true }),
    ).toMatchObject({
      width: 44 + 160 + 88 + 48,
      edges: { start: 44 + 160, boxes: 44, end: 48 },
    })
  })
})
