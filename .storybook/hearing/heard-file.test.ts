import { expect, test } from 'vitest'
import { heardText, readHeard, writeHeard } from './heard-file.ts'

const pending = {
  fr: ['document', 'button, en cours Créer une affaire, disabled', 'Aide', 'end of document'],
  en: ['document', 'button, in progress Créer une affaire, disabled', 'Aide', 'end of document'],
  live: ['polite: Enregistré'],
}

test('what both languages say alike stands once, then what was announced', () => {
  expect(heardText(pending)).toBe(
    [
      'fr button, en cours Créer une affaire, disabled',
      'en button, in progress Créer une affaire, disabled',
      ' . Aide',
      ' > polite: Enregistré',
    ].join('\n'),
  )
})

test('a file is read as it was written, in the order of its stories', () => {
  const texts = { 'button--pending': heardText(pending), 'button--default': ' . button, Créer' }
  expect(readHeard(writeHeard(texts))).toEqual(texts)
  expect(Object.keys(readHeard(writeHeard(texts)))).toEqual(['button--default', 'button--pending'])
})

test('of many messages the first are kept, and how many more there were', () => {
  const lines = heardText({ ...pending, live: Array.from({ length: 25 }, (_, at) => `polite: ${at}`) }).split('\n')
  expect(lines.filter((line) => line.startsWith(' > '))).toHaveLength(21)
  expect(lines.at(-1)).toBe(' > … and 5 more messages')
})
