import { expect, test } from 'vitest'
import { valuesOf } from './values-of.ts'

const rows = ['Lyon', 'Lille', 'Nantes', 'Lille', null, 'Lyon', 'Lille'].map((lbAgence, id) => ({ id, lbAgence }))

test('each value is found with how many rows have it, by two short questions', async () => {
  let asked = 0
  const ask = (input: object) => {
    const {
      skip = 0,
      take,
      lbAgence,
      sort,
    } = input as Partial<Record<'skip' | 'take', number> & Record<'lbAgence' | 'sort', string>>
    asked += 1
    expect(take).toBe(1)
    const all = rows
      .filter((row) => lbAgence === undefined || row.lbAgence === lbAgence)
      .toSorted((one, other) => (sort === '-lbAgence' ? (other.lbAgence ?? '').localeCompare(one.lbAgence ?? '') : 0))
    return Promise.resolve({ value: all.slice(skip, skip + 1), total: all.length, hasErrors: false, messages: [] })
  }
  const found = await valuesOf(ask, { input: {} }, 'lbAgence')
  expect(found.map(({ value, count }) => [value, count])).toEqual([
    ['', 1],
    ['Lille', 3],
    ['Lyon', 2],
    ['Nantes', 1],
  ])
  expect(asked).toBe(7)
})
