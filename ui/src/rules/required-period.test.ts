import { expect, test } from 'vitest'
import { translator } from '../messages/index.ts'
import { validate } from './validate.ts'

const check = (value: unknown) =>
  validate({ rules: 'REQUISE', value, field: 'Période', values: {}, t: translator('fr') })

test.each([
  [{ from: '', to: '' }],
  [{ from: '2026-02-01', to: '' }],
  [{ from: '', to: '2026-02-10' }],
  [{ from: null, to: '2026-02-10' }],
  [{ from: undefined, to: undefined }],
])('a period under REQUISE needs both of its days: %j is refused', (period) => {
  expect(check(period)).toBe('La valeur Période est requise')
})

test('a whole period is given, and so is an object that is no period', () => {
  expect(check({ from: '2026-02-01', to: '2026-02-10' })).toBeNull()
  expect(check({ from: '' })).toBeNull()
  expect(check({})).toBeNull()
})
