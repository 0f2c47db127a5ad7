import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { matching, matchingOnly } from './matchers.ts'

const matcher = 'pact:matcher:type'
const guid = '7d1f3c52-4f0e-5c0a-9a53-0d7c3d1f8f11'
const at = '2026-03-31T08:30:00.000Z'

describe('a field', () => {
  test.each([
    ['text', z.string(), 'Lille', 'type'],
    ['an integer', z.number(), 3, 'integer'],
    ['a number that is no integer', z.number(), 1.5, 'number'],
    ['a boolean', z.boolean(), false, 'type'],
  ])('that is %s', (_kind, schema, example, type) => {
    expect(matching(z.object({ field: schema }), { field: example })).toEqual({
      field: { [matcher]: type, value: example },
    })
  })

  test.each([
    ['idAffaireGuid', guid, 'not a guid'],
    ['dtCreation', at, '2026-03-31 08:30:00'],
    ['DtModification', at, '31/03/2026'],
    ['dtEcheance', '2026-03-31', '2026-03-31T08:30:00+02:00'],
    ['token', 'header.payload.signature', 'header.payload'],
  ])('called %s is known by its form', (name, example, other) => {
    const matched = matching(z.object({ [name]: z.string() }), { [name]: example }, {}) as Record<
      string,
      { regex: string }
    >
    const form = new RegExp(matched[name]?.regex ?? '(?!)')
    expect(form.test(example)).toBe(true)
    expect(form.test(other)).toBe(false)
  })

  test('whose example has not the form its name promises is a mistake', () => {
    expect(() => matching(z.object({ idModeGuid: z.string() }), { idModeGuid: '42' }, {})).toThrow('idModeGuid')
  })

  test('that is null is expected null, but may be missing where the schema lets it', () => {
    const schema = z.object({ mail: z.nullable(z.string()), defaultRoute: z.optional(z.nullable(z.string())) })
    expect(matching(schema, { mail: null, defaultRoute: null }, {})).toEqual({ mail: null })
  })

  test('that was sent comes back equal, unless the server makes it', () => {
    const schema = z.object({ lbAgence: z.string(), idAgence: z.number(), dtModification: z.string() })
    const sent = { lbAgence: 'Lille', idAgence: 2, dtModification: at }
    expect(matching(schema, { lbAgence: 'Lille', idAgence: 1, dtModification: at }, { sent })).toMatchObject({
      lbAgence: { [matcher]: 'equality' },
      idAgence: { [matcher]: 'integer' },
      dtModification: { [matcher]: 'regex' },
    })
  })
})

describe('a list', () => {
  const rows = z.array(z.object({ idAgence: z.number(), lbAgence: z.string() }))
  const lille = { idAgence: 1, lbAgence: 'Lille' }

  test('has at least one row, each like the example and fitting what was asked', () => {
    expect(matching(rows, [lille], { sent: { idAgence: 1 } })).toEqual({
      [matcher]: 'type',
      min: 1,
      value: [{ idAgence: { [matcher]: 'equality', value: 1 }, lbAgence: { [matcher]: 'type', value: 'Lille' } }],
    })
  })

  test('of several different examples has to be said row by row', () => {
    expect(() => matching(rows, [lille, { ...lille, idAgence: 2 }], {})).toThrow('only')
  })

  test('of exactly these rows has no other, and the named values', () => {
    expect(matchingOnly(rows, [lille], [{ idAgence: 4 }], {})).toEqual([
      { idAgence: { [matcher]: 'equality', value: 4 }, lbAgence: { [matcher]: 'type', value: 'Lille' } },
    ])
    expect(matchingOnly(rows, [lille], [], {})).toEqual([])
  })
})

test('where the schema says nothing, the shape of the example counts', () => {
  expect(matching(z.unknown(), { lbMenu: 'Affaires', children: [{ path: '/' }] }, {})).toEqual({
    lbMenu: { [matcher]: 'type', value: 'Affaires' },
    children: { [matcher]: 'type', min: 1, value: [{ path: { [matcher]: 'type', value: '/' } }] },
  })
})

test('a kind of schema that nobody thought of is a mistake, not a hole', () => {
  expect(() => matching(z.union([z.string(), z.number()]), 'x', {})).toThrow('union')
})
