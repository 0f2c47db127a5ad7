import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { accountExists, admin, agent, signedIn } from '../../Core/SecAuthentification/states.ts'
import { UsrUser } from './endpoints.ts'
import { menuSeen, userExists } from './states.ts'

const martin = UsrUser.Get.example.value
const [appMenu, titleMenu] = UsrUser.GetMenuList.example.value
const directoryUser = { ...martin, idUser: 5, login: 'p.leroy', lbUser: 'Paul Leroy', refIdentification: 'AAD', lbIdentification: 'Azure AD' }

const other = { ...martin, idUser: 6, login: 's.roy', lbUser: 'Simon Roy' }

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

const { password = '', newPassword } = UsrUser.ChangePassword.example.input
const account = { ...agent, password, isActif: true, isLocked: false, mustChangePassword: false }
const { password: _, ...byAdmin } = UsrUser.ChangePassword.example.input

interaction('a request for the users', {
  given: [signedIn(agent), userExists(martin)],
  call: UsrUser.GetList,
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

interaction('a request of a user for his own record', {
  given: [signedIn(agent), userExists(martin)],
  call: UsrUser.Get,
  input: {},
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

interaction('a request for menus from a user who has to change his password first', {
  given: [signedIn(agent), accountExists({ ...account, mustChangePassword: true })],
  call: UsrUser.GetMenuList,
  status: 403,
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
