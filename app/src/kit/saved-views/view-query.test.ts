import type { GridColumn, GridLayout } from '@ronde/ui/grid'
import { describe, expect, test } from 'vitest'
import { saysView, viewQuery } from './view-query.ts'
import { columnsText, layoutFrom } from '../rows/columns-text.ts'

interface Row {
  id: string
}
const columns = ['ref', 'label', 'state', 'date'].map((id): GridColumn<Row> => ({ id, text: id, value: 'id' }))
const layout: GridLayout = {
  order: ['label', 'ref', 'state', 'date'],
  hidden: ['date'],
  widths: { ref: 90 },
  pinned: ['label'],
}

describe('columns in the address', () => {
  test('are those that are shown, in their order; what is written is read again', () => {
    expect(columnsText(columns, layout)).toBe('label*,ref,state')
    expect(layoutFrom('label*,ref,state', columns, { ...layout, order: [], hidden: [], pinned: [] })).toEqual(layout)
  })

  test('that the list has not, or has twice, are left out; none that it has changes nothing', () => {
    expect(layoutFrom('gone,state,state,ref', columns, layout)).toMatchObject({
      order: ['state', 'ref', 'label', 'date'],
      hidden: ['label', 'date'],
      pinned: [],
    })
    expect(layoutFrom('<script>,gone', columns, layout)).toBe(layout)
  })
})

describe('how a list is looked at', () => {
  const search = '?idAffaireGuid=7&n.q=pont&n.f.statut=OUVERTE&sort=-a&n.e=Modifier:1&n.all=1'

  test('is its own part of the address, without its prefix and what is open, with its columns', () => {
    expect(viewQuery(search, 'n.', 'ref,label')).toBe('all=1&cols=ref%2Clabel&f.statut=OUVERTE&q=pont')
    expect(viewQuery(search, '', 'ref')).toBe('cols=ref&sort=-a')
  })

  test('is said by the address, or not', () => {
    expect([
      saysView(search, 'n.'),
      saysView(search, 'p.'),
      saysView('?idAffaireGuid=7&e=Creer', ''),
      saysView('', ''),
    ]).toEqual([true, false, false, false])
  })
})
