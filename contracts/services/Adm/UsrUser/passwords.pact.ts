import { interactions } from '../../interactions.ts'
import { accountExists, admin, agent } from '../../Core/SecAuthentification/states.ts'
import { martin, UsrUser } from './endpoints.ts'
import { userExists } from './states.ts'

const directoryUser = {
  ...martin,
  idUser: 5,
  login: 'p.leroy',
  lbUser: 'Paul Leroy',
  refIdentification: 'AAD',
  lbIdentification: 'Azure AD',
}
const other = { ...martin, idUser: 6, login: 's.roy', lbUser: 'Simon Roy' }

const { password = '', newPassword } = UsrUser.ChangePassword.example.input
const account = { ...agent, password, isActif: true, isLocked: false, mustChangePassword: false }
const { password: _, ...byAdmin } = UsrUser.ChangePassword.example.input

interactions(
  UsrUser.ChangePassword,
  { by: agent, given: [accountExists(account)] },
  {
    'a new password of one’s own': {},
    'a new password from a user who has to change his': {
      given: [accountExists({ ...account, mustChangePassword: true })],
    },
    'a new password from an administrator for another user': { by: admin, input: byAdmin },
    'a new password from a user for another': {
      given: [userExists(other)],
      input: { ...UsrUser.ChangePassword.example.input, login: other.login },
      status: 403,
    },
    'a new password and a copy that differs': {
      input: { ...UsrUser.ChangePassword.example.input, newPasswordCopy: 'battery stable' },
      messages: ['Les deux mots de passe diffèrent'],
    },
    'a new password that is too short': {
      input: { ...UsrUser.ChangePassword.example.input, newPassword: 'battery', newPasswordCopy: 'battery' },
      messages: ['Min 8 caractères'],
    },
    'a new password with a wrong current one': {
      given: [accountExists({ ...account, password: 'another password' })],
      messages: ['Mot de passe actuel incorrect'],
    },
    'a new password that is the current one': {
      given: [accountExists({ ...account, password: newPassword })],
      input: { ...UsrUser.ChangePassword.example.input, password: newPassword },
      messages: ['Le nouveau mot de passe doit être différent'],
    },
    'a new password for a user of the directory': {
      by: admin,
      given: [userExists(directoryUser)],
      input: { ...byAdmin, login: directoryUser.login },
      messages: ["Mot de passe géré par l'annuaire"],
    },
  },
)
