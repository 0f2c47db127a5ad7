import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { admin, agent, signedIn } from '../../Core/SecAuthentification/states.ts'
import { UsrUser } from './endpoints.ts'
import { menuSeen, userExists } from './states.ts'

const martin = UsrUser.Get.example.value
const [appMenu, titleMenu] = UsrUser.GetMenuList.example.value
const directoryUser = { ...martin, idUser: 5, login: 'p.leroy', lbUser: 'Paul Leroy', refIdentification: 'AAD', lbIdentification: 'Azure AD' }

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
