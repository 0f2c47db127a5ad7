import { describe, expect, test } from 'vitest'
import { entryLabel } from '../navigation/offered.ts'
import { textIn } from '../locales/testing/texts.ts'
import { readMenus } from '../navigation/menu-entry.ts'
import { menusToRoutes } from '../navigation/menus-to-routes.ts'
import { userEntries } from './user-menu.ts'

const profile = {
  lbMenu: 'Mon profil',
  refRoute: 'AdmUsrUserProfil',
  path: '/Adm/Usr/UserProfil',
  component: 'AdmUsrUserProfil',
}
const signOut = { lbMenu: 'Déconnexion', refAction: 'Deconnexion' }

/** The user menu as the server sends it, in French. */
const menuOf = (...menuItems: object[]) => {
  const { book } = readMenus([{ refMenu: 'App.AppUserMenu', menuItems }])
  const { routes } = menusToRoutes(book, new Set(['AdmUsrUserProfil']))
  return userEntries(book, routes)
}
const labels = (...menuItems: object[]) => menuOf(...menuItems).map((entry) => entryLabel(entry, textIn('fr')))

describe('the user menu', () => {
  test('is the server’s where that is whole, in its order', () => {
    expect(labels(signOut, profile)).toEqual(['Déconnexion', 'Mon profil'])
  })

  test('has the profile and signing out although the server leaves them out [2.user-menu]', () => {
    expect(labels()).toEqual(['Mon profil', 'Se déconnecter'])
    expect(labels({ lbMenu: 'Aide', path: '/about' })).toEqual(['Mon profil', 'Aide', 'Se déconnecter'])
    expect(menuOf()[0]).toMatchObject({ path: '/Adm/Usr/UserProfil' })
    expect(menuOf()[1]).toMatchObject({ refAction: 'Deconnexion' })
  })

  test('says them in English too', () => {
    expect(menuOf().map((entry) => entryLabel(entry, textIn('en')))).toEqual(['My profile', 'Sign out'])
  })

  test('leads to the profile where the server’s route has it', () => {
    const elsewhere = readMenus([{ refMenu: 'App.AppMenu', menuItems: [{ ...profile, path: '/Moi' }] }]).book
    const { routes } = menusToRoutes(elsewhere, new Set(['AdmUsrUserProfil']))
    expect(userEntries(elsewhere, routes).map(({ path }) => path)).toEqual(['/Moi', null])
  })

  test('offers no profile that this build does not have', () => {
    expect(userEntries(new Map(), []).map(({ refAction }) => refAction)).toEqual(['Deconnexion'])
  })
})
