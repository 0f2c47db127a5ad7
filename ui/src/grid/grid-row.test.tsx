import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GridColumn } from '../internal/columns/column-types.ts'
import { emptyLayout } from '../internal/columns/layout.ts'
import { tracksOf } from '../internal/columns/tracks.ts'
import { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import { cells } from '../internal/rows/cells.styles.ts'
import { grid as words } from '../messages/fr/grid.ts'
import type { Translate } from '../messages/index.ts'
import { GridRow } from './grid-row.tsx'
import type { AnyRow, RowsView } from './grid-view.ts'

const texts: Readonly<Record<string, string>> = words
const t: Translate = (id) => texts[id] ?? id

function cellsOf(columns: readonly GridColumn<AnyRow>[], row: Record<string, unknown>, state?: 'inactive') {
  const { tracks } = tracksOf({ columns, layout: emptyLayout, hasBoxes: false, hasMenus: false })
  const view: RowsView = {
    tracks,
    locale: 'fr',
    t,
    keeper: new FocusKeeper(),
    rowKey: () => '1',
    isSelectable: false,
    stateOf: () => state,
    link: 'a' as never,
  }
  const { container } = render(<GridRow view={view} row={row} index={0} isSelected={false} activeAt={-1} />)
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
