import { expect, test } from 'vitest'
import { come } from './come.ts'

test('ends while a module is on its way', () => {
  void import('./slow.ts')
  expect(come.isSlowThere).toBe(false)
})
