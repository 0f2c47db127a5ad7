import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, queryOf } from './address.ts'

test('entries without a value are left out; zero and false are values', () => {
  expect(queryOf({ a: null, b: undefined, c: '', d: 0, e: false, f: 'x y' })).toBe('d=0&e=false&f=x+y')
})

test('an address has a question mark only when something follows it', () => {
  expect(addressOf('/about', '')).toBe('/about')
  expect(addressOf('/about', 'a=1')).toBe('/about?a=1')
})

test('whatever goes in comes out of the address again', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string({ minLength: 1, unit: 'grapheme' })), (entries) => {
      const { searchParams, pathname } = new URL(addressOf('/a', queryOf(entries)), 'https://console.example')
      expect(pathname).toBe('/a')
      expect([...searchParams]).toEqual(Object.entries(entries))
    }),
  )
})
