import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure } from '@ronde/contracts/wire'
import { expect, test } from 'vitest'
import { textIn } from '../../locales/testing/texts.ts'
import { editor } from './editor.ts'
import { label, password, ref } from './fields.ts'
import { refusedFields } from './refusals.ts'

const text = textIn('fr')
const affaire = editor(AffAffaire.Insert, { title: 'editor.save', fields: [label('lbAffaire'), ref('refAffaire')] })
const user = editor(UsrUser.ChangePassword, {
  title: 'editor.save',
  fields: [password('password'), password('newPassword'), password('newPasswordCopy')],
})
const said = (...messages: string[]) =>
  new CallFailure('refused', { messages: messages.map((message) => ({ message, eventType: 4, exception: null })) })
const refused = (failure: CallFailure, of = affaire) =>
  refusedFields(failure, of, of.fields, { refAffaire: 'AFF-1', lbAffaire: 'aff-1' }, text)

test('a duplicate stands at the reference that is taken, whatever its case (R2)', () => {
  expect(refused(said('aff-1 existe déjà'))).toEqual({ refAffaire: ['aff-1 existe déjà'] })
  expect(refused(said('AFF-1 already exists'))).toEqual({ refAffaire: ['AFF-1 already exists'] })
  expect(refused(said('Autre existe déjà'))).toEqual({ '': ['Autre existe déjà'] })
})

test.each([
  ['Les deux mots de passe diffèrent', 'newPasswordCopy'],
  ['Min 8 caractères', 'newPassword'],
  ['Mot de passe actuel incorrect', 'password'],
  ['Le nouveau mot de passe doit être différent', 'newPassword'],
])('%s stands at %s (R11 to R14)', (message, name) => {
  expect(refused(said(message), user)).toEqual({ [name]: [message] })
})

test('a message that names its field stands there', () => {
  const messages = [{ message: 'Non', eventType: 4, exception: null, field: 'LbAffaire' }]
  expect(refused(new CallFailure('refused', { messages }))).toEqual({ lbAffaire: ['Non'] })
})

test('a refusal is known by its code, in whatever words it comes', () => {
  const messages = [{ message: 'Das Passwort ist falsch', eventType: 4, exception: null, code: 'R13', field: null }]
  expect(refused(new CallFailure('refused', { messages }), user)).toEqual({ password: ['Das Passwort ist falsch'] })
})

test('the field that it names counts before its code and its words; one that is not there does not', () => {
  const named = { message: 'Min 8 caractères', eventType: 4, exception: null, code: 'R12', field: 'newPasswordCopy' }
  expect(refused(new CallFailure('refused', { messages: [named] }), user)).toEqual({
    newPasswordCopy: ['Min 8 caractères'],
  })
  expect(refused(new CallFailure('refused', { messages: [{ ...named, field: 'idAgence' }] }), user)).toEqual({
    newPassword: ['Min 8 caractères'],
  })
})

test('several messages are lines of their own', () => {
  expect(refused(said('Une', 'Deux'))).toEqual({ '': ['Une', 'Deux'] })
})

test('403 says that trying again does not help', () => {
  const lines = refused(new CallFailure('http', { status: 403 }))['']
  expect(lines).toEqual([text('editor.forbidden')])
  expect(lines?.join(' ')).not.toMatch(/vous pouvez recommencer/)
})
