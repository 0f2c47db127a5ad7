import { CallFailure } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { textIn } from '../locales/testing/texts.ts'
import { passwordErrors } from './password-refusals.ts'

const french = textIn('fr')
const refused = (...messages: string[]) =>
  new CallFailure('refused', {
    status: 200,
    messages: messages.map((message) => ({ message, eventType: 4, exception: null })),
  })
const errorsOf = (failure: CallFailure, isChanged = false) => passwordErrors({ failure, isChanged }, french)

describe('what the server refuses', () => {
  test.each([
    ['newPasswordCopy', 'Les deux mots de passe diffèrent', 'The two passwords differ'],
    ['newPassword', 'Min 8 caractères', 'Min 8 characters'],
    ['password', 'Mot de passe actuel incorrect', 'Wrong current password'],
    ['newPassword', 'Le nouveau mot de passe doit être différent', 'The new password must be different'],
  ])('stands at the field that mends it (%s), in its words: %s', (field, inFrench, inEnglish) => {
    expect(errorsOf(refused(inFrench))).toEqual({ [field]: inFrench })
    expect(errorsOf(refused(inEnglish))).toEqual({ [field]: inEnglish })
  })

  test.each([
    'Identifiant ou mot de passe incorrect',
    'Compte verrouillé ou inactif',
    "Mot de passe géré par l'annuaire",
    'Autre chose',
  ])('stands above the fields where no single one mends it: %s', (message) => {
    expect(errorsOf(refused(message))).toEqual({ '': message })
  })

  test('stands in both places when it is both', () => {
    expect(errorsOf(refused('Mot de passe actuel incorrect', 'Autre chose'))).toEqual({
      password: 'Mot de passe actuel incorrect',
      '': 'Autre chose',
    })
  })
})

test('a failure without words is told in the console’s', () => {
  expect(errorsOf(new CallFailure('http', { status: 429, retryAfter: 30 }))).toEqual({
    '': 'Trop d’essais. Recommencez dans 30 secondes.',
  })
  expect(errorsOf(new CallFailure('network'))).toEqual({ '': 'Le serveur ne répond pas.' })
})

test('a password that is changed although nobody is signed in by it is said to be', () => {
  expect(errorsOf(new CallFailure('network'), true)['']).toBe(
    'Le mot de passe est changé, mais la connexion n’a pas abouti. Recommencez. Le serveur ne répond pas.',
  )
})
