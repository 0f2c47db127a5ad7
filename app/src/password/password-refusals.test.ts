import { CallFailure } from '@ronde/contracts/wire'
import { expect, test } from 'vitest'
import { textIn } from '../locales/testing/texts.ts'
import { passwordErrors } from './password-refusals.ts'

const french = textIn('fr')
const coded = (message: string, code: string) => ({ message, eventType: 4, exception: null, code })
const errorsOf = (failure: CallFailure, isChanged = false) => passwordErrors({ failure, isChanged }, french)

test('what the server refuses stands at the field that mends it, the rest above the form', () => {
  const messages = [
    coded('Mot de passe actuel incorrect', 'R13'),
    coded('Mot de passe trop courant', 'R12'),
    coded('Compte verrouillé ou inactif', 'R7'),
  ]
  expect(errorsOf(new CallFailure('refused', { messages }))).toEqual({
    password: ['Mot de passe actuel incorrect'],
    newPassword: ['Mot de passe trop courant'],
    '': ['Compte verrouillé ou inactif'],
  })
})

test('a failure without words is told in the console’s', () => {
  expect(errorsOf(new CallFailure('http', { status: 429, retryAfter: 30 }))).toEqual({
    '': ['Trop d’essais. Recommencez dans 30 secondes.'],
  })
})

test('a password that is changed although nobody is signed in by it is said to be', () => {
  expect(errorsOf(new CallFailure('network'), true)['']).toEqual([
    'Le mot de passe est changé, mais la connexion n’a pas abouti. Recommencez.',
    'Le serveur ne répond pas.',
  ])
})
