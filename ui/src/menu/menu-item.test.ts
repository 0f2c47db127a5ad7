import { expect, test } from 'vitest'
import { typeAhead } from './menu-item.ts'

const texts = ['Éditer', 'Dupliquer', 'Désactiver', 'Supprimer']

test('a letter goes to the next text that begins with it, whatever its case and accent', () => {
  expect(typeAhead(texts, 'e', -1)).toBe(0)
  expect(typeAhead(texts, 'D', 0)).toBe(1)
})

test('the same letter again goes round', () => {
  expect(typeAhead(texts, 'dd', 1)).toBe(2)
  expect(typeAhead(texts, 'ddd', 2)).toBe(1)
})

test('several letters are the beginning of one text, which may be the current one', () => {
  expect(typeAhead(texts, 'des', 1)).toBe(2)
  expect(typeAhead(texts, 'des', 2)).toBe(2)
})

test('letters that lead nowhere lead nowhere', () => {
  expect(typeAhead(texts, 'z', 0)).toBe(-1)
  expect(typeAhead([], 'a', -1)).toBe(-1)
})
