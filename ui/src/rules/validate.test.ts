import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translator } from '../messages/index.ts'
import { isRequiredBy, validate } from './validate.ts'
import type { Rule } from './validate.ts'

const check = (rules: Rule | readonly Rule[], value: unknown, locale: 'fr' | 'en' = 'fr') =>
  validate({ rules, value, field: 'Agence', values: {}, t: translator(locale) })

describe('messages, letter for letter [8.validation]', () => {
  test.each<[Rule, unknown, string, string]>([
    ['REQUISE', '', 'La valeur Agence est requise', 'The value Agence is required'],
    ['IP', '256.1.1.1', 'Adresse IP non valide', 'Invalid IP address'],
    ['EMAIL', 'ada', 'Addresse E-mail non valide', 'Invalid e-mail address'],
    ['TIME', '24:00', "Format de l'heure non valide", 'Invalid time format'],
    ['NUMERIC', '1.5', 'Valeur numérique non valide', 'Invalid numeric value'],
    ['INTEGER', '-1', 'Valeur numérique non valide', 'Invalid numeric value'],
    ['NUMBER', '1,5', 'Valeur de nombre non valide', 'Invalid number value'],
    ['MIN:8', '1234567', 'Min 8 caractères', 'Min 8 characters'],
    ['MAX:3', '1234', 'Max 3 caractères', 'Max 3 characters'],
  ])('%s', (rule, value, french, english) => {
    expect(check(rule, value)).toBe(french)
    expect(check(rule, value, 'en')).toBe(english)
  })
})

test.each<[Rule, unknown[]]>([
  ['REQUISE', ['a', 0, false, ['a'], '\u200ba', '-', '🚒\ufe0f']],
  ['IP', ['', '0.0.0.0', '255.255.255.255', null]],
  ['EMAIL', ['', 'ada@example.org', 'a+b@x.y.z', undefined]],
  ['TIME', ['', '00:00', '23:59']],
  ['NUMERIC', ['', '0', '0042', 7]],
  ['NUMBER', ['', '-1', '1.', '1.25', -3.5]],
  ['MIN:2', ['ab', '🚒🚒', 12]],
  ['MAX:2', ['', 'ab', '🚒🚒']],
  ['MIN:abc', ['']],
])('%s accepts [5.rules]', (rule, values) => {
  for (const value of values) expect(check(rule, value)).toBeNull()
})

test.each<[Rule, unknown[]]>([
  [
    'REQUISE',
    [null, undefined, '   ', [], Number.NaN, '\u200b', ' \u2060\u200d ', '\ufeff\u00ad', '\u2800', '\u3164', '\u0007'],
  ],
  ['IP', ['1.2.3', '1.2.3.4.5', '1.2.3.a', '1..2.3', ' 1.2.3.4', '1.2.3.-4']],
  ['EMAIL', ['@x.y', 'a@', 'a@b', 'a@@b.c', 'a b@c.d', 'a@.c', 'a@b.', 'a@b..c']],
  ['TIME', ['7:30', '12:60', '12:30:00', '12h30']],
  ['NUMERIC', ['١٢', '1 0', '+1']],
  ['NUMBER', ['-', '.5', '1.2.3', '1e5', '--1', Number.NaN, Infinity]],
  ['MIN:2', ['', 'a', '🚒', null]],
  ['MAX:2', ['abc', 123]],
])('%s refuses [5.rules]', (rule, values) => {
  for (const value of values) expect(check(rule, value)).not.toBeNull()
})

test('the first broken rule of a list speaks [5.lists]', () => {
  expect(check(['REQUISE', 'EMAIL'], '')).toBe('La valeur Agence est requise')
  expect(check(['REQUISE', 'EMAIL'], 'ada')).toBe('Addresse E-mail non valide')
  expect(check([], '')).toBeNull()
})

test('a function is told the field and the other values [5.lists]', () => {
  const same: Rule = (value, { field, values }) => (value === values.newPassword ? null : `${field} diffère`)
  expect(
    validate({
      rules: ['REQUISE', same],
      value: 'b',
      field: 'Copie',
      values: { newPassword: 'a' },
      t: translator('fr'),
    }),
  ).toBe('Copie diffère')
  expect(
    validate({ rules: same, value: 'a', field: 'Copie', values: { newPassword: 'a' }, t: translator('fr') }),
  ).toBeNull()
})

test('required is read from the rules', () => {
  expect(isRequiredBy('REQUISE')).toBe(true)
  expect(isRequiredBy(['EMAIL', 'REQUISE'])).toBe(true)
  expect(isRequiredBy('EMAIL')).toBe(false)
  expect(isRequiredBy(undefined)).toBe(false)
})

const known = ['REQUISE', 'IP', 'EMAIL', 'TIME', 'NUMERIC', 'INTEGER', 'NUMBER', 'MIN:3', 'MAX:3'] as const

test('no rule ever throws, whatever it is called and whatever it is given', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom(...known), fc.string()),
      fc.anything({ withNullPrototype: true, withBigInt: true }),
      (rule, value) => {
        const message = check(rule, value)
        expect(message === null || message.length > 0).toBe(true)
      },
    ),
  )
})

test('a name nobody knows accepts anything [5.unknown]', () => {
  const unknown = fc.string().filter((name) => !known.some((one) => one === name) && !/^(MIN|MAX):\d+$/.test(name))
  fc.assert(
    fc.property(unknown, fc.anything(), (rule, value) => {
      expect(check(rule, value)).toBeNull()
    }),
  )
})

test('every IPv4 address passes', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(check('IP', address)).toBeNull()
    }),
  )
})

test('every time of day passes, and nothing else shaped like one', () => {
  const two = (n: number) => String(n).padStart(2, '0')
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), (hours, minutes) => {
      expect(check('TIME', `${two(hours)}:${two(minutes)}`) === null).toBe(hours < 24 && minutes < 60)
    }),
  )
})

test('100 KB of hostile text is judged in linear time', () => {
  const pieces = ['a', '.', '@', '1', '-', ':', ' ', 'a@', '1.', 'a.', '@.', '0:']
  const hostile = pieces.flatMap((piece) => {
    const body = piece.repeat(100_000 / piece.length)
    return [body, `a@${body}`, `${body}@`, `-${body}x`, `${body}\n`]
  })
  const started = performance.now()
  for (const rule of known) for (const text of hostile) check(rule, text)
  // 540 texts: well under a second when linear, minutes when one rule is quadratic.
  expect(performance.now() - started).toBeLessThan(5000)
})
