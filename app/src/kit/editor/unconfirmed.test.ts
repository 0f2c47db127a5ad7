import { CallFailure } from '@ronde/contracts/wire'
import { expect, test } from 'vitest'
import { isLost } from './verdict.ts'

test('a save that was answered without its value may have been done: it is looked for, and sent again under no other key', () => {
  expect(isLost(new CallFailure('unconfirmed', { status: 200 }))).toBe(true)
  expect(isLost(new CallFailure('http', { status: 503 }))).toBe(true)
})
