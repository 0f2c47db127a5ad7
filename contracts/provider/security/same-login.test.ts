import { expect, test } from 'vitest'
import { isSameLogin } from './same-login.ts'

test.each([
  ['e.garnier', 'E.Garnier'],
  ['ÉLODIE', 'élodie'],
])('%s is %s', (one, other) => {
  expect(isSameLogin(one, other)).toBe(true)
})

test.each([
  ['x.inconnu', 'X.Inconnü'],
  ['kim', '\u212Aim'],
  ['ilker', 'İlker'],
  ['ilker', 'ılker'],
  ['strasse', 'straße'],
  ['admin', '\u0430dmin'],
  ['e.garnier', 'e.garnier@vigie-controle.example'],
  ['e.garnier', 'e.garnier '],
])('%s is not %s', (one, other) => {
  expect(isSameLogin(one, other)).toBe(false)
})
