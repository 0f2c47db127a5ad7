import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalise } from '../../base/normalise.ts'
import { matching } from './match.ts'

const item = (text: string, context = '') => ({ text, context })
const texts = (found: readonly { text: string }[]) => found.map(({ text }) => text)

describe('matching', () => {
  test.each([
    ['electricite', 'Électricité'],
    ['ÉLECT', 'electricité'],
    ['oeuvre', "Main d'œuvre"],
    ["d'oeuvre", 'Main d’œuvre'],
    ['affaires presta', 'Prestations'],
  ])('%s finds %s', (query, text) => {
    expect(texts(matching([item('Autre'), item(text, 'Affaires')], query))).toEqual([text])
  })

  test('the beginning of a name before the beginning of a word, before its middle, before the context', () => {
    const items = [item('Zone', 'Prestations'), item('Surprestation'), item('Les prestations'), item('Prestations')]
    expect(texts(matching(items, 'prest'))).toEqual(['Prestations', 'Les prestations', 'Surprestation', 'Zone'])
  })

  test('the very name or reference first, then what begins so, by reference as by name', () => {
    const cases = ['AFF-2026-0010', 'AFF-2026-0001', 'AFF-2026-000', 'AFF-2026-00'].map((reference) => ({
      text: 'Ponts',
      context: reference,
      reference,
    }))
    expect(matching(cases, 'aff-2026-000').map(({ reference }) => reference)).toEqual(['AFF-2026-000', 'AFF-2026-0001'])
    expect(texts(matching([item('Site Été 17'), item('Été 17'), item('Été 7'), item('Été')], 'été'))).toEqual([
      'Été',
      'Été 17',
      'Été 7',
      'Site Été 17',
    ])
    expect(texts(matching([item('Site Été 17'), item('Été 7')], 'été 7'))).toEqual(['Été 7', 'Site Été 17'])
  })

  test('every word must be found', () => {
    expect(matching([item('Affaires'), item('Prestations')], 'affaires zut')).toEqual([])
  })

  const items = fc.array(
    fc.record({ text: fc.string({ unit: 'grapheme', minLength: 1 }), context: fc.string({ unit: 'grapheme' }) }),
    { maxLength: 12 },
  )

  test('nothing typed leaves all as it came', () => {
    fc.assert(
      fc.property(items, fc.constantFrom('', ' ', '\u00a0 '), (all, query) => {
        expect(matching(all, query)).toEqual(all)
      }),
    )
  })

  test('what is found are some of the items, and an item’s own name always finds it', () => {
    fc.assert(
      fc.property(
        items.filter((all) => all.length > 0),
        fc.nat(),
        (all, at) => {
          const own = all[at % all.length]
          if (!own) return
          const found = matching(all, own.text)
          expect(found).toContain(own)
          expect(found.every((one) => all.includes(one))).toBe(true)
          expect(new Set(found).size).toBe(found.length)
        },
      ),
    )
  })

  test('normalising twice is normalising once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text))
      }),
    )
  })
})
