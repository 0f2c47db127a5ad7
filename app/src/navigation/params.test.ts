import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressFrom, readParams } from './params.ts'

describe('readParams', () => {
  test.each([
    ['name=constant', 'mode=edit', {}, { mode: 'edit' }],
    ['a name read from the record', 'idAffaire', { idAffaire: 12 }, { idAffaire: '12' }],
    ['both, with spaces', ' idAffaire ; mode = edit ', { idAffaire: 12 }, { idAffaire: '12', mode: 'edit' }],
    ['a value that is missing is left out', 'idAffaire;lb', { lb: 'x' }, { lb: 'x' }],
    ['null, empty, objects and lists are left out', 'a;b;c;d', { a: null, b: '', c: {}, d: [1] }, {}],
    ['zero and false are values', 'a;b', { a: 0, b: false }, { a: '0', b: 'false' }],
    ['a constant wins over the record', 'a=1', { a: 2 }, { a: '1' }],
    ['an empty constant is left out', 'a=', { a: 2 }, {}],
    ['a constant may hold an equals sign', 'a=b=c', {}, { a: 'b=c' }],
    ['nothing between semicolons', ';;=;=x;', { '': 'y' }, {}],
    ['what the record only inherits does not count', 'toString;__proto__;lb', Object.create({ lb: 'x' }) as object, {}],
    ['no param at all', null, { a: 1 }, {}],
  ])('%s', (_, param, record, expected) => {
    expect(readParams(param, record)).toEqual(expected)
  })

  test('never throws, and gives texts only', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.anything()), (param, record) => {
        for (const value of Object.values(readParams(param, record))) expect(value).toEqual(expect.any(String))
      }),
    )
  })
})

describe('addressFrom', () => {
  test('puts what was read into the query, escaped [2.menu-params]', () => {
    expect(addressFrom({ path: '/Aff/Aff/AffaireAccueil', param: 'id;vue=a&b' }, { id: 'é 1' })).toBe(
      '/Aff/Aff/AffaireAccueil?id=%C3%A9+1&vue=a%26b',
    )
  })

  test('a path without anything to add stays as it is', () => {
    expect(addressFrom({ path: '/about', param: 'id' }, {})).toBe('/about')
  })
})
