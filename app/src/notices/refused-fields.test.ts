import { CallFailure, type Message } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { textIn } from '../locales/testing/texts.ts'
import { refusedFields } from './refused-fields.ts'

const text = textIn('fr')
const sent = [
  { name: 'lbAffaire', value: 'aff-1' },
  { name: 'refAffaire', value: 'AFF-1', isReference: true },
]
const password = ['password', 'newPassword', 'newPasswordCopy'].map((name) => ({ name }))
const refused = (...messages: Partial<Message>[]) =>
  new CallFailure('refused', {
    status: 200,
    messages: messages.map((one) => ({ message: '', eventType: 4, exception: null, ...one })),
  })
const placed = (message: Partial<Message>, fields: Parameters<typeof refusedFields>[1] = sent) =>
  Object.keys(refusedFields(refused(message), fields, text))

describe('a refusal stands', () => {
  test.each([
    ['at the field it names, whatever its case', { message: 'Non', field: 'LbAffaire' }, 'lbAffaire'],
    ['at the field it names before that of its code', { message: 'Non', code: 'R11', field: 'password' }, 'password'],
    [
      'at the field of its code where it names one that is not there',
      { message: 'Non', code: 'R12', field: 'idAgence' },
      'newPassword',
    ],
    ['at the field of its code, in any language', { message: 'Das Passwort ist falsch', code: 'R13' }, 'password'],
    [
      'at a password that is tried first',
      { message: 'Mot de passe trop courant', code: 'R12', field: 'newPassword' },
      'newPassword',
    ],
    ['above the form without code and field, whatever its words', { message: 'Les deux mots de passe diffèrent' }, ''],
  ])('%s', (_, message, name) => {
    expect(placed(message, [...sent, ...password])).toEqual([name])
  })

  test.each([
    ['aff-1 existe déjà', undefined, 'refAffaire'],
    ['AFF-1 gibt es schon', 'R2', 'refAffaire'],
    ['AFF-1 est verrouillé', 'R1', ''],
    ['AFF-10 existe déjà', 'R2', ''],
    ['Autre existe déjà', 'R2', ''],
  ])('%s (%s) at the reference that is taken: %j', (message, code, name) => {
    expect(placed({ message, ...(code ? { code } : {}) })).toEqual([name])
  })

  test('of a value that is taken and no reference, only where its code says that it is', () => {
    const mail = [{ name: 'mail', value: 'a@ronde.example' }]
    expect(placed({ message: 'a@ronde.example existe déjà', code: 'R2' }, mail)).toEqual(['mail'])
    expect(placed({ message: 'a@ronde.example existe déjà' }, mail)).toEqual([''])
  })
})

test('several messages are lines of their own', () => {
  const failure = refused({ message: 'Une\nDeux' }, { message: 'Trois', exception: { Message: 'Quatre' } })
  expect(refusedFields(failure, sent, text)).toEqual({ '': ['Une', 'Deux', 'Trois', 'Quatre'] })
})

test('403 says that trying again does not help', () => {
  const lines = refusedFields(new CallFailure('http', { status: 403 }), sent, text)['']
  expect(lines).toEqual([text('editor.forbidden')])
})

test('a failure without words is told in the console’s', () => {
  expect(refusedFields(new CallFailure('network'), sent, text)).toEqual({ '': ['Le serveur ne répond pas.'] })
})
