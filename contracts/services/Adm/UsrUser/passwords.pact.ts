import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { accountExists, admin, agent, signedIn } from '../../Core/SecAuthentification/states.ts'
import { martin, UsrUser } from './endpoints.ts'
import { userExists } from './states.ts'

const directoryUser = { ...martin, idUser: 5, login: 'p.leroy', lbUser: 'Paul Leroy', refIdentification: 'AAD', lbIdentification: 'Azure AD' }
const other = { ...martin, idUser: 6, login: 's.roy', lbUser: 'Simon Roy' }

const { password = '', newPassword } = UsrUser.ChangePassword.example.input
const account = { ...agent, password, isActif: true, isLocked: false, mustChangePassword: false }
const { password: _, ...byAdmin } = UsrUser.ChangePassword.example.input

interaction('a new password of one’s own', {
  given: [signedIn(agent), accountExists(account)],
  call: UsrUser.ChangePassword,
  then: ({ value }) => expect(value).toBe(true),
})

interaction('a new password from a user who has to change his', {
  given: [signedIn(agent), accountExists({ ...account, mustChangePassword: true })],
  call: UsrUser.ChangePassword,
  then: ({ value }) => expect(value).toBe(true),
})

interaction('a new password from an administrator for another user', {
  given: [signedIn(admin), accountExists(account)],
  call: UsrUser.ChangePassword,
  input: byAdmin,
  then: ({ value }) => expect(value).toBe(true),
})

interaction('a new password from a user for another', {
  given: [signedIn(agent), userExists(other)],
  call: UsrUser.ChangePassword,
  input: { ...UsrUser.ChangePassword.example.input, login: other.login },
  status: 403,
})

interaction('a new password and a copy that differs', {
  given: [signedIn(agent), accountExists(account)],
  call: UsrUser.ChangePassword,
  input: { ...UsrUser.ChangePassword.example.input, newPasswordCopy: 'battery stable' },
  messages: ['Les deux mots de passe diffèrent'],
})

interaction('a new password that is too short', {
  given: [signedIn(agent), accountExists(account)],
  call: UsrUser.ChangePassword,
  input: { ...UsrUser.ChangePassword.example.input, newPassword: 'battery', newPasswordCopy: 'battery' },
  messages: ['Min 8 caractères'],
})

interaction('a new password with a wrong current one', {
  given: [signedIn(agent), accountExists({ ...account, password: 'another password' })],
  call: UsrUser.ChangePassword,
  messages: ['Mot de passe actuel incorrect'],
})

interaction('a new password that is the current one', {
  given: [signedIn(agent), accountExists({ ...account, password: newPassword })],
  call: UsrUser.ChangePassword,
  input: { ...UsrUser.ChangePassword.example.input, password: newPassword },
  messages: ['Le nouveau mot de passe doit être différent'],
})

interaction('a new password for a user of the directory', {
  given: [signedIn(admin), userExists(directoryUser)],
  call: UsrUser.ChangePassword,
  input: { ...byAdmin, login: directoryUser.login },
  messages: ["Mot de passe géré par l'annuaire"],
})

refusals(UsrUser.ChangePassword)
