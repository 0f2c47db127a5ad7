import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyOfValue, same, valueOfKeys } from './equal.ts'

test('a value comes back from its key, whatever it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(same(valueOfKeys(keyOfValue(value)), value)).toBe(true)
    }),
  )
})

test('a text that looks like a key stays a text', () => {
  expect(valueOfKeys(keyOfValue('json:1'))).toBe('json:1')
})

test('the order of the names is no difference; other values are', () => {
  expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  expect(keyOfValue({ a: 1, b: 2 })).toBe(keyOfValue({ b: 2, a: 1 }))
  expect(same({ a: 1 }, { a: 2 })).toBe(false)
  expect(same(null, undefined)).toBe(false)
})
