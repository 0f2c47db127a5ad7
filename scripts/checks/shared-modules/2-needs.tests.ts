import { expect, test } from 'vitest'
import { come } from './come.ts'

test('begins once that is there', () => {
  expect(come.isSlowThere).toBe(true)
})
