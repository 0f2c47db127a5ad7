import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { grid as words } from '../../messages/fr/grid.ts'
import type { Translate } from '../../messages/index.ts'
import type { GridColumn } from '../columns/column-types.ts'
import { emptyLayout } from '../columns/layout.ts'
import { cellsWith } from './row-cells.tsx'
import { tracksOf } from '../columns/tracks.ts'
import { cells } from './cells.styles.ts'
import { FocusKeeper } from './focus-keeper.ts'
import type { RowStateTexts } from './row-state.ts'
import { Row } from './row.tsx'
import type { RowView } from './row.tsx'
import type { AnyRow } from './row-source.ts'

const texts: Readonly<Record<string, string>> = words
const t: Translate = (id) => texts[id] ?? id

function cellsOf(
  columns: readonly GridColumn<AnyRow>[],
  row: Record<string, unknown>,
  state?: 'inactive',
  stateTexts?: RowStateTexts,
) {
  const { tracks } = tracksOf({ columns, layout: emptyLayout, hasBoxes: false, hasMenus: false })
  const view: RowView = {
    keeper: new FocusKeeper(),
    mode: 'none',
    stateOf: () => state,
    cellsOf: cellsWith({ tracks, locale: 'fr', link: 'a' as never, t, stateTexts }),
    labelOf: null,
  }
  const { container } = render(
    <Row view={view} item={row} id="0" row={0} top={0} isSelected={false} activeCell={null} />,
  )
  return [...container.querySelectorAll('[role=gridcell]')]
}
type Column = GridColumn<AnyRow>
const column = (id: string, more: Partial<Column> = {}): Column => ({ id, text: id, value: id, ...more })

test('a row that is no longer in use says so in a word under what it is called, and is not in italics', () => {
  const [first, second] = cellsOf([column('ref'), column('lb')], { ref: 'A-1', lb: 'Pont' }, 'inactive')
  expect(first?.querySelector('[data-note]')?.textContent).toBe('Inactif')
  expect(second?.textContent).toBe('Pont')
  expect(cells.map(String).join('')).not.toContain('italic')
})

test('a list may have words of its own for what its rows are, such as by their gender', () => {
  const noteOf = (own: RowStateTexts) => {
    const [first] = cellsOf([column('ref')], { ref: 'A-1' }, 'inactive', own)
    return first?.querySelector('[data-note]')?.textContent
  }
  expect(noteOf({ inactive: 'Inactive' })).toBe('Inactive')
  expect(noteOf({ added: 'Nouvelle' })).toBe('Inactif')
})

test('a word that a column has for a row stands under its value, in its tone', () => {
  const due = column('dt', { dataType: 'Date', note: () => ({ text: 'En retard', tone: 'error' }) })
  const [, cell] = cellsOf([column('ref'), due], { ref: 'A-1', dt: '2026-03-09' })
  expect(cell?.textContent).toBe('09/03/2026En retard')
  expect(cell?.querySelector('[data-note]')?.getAttribute('data-note')).toBe('error')
})

test('a long text has two lines; others keep to one', () => {
  const columns = [column('lb', { isLong: true }), column('ref')]
  const [long, short] = cellsOf(columns, { ref: 'A-1', lb: 'Mise en conformité' })
  expect(long?.querySelector('[data-lines]')?.textContent).toBe('Mise en conformité')
  expect(short?.querySelector('[data-lines]')).toBeNull()
})
