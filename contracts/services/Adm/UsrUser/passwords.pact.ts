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
    'a new password of one’s own, by one’s login in capitals': {
      input: { ...UsrUser.ChangePassword.example.input, login: 'A.MARTIN' },
    },
    'a new password of the shortest': {
      input: { ...UsrUser.ChangePassword.example.input, newPassword: 'quatre4!', newPasswordCopy: 'quatre4!' },
    },
    'a new password of one’s own without the current one': { input: byAdmin, status: 400 },
    'a new password of an administrator’s own without the current one': {
      by: admin,
      given: [accountExists({ ...account, ...admin })],
      input: { ...byAdmin, login: admin.login },
      status: 400,
    },
    'a new password from an administrator for another user, with a wrong current one': {
      by: admin,
      input: { ...byAdmin, password: 'another password' },
      messages: ['Mot de passe actuel incorrect'],
    },
    'a new password from an administrator for another user, that is the current one': {
      by: admin,
      given: [accountExists({ ...account, password: newPassword })],
      input: byAdmin,
      messages: ['Le nouveau mot de passe doit être différent'],
    },
    'a new password for a user nobody knows': { by: admin, input: { ...byAdmin, login: 'x.inconnu' }, status: 404 },
    'a new password from a user for somebody nobody knows': {
      input: { ...byAdmin, login: 'x.inconnu' },
      status: 403,
    },
    'a new password for another from an administrator who has to change his own': {
      by: admin,
      given: [accountExists({ ...account, ...admin, mustChangePassword: true }), userExists(other)],
      input: { ...byAdmin, login: other.login },
      status: 403,
    },
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
