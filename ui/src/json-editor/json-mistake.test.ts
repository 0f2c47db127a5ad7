import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatJson } from './format-json.ts'
import { findMistake } from './json-mistake.ts'

test.each([
  ['', 'notObject', 1, 1],
  ['[]', 'notObject', 1, 1],
  ['12', 'notObject', 1, 1],
  ['{', 'end', 1, 2],
  ['{\n  "a": 1', 'end', 2, 9],
  ['{"a"}', 'colon', 1, 5],
  ['{"a" 1}', 'colon', 1, 6],
  ['{"a":}', 'value', 1, 6],
  ['{"a": 1 "b": 2}', 'comma', 1, 9],
  ['{\n  "a": 1,\n}', 'trailingComma', 3, 1],
  ['{"a": [1,]}', 'trailingComma', 1, 10],
  ['{"a": [1}', 'comma', 1, 9],
  ['{a: 1}', 'key', 1, 2],
  ['{1: 1}', 'key', 1, 2],
  ["{'a': 1}", 'key', 1, 2],
  ['{"a": 01}', 'number', 1, 7],
  ['{"a": 1.}', 'number', 1, 7],
  ['{"a": vrai}', 'word', 1, 7],
  ['{"a": "é🚒\n"}', 'text', 1, 7],
  ['{"a": "\\x"}', 'escape', 1, 8],
  ['{"🚒": "\\u12g4"}', 'escape', 1, 8],
  ['{"a": "b\tc"}', 'control', 1, 9],
  ['{} {}', 'after', 1, 4],
  ['{"a": 1}\r\nx', 'after', 2, 1],
  ['{"a":\u00a01}', 'word', 1, 6],
])('%j: %s at %d:%d', (text, kind, line, column) => {
  expect(findMistake(text)).toEqual({ kind, line, column })
})

const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

test('what the engine reads as an object is right, and nothing else', () => {
  const objects = fc.dictionary(fc.string(), fc.jsonValue()).map((value) => JSON.stringify(value, null, 1))
  // Mutilated: a piece taken away or put in somewhere.
  const mutilated = fc
    .tuple(
      objects,
      fc.nat(),
      fc.nat(3),
      fc.constantFrom('', ',', '"', '}', ']', '{', ':', '\\', '0', '-', '\n', 'e', ' '),
    )
    .map(
      ([text, at, length, piece]) => text.slice(0, at % text.length) + piece + text.slice((at % text.length) + length),
    )
  fc.assert(
    fc.property(fc.oneof(objects, mutilated, fc.string()), (text) => {
      expect(findMistake(text) === null).toBe(isObject(text))
    }),
    { numRuns: 10_000 },
  )
})

test('formatting changes blanks only, and does so once', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const formatted = formatJson(JSON.stringify(value))
      expect(formatted).toBe(JSON.stringify(value, null, 2))
      expect(formatJson(formatted)).toBe(formatted)
    }),
  )
})

test('what a reader would lose stays: long numbers, names given twice', () => {
  expect(formatJson('{"n":12345678901234567890.10,"n":1e400}')).toBe(
    '{\n  "n": 12345678901234567890.10,\n  "n": 1e400\n}',
  )
})

test('a million brackets are judged at once', () => {
  const started = performance.now()
  expect(findMistake(`{"a":${'['.repeat(1_000_000)}`)?.kind).toBe('end')
  expect(performance.now() - started).toBeLessThan(3000)
})
