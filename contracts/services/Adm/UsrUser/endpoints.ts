import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, service } from '../../../wire/service.ts'
import { menu } from '../../menu.ts'

const users = record({
  idUser: [z.int(), 3],
  login: [z.string(), 'a.martin', wire.label()],
  lbUser: [z.string(), 'Alice Martin', wire.label()],
  isActif: [z.boolean(), true, z.optional(z.boolean())],
  isLocked: [z.boolean(), false, z.optional(z.boolean())],
  mustChangePassword: [proposed(z.optional(z.boolean())), false, proposed(z.optional(z.boolean()))],
  mail: [z.nullable(z.string()), 'a.martin@vigie-controle.example', wire.maybeMail()],
  idGroupe: [z.int(), 2, z.optional(wire.id())],
  lbGroupe: [z.nullable(z.string()), 'Utilisateurs'],
  /** B or AAD. */
  refIdentification: [z.string(), 'B', z.optional(z.string())],
  lbIdentification: [z.string(), 'BASIC', z.optional(z.string())],
  defaultRoute: [wire.maybe(z.string()), null, proposed(wire.maybeText())],
  dtLastLogin: [wire.maybe(z.string()), '2026-03-30T07:58:12.000Z'],
  dtModification: [wire.asRead(), '2026-01-12T09:15:00.000Z'],
})
export const { schema: user, example: martin } = users
export type User = z.infer<typeof user>

export const modeAuth = z.object({ refIdentification: z.string(), lbIdentification: z.string(), isActif: z.boolean() })
export type ModeAuth = z.infer<typeof modeAuth>

/** What is sent of the example: whoever does not say which route comes first, or that the password must be changed, leaves it as it is. */
const {
  idUser,
  lbGroupe: _,
  dtLastLogin: __,
  dtModification,
  defaultRoute: ___,
  mustChangePassword: ____,
  ...sent
} = martin
const password = { newPassword: 'correct horse', newPasswordCopy: 'correct horse' }
const never = { ...martin, defaultRoute: null, dtLastLogin: null }

/** An entry of the menus that holds another. */
export const affaires = {
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

/** An entry that opens the record of a row, below its list. */
export const ouvrir = {
  lbMenu: 'Ouvrir',
  icon: 'arrow-right',
  path: '/Adm/Usr/UserAccueil',
  param: 'idUser;onglet=profil',
  refRoute: 'AdmUsrUserAccueil',
  refRouteParent: 'AdmUsrUserList',
  component: 'AdmUsrUserAccueil',
  requiresAuth: true,
}

/** An entry that does something. */
export const creer = { lbMenu: 'Ajouter', icon: 'plus', refAction: 'Creer' }

/** Users, and of the one signed in the menus, the way to sign in and the password. */
export const UsrUser = service('/api/Console/Adm/UsrUser', {
  GetList: GET({ value: z.array(user), example: { value: [martin] } }),
  /** `idGroupe`: what another group sees; administrators only. */
  GetMenuList: GET({
    input: z.object({ idGroupe: proposed(z.optional(z.int())) }),
    value: z.array(menu),
    example: {
      input: {},
      value: [
        { refMenu: 'App.AppMenu', menuItems: [affaires] },
        { refMenu: 'AffAffAffaireList.TitleActionMenu', menuItems: [creer] },
      ],
    },
  }),
  /** Without a key: one's own record. */
  Get: GET({
    input: z.object({ idUser: z.optional(z.int()) }),
    value: user,
    example: { input: { idUser: 3 }, value: martin },
  }),
  GetIdentificationMode: GET({
    value: modeAuth,
    example: { value: { refIdentification: 'B', lbIdentification: 'BASIC', isActif: true } },
  }),
  /** The password of a basic user; a directory user has none. */
  AddUser: POST({
    input: z.object({ ...users.sent, newPassword: wire.maybe(z.string()), newPasswordCopy: wire.maybe(z.string()) }),
    value: user,
    example: { input: { ...sent, ...password }, value: never },
  }),
  ChangePassword: POST({
    /** `password`, the current one, may be left out by an administrator who changes another user's. */
    input: z.object({
      login: z.string(),
      password: z.optional(z.string()),
      newPassword: z.string(),
      newPasswordCopy: z.string(),
    }),
    /** True; whoever changed his own signs in anew with it. His other sessions end; what an administrator has chosen has to be changed. */
    value: z.boolean(),
    example: {
      input: {
        login: 'a.martin',
        password: 'correct horse',
        newPassword: 'battery staple',
        newPasswordCopy: 'battery staple',
      },
      value: true,
    },
  }),
  UpdateUser: POST({
    input: z.object({ idUser: wire.id(), ...users.sent, dtModification: wire.asRead() }),
    value: user,
    example: {
      input: { idUser, ...sent, lbUser: 'Alice Martin-Roy', dtModification },
      value: { ...martin, lbUser: 'Alice Martin-Roy' },
    },
  }),
})
