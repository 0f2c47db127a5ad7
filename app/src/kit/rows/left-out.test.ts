import { expect, test } from 'vitest'
import { leftOutOf } from './left-out.ts'

const known = { columns: ['ref', 'dt', 'state'], filters: { dt: 'date', state: 'choice' } } as const

test.each([
  ['?q=a&f.state=X~Y&f.dt=2026-01-01..&sort=-dt,ref&cols=ref*,state&idX=1', []],
  ['?f.gone=1', ['filter gone']],
  ['?f.ref=1', ['filter ref']],
  ['?f.dt=someday', ['filter dt']],
  ['?f.dt=last-7-days&f.2.state=*not.X&f.3.dt=*none', []],
  ['?f.2.dt=someday&f.2.gone=1&f.1.dt=today', ['filter dt', 'filter gone', 'filter 1.dt']],
  ['?sort=gone,-dt,-other', ['sort gone', 'sort other']],
  ['?cols=ref,old*,state', ['column old']],
  ['?n.f.gone=1&n.sort=gone', []],
  ['', []],
])('what is left out of %s', (search, expected) => {
  expect(leftOutOf(search, '', known).map(({ kind, name }) => `${kind} ${name}`)).toEqual(expected)
})

test('is told of the list that the address speaks of, and no longer than a line', () => {
  expect(leftOutOf('?n.f.gone=1&f.other=2', 'n.', known)).toEqual([{ kind: 'filter', name: 'gone' }])
  expect(leftOutOf(`?sort=${'x'.repeat(200)}`, '', known)[0]?.name).toHaveLength(40)
})
