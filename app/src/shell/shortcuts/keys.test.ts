import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KeyContext, meaningOf, type Stroke } from './keys.ts'

const stroke = (key: string, more: Partial<Stroke> = {}): Stroke => ({
  key,
  ctrl: false,
  alt: false,
  meta: false,
  isComposing: false,
  isRepeated: false,
  ...more,
})
const free: KeyContext = { isTyping: false, isCovered: false, hasSingleKeys: true, isGoing: false }

describe('what a key means', () => {
  test.each([
    ['?', 'sheet'],
    ['/', 'search'],
    ['g', 'go'],
    ['G', 'go'],
  ])('%s: %s', (key, kind) => {
    expect(meaningOf(stroke(key), free)).toEqual({ kind })
  })

  test.each([{ ctrl: true }, { meta: true }])(
    'K with %o: the palette, even while typing and with single keys off',
    (modifier) => {
      expect(meaningOf(stroke('k', modifier), { ...free, isTyping: true, hasSingleKeys: false })).toEqual({
        kind: 'palette',
      })
    },
  )

  test('after g a letter is where to go', () => {
    expect(meaningOf(stroke('a'), { ...free, isGoing: true })).toEqual({ kind: 'letter', letter: 'a' })
    expect(meaningOf(stroke('g'), { ...free, isGoing: true })).toEqual({ kind: 'letter', letter: 'g' })
    expect(meaningOf(stroke('Escape'), { ...free, isGoing: true })).toBeNull()
  })

  const anyKey = fc.oneof(
    fc.constantFrom('?', '/', 'g', 'a', 'k', 'Enter', 'Escape'),
    fc.string({ minLength: 1, maxLength: 1 }),
  )

  test.each<[string, Partial<Stroke>, Partial<KeyContext>]>([
    ['while typing', {}, { isTyping: true }],
    ['with single keys turned off', {}, { hasSingleKeys: false }],
    ['with something over the page', {}, { isCovered: true }],
    ['with Alt or AltGr', { alt: true }, {}],
    ['while an input method composes', { isComposing: true }, {}],
    ['held down', { isRepeated: true }, {}],
  ])('%s no single key means anything', (_, more, context) => {
    fc.assert(
      fc.property(anyKey, fc.boolean(), (key, isGoing) => {
        expect(meaningOf(stroke(key, more), { ...free, isGoing, ...context })).toBeNull()
      }),
    )
  })
})
