import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payload, tokenOf } from '../kit/testing/tokens.ts'
import { readToken } from './token.ts'

describe('readToken', () => {
  test('reads who a token is for, accents included [3.token]', () => {
    expect(readToken(tokenOf({ lbUser: 'Zoé Ünal-Œuvrard 🛠' }))).toEqual(payload({ lbUser: 'Zoé Ünal-Œuvrard 🛠' }))
  })

  test('reads any text a name may hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (lbUser) => {
        expect(readToken(tokenOf({ lbUser }))?.lbUser).toBe(lbUser)
      }),
    )
  })

  test('a default route may be missing', () => {
    expect(readToken(tokenOf({ defaultRoute: undefined }))?.defaultRoute).toBeNull()
  })

  test.each([
    '',
    '.',
    '..',
    'a.b.c',
    `a.${btoa('null')}.c`,
    `a.${btoa('{}')}.c`,
    `a.${btoa('[]')}.c`,
    `a.${btoa('{"login":1}')}.c`,
    'a.%%%.c',
  ])('%j is no token', (token) => {
    expect(readToken(token)).toBeNull()
  })

  test('never throws', () => {
    const near = fc.tuple(fc.string(), fc.base64String(), fc.string()).map((parts) => parts.join('.'))
    const json = fc.json().map((text) => `a.${Buffer.from(text).toString('base64url')}.c`)
    const dead = fc.nat({ max: 400 }).map((length) => tokenOf().slice(0, length))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), near, json, dead), (token) => {
        const read = readToken(token)
        expect(read === null || typeof read.login === 'string').toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
