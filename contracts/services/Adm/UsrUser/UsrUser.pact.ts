import { interactions } from '../../interactions.ts'
import { accountExists, admin, agent } from '../../Core/SecAuthentification/states.ts'
import { exporter } from '../../Core/SysAction/endpoints.ts'
import { actionExists } from '../../Core/SysAction/states.ts'
import { groups } from '../../Core/SecSecurite/states.ts'
import { affaires, creer, ouvrir, type User, UsrUser } from './endpoints.ts'
import { menuSeen, userExists } from './states.ts'

const martin = UsrUser.Get.example.value
const directoryUser = {
  ...martin,
  idUser: 5,
  login: 'p.leroy',
  lbUser: 'Paul Leroy',
  refIdentification: 'AAD',
  lbIdentification: 'Azure AD',
}

const never = { ...martin, dtLastLogin: null }

const other: User = { ...martin, idUser: 6, login: 's.roy', lbUser: 'Simon Roy' }

const account = { ...agent, password: 'correct horse', isActif: true, isLocked: false, mustChangePassword: false }

/** Two administrators, both of whom can sign in. */
const administrators = [
  accountExists({ ...account, ...admin }),
  accountExists({ ...account, ...admin, idUser: 9, login: 'j.simon', lbUser: 'Jeanne Simon' }),
]
const locked = { idUser: 9, login: 'j.simon', lbUser: 'Jeanne Simon', isLocked: true }
const himself = { idUser: admin.idUser, login: admin.login, lbUser: admin.lbUser }
/** The administrator who calls, who has no mail and never signed in. */
const perrin: User = {
  ...martin,
  ...himself,
  mail: null,
  idGroupe: admin.idGroupe,
  lbGroupe: admin.lbGroupe,
  dtLastLogin: null,
}
const neither = ['Vous ne pouvez ni vous désactiver ni vous verrouiller']

const added = UsrUser.AddUser.example.input
const changed = UsrUser.UpdateUser.example.input
const unknown = { idUser: 404_404 }

interactions(
  UsrUser.GetList,
  { by: agent, given: [userExists(martin)] },
  {
    'a request for the users': { only: [{ idUser: martin.idUser, dtModification: martin.dtModification }] },
    'a request for the users, without their secrets': {
      by: admin,
      also: [userExists(perrin)],
      only: [{ idUser: admin.idUser, mail: null, dtLastLogin: null }, { idUser: martin.idUser }],
      hasNoSecrets: true,
    },
  },
)

interactions(
  UsrUser.Get,
  { by: admin, given: [userExists(martin)] },
  {
    'a request for a user': {},
    'a request for a directory user who has no mail and never signed in': {
      given: [userExists({ ...directoryUser, mail: null, dtLastLogin: null })],
      input: { idUser: directoryUser.idUser },
      answers: { ...directoryUser, mail: null, dtLastLogin: null },
    },
    'a request for a user, without his secrets': { hasNoSecrets: true },
    'a request of a user for his own record': {
      by: agent,
      input: {},
      answers: martin,
      exactly: { idUser: agent.idUser, login: agent.login },
    },
    'a request for a user nobody knows': { given: [], input: { idUser: 404 }, status: 404 },
  },
)

interactions(
  UsrUser.GetMenuList,
  { by: agent, given: [menuSeen({ idGroupe: agent.idGroupe, refMenu: 'App.AppMenu', item: affaires })] },
  {
    'a request for the menus of the shell': {
      answers: [{ refMenu: 'App.AppMenu', menuItems: [affaires] }],
      only: [{ refMenu: 'App.AppMenu' }],
    },
    'a request for the buttons of a view': {
      given: [menuSeen({ idGroupe: agent.idGroupe, refMenu: 'AffAffAffaireList.TitleActionMenu', item: creer })],
      answers: [{ refMenu: 'AffAffAffaireList.TitleActionMenu', menuItems: [creer] }],
      only: [{ refMenu: 'AffAffAffaireList.TitleActionMenu' }],
    },
    'a request for the menu of a row, with what goes along and the route above': {
      given: [menuSeen({ idGroupe: agent.idGroupe, refMenu: 'AdmUsrUserList.ItemMenu', item: ouvrir })],
      answers: [{ refMenu: 'AdmUsrUserList.ItemMenu', menuItems: [ouvrir] }],
      only: [{ refMenu: 'AdmUsrUserList.ItemMenu' }],
    },
    'a request for menus, of which another group sees some, one runs what is inactive, and one hangs below it': {
      given: [
        actionExists({ ...exporter, isActive: false }),
        userExists({ ...martin, idUser: 9, login: 's.roy', idGroupe: admin.idGroupe, lbGroupe: admin.lbGroupe }),
        menuSeen({ idGroupe: admin.idGroupe, refMenu: 'App.AppUserMenu', item: creer }),
        menuSeen({ idGroupe: agent.idGroupe, refMenu: 'App.AppMenu', item: { ...affaires, refAction: 'Exporter' } }),
        menuSeen({ idGroupe: agent.idGroupe, refMenu: 'AffAffAffaireList.TitleActionMenu', item: creer }),
      ],
      answers: [{ refMenu: 'AffAffAffaireList.TitleActionMenu', menuItems: [creer] }],
      only: [{ refMenu: 'AffAffAffaireList.TitleActionMenu' }],
    },
    'a request of an administrator for the menus of another group': {
      by: admin,
      given: [
        userExists(martin),
        menuSeen({ idGroupe: admin.idGroupe, refMenu: 'App.AppUserMenu', item: creer }),
        menuSeen({ idGroupe: agent.idGroupe, refMenu: 'App.AppMenu', item: affaires }),
      ],
      input: { idGroupe: agent.idGroupe },
      answers: [{ refMenu: 'App.AppMenu', menuItems: [affaires] }],
      only: [{ refMenu: 'App.AppMenu' }],
    },
    'a request for menus from a user who has to change his password first': {
      given: [accountExists({ ...account, mustChangePassword: true })],
      status: 403,
    },
  },
)

interactions(
  UsrUser.GetIdentificationMode,
  { by: agent, given: [accountExists(account)] },
  {
    'a request of a user for his own way to sign in': { exactly: { refIdentification: 'B' } },
    'a request of a directory user for his own way to sign in': {
      given: [userExists({ ...directoryUser, idUser: agent.idUser })],
      answers: { refIdentification: 'AAD', lbIdentification: 'Azure AD', isActif: true },
      exactly: { refIdentification: 'AAD' },
    },
  },
)

interactions(
  UsrUser.AddUser,
  { given: groups },
  {
    'a new user': { exactly: { isActif: true, isLocked: false, mail: martin.mail, refIdentification: 'B' } },
    'a new user, who has to change the password that was given him': {
      input: {
        login: added.login,
        lbUser: added.lbUser,
        newPassword: added.newPassword,
        newPasswordCopy: added.newPasswordCopy,
      },
      answers: { ...martin, mail: null, dtLastLogin: null, mustChangePassword: true },
      exactly: { mustChangePassword: true, isActif: true, idGroupe: 2, refIdentification: 'B' },
    },
    'a new user, without his secrets': { hasNoSecrets: true },
    'a new user of the directory, who has no mail': {
      input: {
        login: directoryUser.login,
        lbUser: directoryUser.lbUser,
        mail: null,
        idGroupe: 1,
        refIdentification: 'AAD',
        lbIdentification: 'Azure AD',
      },
      answers: { ...directoryUser, idGroupe: 1, lbGroupe: admin.lbGroupe, mail: null, dtLastLogin: null },
      exactly: { isActif: true, isLocked: false, lbGroupe: admin.lbGroupe },
    },
    'a new user of a login that is taken, in capitals': {
      given: [userExists(martin)],
      input: { ...added, login: 'A.MARTIN' },
      messages: ['A.MARTIN existe déjà'],
    },
    'a new user whose password and copy differ': {
      given: [userExists(other)],
      input: { ...added, newPasswordCopy: 'correct house' },
      messages: ['Les deux mots de passe diffèrent'],
    },
    'a new user whose password is too short': {
      given: [userExists(other)],
      input: { ...added, newPassword: 'correct', newPasswordCopy: 'correct' },
      messages: ['Min 8 caractères'],
    },
    'a new user without a login': { given: [], input: { ...added, login: '' }, status: 400 },
    'a new user with a mail that is no address': { given: [], input: { ...added, mail: 'a.martin' }, status: 400 },
  },
)

interactions(
  UsrUser.UpdateUser,
  { given: [userExists(martin)], unknown, lock: ['User', martin.idUser] },
  {
    'a changed user': { exactly: { lbUser: changed.lbUser, isActif: true, isLocked: false } },
    'a changed user, without his secrets': { hasNoSecrets: true },
    'a user to lock, whose mail goes': {
      input: { ...changed, isLocked: true, mail: null },
      answers: { ...martin, isLocked: true, mail: null },
      exactly: { isLocked: true, isActif: true },
    },
    'a user to deactivate': { input: { ...changed, isActif: false }, exactly: { isActif: false } },
    'a changed user of a login that is taken': {
      also: [userExists(other)],
      input: { ...changed, login: other.login },
      messages: [`${other.login} existe déjà`],
    },
    'the last administrator to lock': {
      input: { idUser: admin.idUser, login: admin.login, lbUser: admin.lbUser, isLocked: true },
      messages: ['Le dernier administrateur doit rester actif et déverrouillé'],
    },
    'an administrator to lock, beside another': {
      given: administrators,
      input: locked,
      answers: {
        ...never,
        ...locked,
        idGroupe: admin.idGroupe,
        lbGroupe: admin.lbGroupe,
        mail: null,
      },
      exactly: { isLocked: true },
    },
    'oneself to lock, beside another administrator': {
      given: administrators,
      input: { ...himself, isLocked: true },
      messages: neither,
    },
    'oneself to deactivate, beside another administrator': {
      given: administrators,
      input: { ...himself, isActif: false },
      messages: neither,
    },
    'another name of oneself': {
      given: administrators,
      input: { ...himself, lbUser: 'Nadia Perrin-Roy' },
      answers: {
        ...never,
        ...himself,
        lbUser: 'Nadia Perrin-Roy',
        idGroupe: admin.idGroupe,
        lbGroupe: admin.lbGroupe,
        mail: null,
      },
      exactly: { lbUser: 'Nadia Perrin-Roy', isActif: true, isLocked: false },
    },
  },
)
