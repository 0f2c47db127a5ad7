import type { CallFailure } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { memoryStorage, storageKeys } from '../base/storage.ts'
import { tokenOf } from '../kit/testing/tokens.ts'
import { isForeign, standingOf, tokenToSend } from './stored-token.ts'

const own = tokenOf()
const renewed = tokenOf({ exp: 4_102_444_900 })
const other = tokenOf({ login: 'z.agent' })

describe('the token that all tabs share', () => {
  test.each([
    ['is this tab’s', own, 'ours'],
    ['is gone', null, 'gone'],
    ['is empty', '', 'gone'],
    ['is a newer one of the same user', renewed, 'renewed'],
    ['is somebody else’s', other, 'otherUser'],
    ['cannot be read: the server judges', 'not.a.token', 'ours'],
  ])('%s', (_, stored, standing) => {
    expect(standingOf(own, stored)).toBe(standing)
  })

  test.each([
    ['its own', own, own, false],
    ['none', own, null, false],
    ['one nobody can read', own, 'not.a.token', false],
    ['somebody else’s', own, other, true],
    ['the next one of its user', own, renewed, true],
    ['one it never had to do with', null, own, true],
  ])('a tab that ends with %s', (_, held, stored, foreign) => {
    expect(isForeign(held, stored)).toBe(foreign)
  })
})

describe('the token of a call', () => {
  const send = (token: string | null, stored: string | null) => () =>
    tokenToSend(memoryStorage(stored === null ? {} : { [storageKeys.token]: stored }), token)

  test('is the stored one [6.bearer]', () => {
    expect(send(own, own)()).toBe(own)
    expect(send(own, renewed)()).toBe(renewed)
    expect(send(null, own)()).toBe(own)
    expect(send(null, null)()).toBeNull()
  })

  test.each([
    ['somebody else is signed in', other],
    ['nobody is signed in', null],
  ])('is none at all, when in another tab %s: the call is given up', (_, stored) => {
    expect(send(own, stored)).toThrow(expect.objectContaining({ kind: 'cancelled' }) as CallFailure)
  })
})
