import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeTokens } from './code-tokens.ts'

const drawn = (code: string, language: 'sql' | 'json') =>
  codeTokens(code, language)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`)

test('SQL: words of the language, texts with doubled quotes, numbers, notes; names stay plain', () => {
  expect(drawn("select id from aff_affaire -- all of them\nwhere lb = 'L''eau' and n > 12.5", 'sql')).toEqual([
    'word select',
    'word from',
    'note -- all of them',
    'word where',
    "text 'L''eau'",
    'word and',
    'number 12.5',
  ])
})

test('a word inside of a text or a note is no word', () => {
  expect(drawn("/* select */ 'from'", 'sql')).toEqual(['note /* select */', "text 'from'"])
})

test('JSON: texts, numbers, words', () => {
  expect(drawn('{"a": [1.5, true, null]}', 'json')).toEqual(['text "a"', 'number 1.5', 'word true', 'word null'])
})

test('nothing is lost, whatever the code is', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('sql', 'json', 'text'), (code, language) => {
      expect(
        codeTokens(code, language)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code)
    }),
  )
})
