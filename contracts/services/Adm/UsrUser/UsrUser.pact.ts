import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { accountExists, admin, agent, signedIn } from '../../Core/SecAuthentification/states.ts'
import { groups } from '../../Core/SecSecurite/states.ts'
import { type User, UsrUser } from './endpoints.ts'
import { menuSeen, userExists } from './states.ts'

const martin = UsrUser.Get.example.value
const [appMenu, titleMenu] = UsrUser.GetMenuList.example.value
const directoryUser = { ...martin, idUser: 5, login: 'p.leroy', lbUser: 'Paul Leroy', refIdentification: 'AAD', lbIdentification: 'Azure AD' }

/** When people come to be who bring no stamp of their own. */
const now = '2026-03-31T08:30:00.000Z'

const other: User = { ...martin, idUser: 6, login: 's.roy', lbUser: 'Simon Roy' }

const affaires = {
  lbMenu: 'Affaires',
  icon: 'briefcase',
  children: [
    {
      lbMenu: 'Affaires',
      icon: 'folder',
      path: '/Aff/Aff/AffaireList',
      refRoute: 'AffAffAffaireList',
      component: 'AffAffAffaireList',
      requiresAuth: true,
    },
  ],
}
const creer = { lbMenu: 'Ajouter', icon: 'plus', refAction: 'Creer' }

const account = { ...agent, password: 'correct horse', isActif: true, isLocked: false, mustChangePassword: false }

const added = UsrUser.AddUser.example.input
const changed = UsrUser.UpdateUser.example.input
const unknown = { idUser: 404_404 }

interaction('a request for the users', {
  given: [signedIn(agent), userExists(martin)],
  call: UsrUser.GetList,
  only: [{ idUser: martin.idUser, dtModification: now }],
  then: ({ value }) => expect(value?.[0]).toMatchObject({ login: 'a.martin', lbGroupe: 'Utilisateurs', isLocked: false }),
})

interaction('a request for a user', {
  given: [signedIn(admin), userExists(martin)],
  call: UsrUser.Get,
  then: ({ value }) => expect(value).toMatchObject({ idUser: martin.idUser, dtLastLogin: martin.dtLastLogin }),
})

interaction('a request for a directory user who has no mail and never signed in', {
  given: [signedIn(admin), userExists({ ...directoryUser, mail: null, dtLastLogin: null })],
  call: UsrUser.Get,
  input: { idUser: directoryUser.idUser },
  answers: { ...directoryUser, mail: null, dtLastLogin: null },
  then: ({ value }) => expect(value).toMatchObject({ mail: null, refIdentification: 'AAD' }),
})

interaction('a request for a user, without his secrets', {
  given: [signedIn(admin), userExists(martin)],
  call: UsrUser.Get,
  hasNoSecrets: true,
  then: ({ value }) => expect(value?.login).toBe(martin.login),
})

interaction('a request for the users, without their secrets', {
  given: [signedIn(admin), userExists(martin)],
  call: UsrUser.GetList,
  only: [{ idUser: admin.idUser, mail: null, dtLastLogin: null, dtModification: now }, { idUser: martin.idUser }],
  hasNoSecrets: true,
  then: ({ value }) => expect(value).toHaveLength(2),
})

interaction('a request of a user for his own record', {
  given: [signedIn(agent), userExists(martin)],
  call: UsrUser.Get,
  input: {},
  answers: { ...martin, dtModification: now },
  exactly: { idUser: agent.idUser, login: agent.login },
  then: ({ value }) => expect(value?.login).toBe(agent.login),
})

interaction('a request for a user nobody knows', {
  given: [signedIn(admin)],
  call: UsrUser.Get,
  input: { idUser: 404 },
  status: 404,
})

interaction('a request for the menus of the shell', {
  given: [signedIn(agent), menuSeen({ idGroupe: agent.idGroupe, refMenu: 'App.AppMenu', item: affaires })],
  call: UsrUser.GetMenuList,
  answers: [{ refMenu: 'App.AppMenu', menuItems: [affaires] }],
  only: [{ refMenu: 'App.AppMenu' }],
  then: ({ value }) => expect(value).toEqual([appMenu]),
})

interaction('a request for the buttons of a view', {
  given: [signedIn(agent), menuSeen({ idGroupe: agent.idGroupe, refMenu: 'AffAffAffaireList.TitleActionMenu', item: creer })],
  call: UsrUser.GetMenuList,
  answers: [{ refMenu: 'AffAffAffaireList.TitleActionMenu', menuItems: [creer] }],
  only: [{ refMenu: 'AffAffAffaireList.TitleActionMenu' }],
  then: ({ value }) => expect(value).toEqual([titleMenu]),
})

interaction('a request of an administrator for the menus of another group', {
  given: [
    signedIn(admin),
    userExists(martin),
    menuSeen({ idGroupe: admin.idGroupe, refMenu: 'App.AppUserMenu', item: creer }),
    menuSeen({ idGroupe: agent.idGroupe, refMenu: 'App.AppMenu', item: affaires }),
  ],
  call: UsrUser.GetMenuList,
  input: { idGroupe: agent.idGroupe },
  answers: [{ refMenu: 'App.AppMenu', menuItems: [affaires] }],
  only: [{ refMenu: 'App.AppMenu' }],
  then: ({ value }) => expect(value?.map(({ refMenu }) => refMenu)).toEqual(['App.AppMenu']),
})

interaction('a request of a user for his own way to sign in', {
  given: [signedIn(agent), accountExists(account)],
  call: UsrUser.GetIdentificationMode,
  exactly: { refIdentification: 'B' },
  then: ({ value }) => expect(value?.lbIdentification).toBe('BASIC'),
})

interaction('a request of a directory user for his own way to sign in', {
  given: [signedIn(agent), userExists({ ...directoryUser, idUser: agent.idUser })],
  call: UsrUser.GetIdentificationMode,
  answers: { refIdentification: 'AAD', lbIdentification: 'Azure AD', isActif: true },
  exactly: { refIdentification: 'AAD' },
  then: ({ value }) => expect(value?.refIdentification).toBe('AAD'),
})

interaction('a request for menus from a user who has to change his password first', {
  given: [signedIn(agent), accountExists({ ...account, mustChangePassword: true })],
  call: UsrUser.GetMenuList,
  status: 403,
})

interaction('a new user', {
  given: [signedIn(admin), ...groups],
  call: UsrUser.AddUser,
  exactly: { isActif: true, isLocked: false, mail: martin.mail, refIdentification: 'B' },
  then: ({ value, messages }) => {
    expect(value?.login).toBe(martin.login)
    expect(messages).toHaveLength(1)
  },
})

interaction('a new user, without his secrets', {
  given: [signedIn(admin), ...groups],
  call: UsrUser.AddUser,
  hasNoSecrets: true,
  then: ({ value }) => expect(value?.login).toBe(martin.login),
})

interaction('a new user of the directory, who has no mail', {
  given: [signedIn(admin), ...groups],
  call: UsrUser.AddUser,
  input: { login: directoryUser.login, lbUser: directoryUser.lbUser, mail: null, idGroupe: 1, refIdentification: 'AAD', lbIdentification: 'Azure AD' },
  answers: { ...directoryUser, idGroupe: 1, lbGroupe: admin.lbGroupe, mail: null, dtLastLogin: null },
  exactly: { isActif: true, isLocked: false, lbGroupe: admin.lbGroupe },
  then: ({ value }) => expect(value).toMatchObject({ mail: null, refIdentification: 'AAD', idGroupe: 1 }),
})

interaction('a new user of a login that is taken, in capitals', {
  given: [signedIn(admin), userExists(martin)],
  call: UsrUser.AddUser,
  input: { ...added, login: 'A.MARTIN' },
  messages: ['A.MARTIN existe déjà'],
})

interaction('a new user whose password and copy differ', {
  given: [signedIn(admin), userExists(other)],
  call: UsrUser.AddUser,
  input: { ...added, newPasswordCopy: 'correct house' },
  messages: ['Les deux mots de passe diffèrent'],
})

interaction('a new user whose password is too short', {
  given: [signedIn(admin), userExists(other)],
  call: UsrUser.AddUser,
  input: { ...added, newPassword: 'correct', newPasswordCopy: 'correct' },
  messages: ['Min 8 caractères'],
})

interaction('a changed user', {
  given: [signedIn(admin), userExists(martin)],
  call: UsrUser.UpdateUser,
  exactly: { lbUser: changed.lbUser, isActif: true, isLocked: false },
  then: ({ value }) => expect(value?.lbUser).toBe(changed.lbUser),
})

interaction('a changed user, without his secrets', {
  given: [signedIn(admin), userExists(martin)],
  call: UsrUser.UpdateUser,
  hasNoSecrets: true,
  then: ({ value }) => expect(value?.lbUser).toBe(changed.lbUser),
})

interaction('a user to lock, whose mail goes', {
  given: [signedIn(admin), userExists(martin)],
  call: UsrUser.UpdateUser,
  input: { ...changed, isLocked: true, mail: null },
  answers: { ...martin, isLocked: true, mail: null },
  exactly: { isLocked: true, isActif: true },
  then: ({ value }) => expect(value).toMatchObject({ isLocked: true, mail: null }),
})

interaction('a user to deactivate', {
  given: [signedIn(admin), userExists(martin)],
  call: UsrUser.UpdateUser,
  input: { ...changed, isActif: false },
  exactly: { isActif: false },
  then: ({ value }) => expect(value?.isActif).toBe(false),
})

interaction('a changed user of a login that is taken', {
  given: [signedIn(admin), userExists(martin), userExists(other)],
  call: UsrUser.UpdateUser,
  input: { ...changed, login: other.login },
  messages: [`${other.login} existe déjà`],
})

interaction('the last administrator to lock', {
  given: [signedIn(admin), userExists(martin)],
  call: UsrUser.UpdateUser,
  input: { idUser: admin.idUser, login: admin.login, lbUser: admin.lbUser, isLocked: true },
  messages: ['Le dernier administrateur doit rester actif et déverrouillé'],
})

interaction('a new user without a login', { given: [signedIn(admin)], call: UsrUser.AddUser, input: { ...added, login: '' }, status: 400 })

refusals(UsrUser.AddUser)
refusals(UsrUser.UpdateUser, {
  given: [userExists(martin)],
  unknown,
  stale: [userExists({ ...martin, dtModification: '2026-02-03T10:00:00.000Z' })],
  lock: ['User', martin.idUser],
})
