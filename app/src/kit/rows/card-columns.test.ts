import { emptyLayout, type GridColumn } from '@ronde/ui/grid'
import { expect, test } from 'vitest'
import type { AnyRow } from '../place/row.ts'
import { cardColumns } from './card-columns.tsx'

const column = (id: string, more: Partial<GridColumn<AnyRow>> = {}): GridColumn<AnyRow> => ({
  id,
  text: id,
  value: id,
  ...more,
})
const columns = ['ref', 'name', 'client', 'agency', 'state', 'count', 'made'].map((id) =>
  column(id, id === 'client' ? { isLong: true } : {}),
)
const config = {
  key: 'ref',
  label: 'name',
  columns: columns.map(({ id }) => ({ field: id, ...(id === 'state' ? { isState: true } : {}) })),
}
const given = { columns, layout: emptyLayout, config, hrefOf: undefined, onOpen: undefined, locale: 'fr' as const }
const ids = (more: Partial<typeof given> & object = {}) => cardColumns({ ...given, ...more }).map(({ id }) => id)

test('a card has the name, beside it the state, and the first three of the others', () => {
  expect(ids()).toEqual(['name', 'state', 'ref', 'client', 'agency'])
})

test('a warning, such as that an account is locked, stands where a state does', () => {
  const warned = columns.map(({ id }) => ({ field: id, ...(id === 'count' ? { isWarning: true } : {}) }))
  expect(ids({ config: { ...config, columns: warned } })).toEqual(['name', 'count', 'ref', 'client', 'agency'])
})

test('columns that the user leaves out are left out of the cards, in the order he gave the others; the name always shows', () => {
  expect(
    ids({ layout: { ...emptyLayout, hidden: ['client', 'name'], order: ['made', ...columns.map(({ id }) => id)] } }),
  ).toEqual(['name', 'state', 'made', 'ref', 'agency'])
})

test('without a state what is short stands beside the name', () => {
  const plain = { ...config, columns: columns.map(({ id }) => ({ field: id })), label: 'ref' }
  expect(ids({ config: plain })).toEqual(['ref', 'name', 'client', 'agency', 'state'])
})

test('the name leads to where the row opens, be it a page or an editor', () => {
  const hrefOf = ({ ref }: AnyRow) => `/case?ref=${String(ref)}`
  const [linked] = cardColumns({ ...given, hrefOf })
  expect(linked?.href?.({ ref: 'A' })).toBe('/case?ref=A')
  const [opened] = cardColumns({ ...given, onOpen: () => {} })
  expect([opened?.href, typeof opened?.cell]).toEqual([undefined, 'function'])
})
