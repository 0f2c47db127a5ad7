import { expect, test } from 'vitest'
import { addDecimals } from './add-decimals.ts'

test.each([
  [0.1, 0.2, 0.3],
  [1.1, -0.1, 1],
  [0.7, 0.1, 0.8],
  [12345678901234, 1, 12345678901235],
  [1234567890.125, 0.1, 1234567890.225],
  [-9007199254740990, -1, -9007199254740991],
  [1e21, 1, 1e21],
  [1e-7, 2e-7, 3e-7],
  [1e-120, 1e-120, 2e-120],
])('%s and %s are %s', (one, other, sum) => {
  expect(addDecimals(one, other)).toBe(sum)
})
