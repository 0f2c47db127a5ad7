import { expect, test } from 'vitest'
import { identityToken } from './testing/fake-directory.ts'
import { isOffTime } from './token-times.ts'

const now = Date.parse('2026-03-31T08:00:00Z')
const minute = 60_000

test.each([
  ['made now', 0, false],
  ['made 59 minutes ago', 59 * minute, false],
  ['over for 4 minutes', 64 * minute, false],
  ['over for 6 minutes', 66 * minute, true],
  ['of two hours ago', 120 * minute, true],
  ['made 4 minutes hence', -4 * minute, false],
  ['made 6 minutes hence', -6 * minute, true],
])('a token %s: off time %s', (_, ago, isOff) => {
  expect(isOffTime(identityToken(now, ago), now)).toBe(isOff)
})

test('what is no token has no time', () => {
  expect(isOffTime('', now)).toBe(false)
  expect(isOffTime('a.b.c', now)).toBe(false)
})
