import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Attempt } from './editing.ts'
import { type Draft, keptValues, readDraft } from './kept-draft.ts'

const record = fc.dictionary(fc.string(), fc.jsonValue())
const sent: fc.Arbitrary<Attempt> = fc.record({
  input: record,
  typed: record,
  at: fc.constant('2026-03-31T08:30:00.000Z'),
  isWhole: fc.boolean(),
  before: fc.array(fc.integer()),
})
const draft: fc.Arbitrary<Draft> = fc.record({
  base: fc.option(record),
  values: record,
  touched: fc.array(fc.string()),
  at: fc.constant('2026-03-31T08:30:00.000Z'),
  sent: fc.array(sent, { maxLength: 2 }),
  key: fc.option(fc.string()),
  since: fc.constantFrom(null, 'created', 'changed'),
  left: fc.array(fc.string()),
})

test('a draft is read as it was kept', () => {
  fc.assert(
    fc.property(draft, (one) => {
      expect(readDraft(structuredClone(one))).toEqual(one)
    }),
  )
})

test('anything else is none, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(() => readDraft(value)).not.toThrow()
    }),
  )
  for (const none of [
    null,
    undefined,
    1,
    'x',
    [],
    {},
    { base: 1, values: {}, touched: [], at: '' },
    { base: null, values: [], touched: [], at: '' },
  ])
    expect(readDraft(none)).toBeNull()
})

test('a draft that does not know its base is none: it would overwrite what others saved', () => {
  expect(readDraft({ values: { lbAgence: 'x' }, touched: ['lbAgence'], at: '2026-03-31T08:30:00.000Z' })).toBeNull()
})

test('files and secrets are not kept', () => {
  expect(keptValues({ a: 1, file: new Blob(['x']), word: 'x' }, ['word'])).toEqual({ a: 1 })
})
