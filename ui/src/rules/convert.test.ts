import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert } from './convert.ts'

test.each([
  'false',
  'False',
  'FALSE',
  'f',
  'F',
  'no',
  'NO',
  'n',
  'N',
  '0',
  '00',
  '0.0',
  0,
  false,
  '',
  ' ',
  null,
  undefined,
])('%j is false [5.booleans]', (value) => {
  expect(convert('Boolean', value)).toBe(false)
})

test.each(['true', 't', 'yes', 'y', '1', 'oui', '0.5', '01', 'nope', 1, true, ['0'], {}])(
  '%j is true [5.booleans]',
  (value) => {
    expect(convert('Boolean', value)).toBe(true)
  },
)

test('integers and floats are read from the start of a text [5.numbers]', () => {
  expect(convert('Integer', '42')).toBe(42)
  expect(convert('Integer', '42.9')).toBe(42)
  expect(convert('Integer', -7)).toBe(-7)
  expect(convert('Number', '42.9')).toBe(42.9)
  expect(convert('Number', ' -0.5 ')).toBe(-0.5)
})

test.each([
  ['-42.9', -42, -42.9],
  ['12.5 m', 12, 12.5],
  ['7,5', 7, 7],
  ['0x1F', 0, 0],
])(
  '%j is the integer %j and the float %j: cut, not rounded, of base ten, to the first sign that is of no number [5.numbers]',
  (text, integer, float) => {
    expect([convert('Integer', text), convert('Number', text)]).toEqual([integer, float])
  },
)

test.each(['', 'abc', null, undefined, Number.NaN, Infinity, {}, []])('%j holds no number', (value) => {
  expect(convert('Integer', value)).toBeNull()
  expect(convert('Number', value)).toBeNull()
})

test('never throws and never answers NaN', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Integer', 'Number', 'Boolean'),
      fc.anything({ withNullPrototype: true }),
      (kind, value) => {
        expect(convert(kind, value)).not.toBeNaN()
      },
    ),
  )
})

test('a number written out comes back', () => {
  fc.assert(
    fc.property(fc.integer(), (n) => {
      expect(convert('Integer', String(n))).toBe(n)
    }),
  )
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (n) => {
      expect(convert('Number', String(n))).toEqual(n + 0)
    }),
  )
})

test('100 KB of zeros and dots is read in linear time', () => {
  const started = performance.now()
  for (const text of ['0'.repeat(100_000), `${'0'.repeat(100_000)}x`, `0.${'0'.repeat(100_000)}x`])
    convert('Boolean', text)
  expect(performance.now() - started).toBeLessThan(500)
})
