import { expect, test } from 'vitest'
import { isMadeOfWords } from './password-words.ts'

const known = ['m.lefèvre', 'Maëlle Lefèvre']

test.each([
  'ronde-2026!',
  'Ronde Console',
  'admin1234',
  'Inspection#26',
  'contrôle-2026',
  'm.lefevre26',
  'MAËLLE-LEFÈVRE',
  'lefevre.lefevre.1',
  'Welcome_2026',
])('of %s nothing but known words and a number is left', (password) => {
  expect(isMadeOfWords(password, known)).toBe(true)
})

test.each([
  'une ronde la nuit',
  'admin83910273645',
  'corbeau-lanterne-41',
  // No known word in it: other checks reject short and common passwords.
  '2026',
  'Lefèvre aime les olives',
])('of %s enough is left, or it holds no such word', (password) => {
  expect(isMadeOfWords(password, known)).toBe(false)
})
