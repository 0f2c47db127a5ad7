import type { GivenState } from '../../../wire/state.ts'
import { accountExists, admin, agent } from '../../Core/SecAuthentification/states.ts'
import { utilisateurs } from '../../Core/SecSecurite/endpoints.ts'
import { groupeExists, groups } from '../../Core/SecSecurite/states.ts'
import { asked, more } from '../../interactions.ts'
import { martin, type User, UsrUser } from './endpoints.ts'
import { userExists } from './states.ts'

// Both sides of what users are refused by, and what is left out.

const inDirectory = { refIdentification: 'AAD', lbIdentification: 'Azure AD' }
const never = { ...martin, defaultRoute: null, dtLastLogin: null }
const roy: User = {
  ...martin,
  idUser: 6,
  login: 's.roy',
  lbUser: 'Siméon Roy',
  mail: null,
  idGroupe: 1,
  lbGroupe: 'Administrateurs',
  isActif: false,
  isLocked: true,
  refIdentification: 'AAD',
  lbIdentification: 'Azure AD',
}

asked(
  UsrUser.GetList,
  { by: agent, given: [userExists(martin), userExists(roy)] },
  {
    rows: [{ idUser: agent.idUser }, { idUser: roy.idUser }],
    rising: 'lbUser',
    words: 'SIMEON administrateurs',
    where: {
      isActif: false,
      isLocked: true,
      refIdentification: 'AAD',
      idGroupe: 1,
      mail: '',
      lbGroupe: 'administrateurs',
    },
  },
)

const { input: added } = UsrUser.AddUser.example
const { newPassword: _, newPasswordCopy: __, ...withoutPassword } = added

const { input: changed } = UsrUser.UpdateUser.example
const bare = { idUser: martin.idUser, login: martin.login, lbUser: martin.lbUser, mail: martin.mail }
const shutOut: User = { ...martin, isActif: false, isLocked: true, mustChangePassword: true, defaultRoute: '/about' }

const account = { ...admin, password: 'correct horse', isActif: true, isLocked: false, mustChangePassword: false }
const simon = { idUser: 9, login: 'j.simon', lbUser: 'Jeanne Simon' }
const last = ['Le dernier administrateur doit rester actif et déverrouillé']
const himself = { idUser: admin.idUser, login: admin.login, lbUser: admin.lbUser }
const beside: Readonly<Record<string, readonly GivenState[]>> = {
  'beside one who is locked': [accountExists({ ...account, ...simon, isLocked: true })],
  'beside one who is inactive': [accountExists({ ...account, ...simon, isActif: false })],
  'beside one who has no password': [userExists({ ...martin, ...simon, idGroupe: 1, lbGroupe: admin.lbGroupe })],
  'beside somebody who is no administrator': [accountExists({ ...account, ...agent })],
  'beside one whose group is inactive': [
    accountExists({ ...account, ...simon, idGroupe: 7, lbGroupe: 'Anciens' }),
    groupeExists({ idGroupe: 7, lbGroupe: 'Anciens', isActif: false, refRoleList: ['ADMIN'] }),
  ],
}

more(
  UsrUser.AddUser,
  { given: groups },
  {
    'a new user of the directory by the label of his way alone': {
      input: { login: roy.login, lbUser: roy.lbUser, lbIdentification: 'Azure AD' },
      answers: { ...never, ...inDirectory, login: roy.login, lbUser: roy.lbUser, mail: null, idGroupe: 2 },
      exactly: { refIdentification: 'AAD', mustChangePassword: false },
    },
    'a new user whose way’s code and label differ': { input: { ...added, lbIdentification: 'Azure AD' }, status: 400 },
    'a new user of the directory with a password': {
      input: { ...added, refIdentification: 'AAD', lbIdentification: 'Azure AD' },
      status: 400,
    },
    'a new user of the directory with the copy of a password': {
      input: { ...withoutPassword, ...inDirectory, newPasswordCopy: 'correct horse' },
      status: 400,
    },
    'a new user by password without one': { input: withoutPassword, messages: ['Min 8 caractères'] },
    'a new user, locked and inactive, with a route of his own and a password that stays': {
      input: { ...added, isActif: false, isLocked: true, mustChangePassword: false, defaultRoute: '/about' },
      answers: { ...never, isActif: false, isLocked: true, mustChangePassword: false, defaultRoute: '/about' },
    },
    'a new user of a group that nobody knows': { input: { ...added, idGroupe: 404 }, status: 404 },
    'a new user whose name is too long': { input: { ...added, lbUser: 'L'.repeat(201) }, status: 400 },
    'a new user of the longest name': {
      input: { ...added, lbUser: 'L'.repeat(200) },
      answers: { ...never, lbUser: 'L'.repeat(200) },
    },
    'a new user whose login has accents': { input: { ...added, login: 'à.martin' }, status: 400 },
    'a new user with the shortest password': {
      input: { ...added, newPassword: 'quatre4!', newPasswordCopy: 'quatre4!' },
      answers: never,
    },
  },
)

more(
  UsrUser.UpdateUser,
  {},
  {
    'a user of whom nothing is said that may be left out': {
      also: [userExists(shutOut)],
      input: bare,
      answers: shutOut,
      exactly: { isActif: false, isLocked: true, mustChangePassword: true, defaultRoute: '/about', idGroupe: 2 },
    },
    'a user to let in again': {
      also: [userExists(shutOut)],
      input: { ...bare, isActif: true, isLocked: false, mustChangePassword: false, defaultRoute: null },
      answers: { ...martin, defaultRoute: null },
      exactly: { isActif: true, isLocked: false, mustChangePassword: false, defaultRoute: null },
    },
    'a user to move to another group': {
      also: [userExists(martin)],
      input: { ...bare, idGroupe: admin.idGroupe },
      answers: { ...martin, idGroupe: admin.idGroupe, lbGroupe: admin.lbGroupe },
    },
    'a user to move to a group that nobody knows': {
      also: [userExists(martin)],
      input: { ...bare, idGroupe: 404 },
      status: 404,
    },
    'a user whose way’s code and label differ': {
      also: [userExists(martin)],
      input: { ...changed, refIdentification: 'B', lbIdentification: 'Azure AD' },
      status: 400,
    },
    'his own login in capitals': {
      also: [userExists(martin)],
      input: { ...changed, login: 'A.MARTIN' },
      answers: { ...martin, ...changed, login: 'A.MARTIN' },
    },
    'a user without a stamp': {
      also: [userExists(martin)],
      input: { ...changed, dtModification: null },
    },
    'the last administrator to move to another group': {
      also: [accountExists(account), groupeExists(utilisateurs)],
      input: { ...himself, idGroupe: utilisateurs.idGroupe },
      messages: last,
    },
    'an administrator to move to another group, beside another': {
      also: [accountExists(account), accountExists({ ...account, ...simon }), groupeExists(utilisateurs)],
      input: { ...simon, idGroupe: utilisateurs.idGroupe },
      answers: { ...never, ...simon, mail: null },
      exactly: { idGroupe: utilisateurs.idGroupe },
    },
    ...Object.fromEntries(
      Object.entries(beside).map(([whom, there]) => [
        `the last administrator to deactivate, ${whom}`,
        { also: [accountExists(account), ...there], input: { ...himself, isActif: false }, messages: last },
      ]),
    ),
  },
)
