import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Draft, keptValues, readDraft } from './drafts.ts'

const record = fc.dictionary(fc.string(), fc.jsonValue())
const draft: fc.Arbitrary<Draft> = fc.record({
  base: fc.option(record),
  values: record,
  touched: fc.array(fc.string()),
  at: fc.constant('2026-03-31T08:30:00.000Z'),
  lost: fc.option(record),
  key: fc.option(fc.string()),
})

test('a draft is read as it was kept', () => {
  fc.assert(fc.property(draft, (one) => { expect(readDraft(structuredClone(one))).toEqual(one) }))
})

test('anything else is none, and never throws', () => {
  fc.assert(fc.property(fc.anything(), (value) => { expect(() => readDraft(value)).not.toThrow() }))
  for (const none of [null, undefined, 1, 'x', [], {}, { base: 1, values: {}, touched: [], at: '' }, { base: null, values: [], touched: [], at: '' }]) expect(readDraft(none)).toBeNull()
})

test('a draft that does not know its base is none: it would overwrite what others saved', () => {
  expect(readDraft({ values: { lbAgence: 'x' }, touched: ['lbAgence'], at: '2026-03-31T08:30:00.000Z' })).toBeNull()
})

test('files are not kept', () => {
  expect(keptValues({ a: 1, file: new Blob(['x']) })).toEqual({ a: 1 })
})
