import * as z from 'zod/mini'
import { nothing, state } from '../../../wire/state.ts'

/** Who calls, and with which rights. */
export const caller = z.object({
  idUser: z.int(),
  login: z.string(),
  lbUser: z.string(),
  idGroupe: z.int(),
  lbGroupe: z.string(),
  /** Roles of the group: ADMIN, PARAMETRAGE, AFFAIRE, LECTURE. */
  refRoleList: z.array(z.string()),
})
export type Caller = z.infer<typeof caller>

export const signedIn = state('a user is signed in', caller, {
  gives: ['token'],
  means: 'the user, its group and roles; a token good at the time of the call',
})

export const sessionExpired = state('the session of a user has expired', caller, {
  gives: ['token'],
  means: 'the same, the token past its time',
})

export const signedOut = state('a user has signed out', caller, {
  gives: ['token'],
  means: 'the same, the token ended before its time',
})

export const tokenForged = state('somebody else signed the token', caller, {
  gives: ['token'],
  means: 'the user, and a token of the same form that another key has signed',
})

const account = z.object({
  ...caller.shape,
  password: z.string(),
  isActif: z.boolean(),
  isLocked: z.boolean(),
  mustChangePassword: z.boolean(),
})

/** Mode B. */
export const accountExists = state('a user with a password exists', account, {
  means:
    'may sign in by login and password, if active and not locked; replaces the signed-in user if it has the same idUser, whose token stays good',
})

/** Mode AAD. */
export const directoryAccountExists = state(
  'a user signed in at the directory exists',
  z.object({ ...caller.shape, mail: z.string() }),
  {
    gives: ['directoryToken'],
    means: "may sign in by the directory's token, which the state gives",
  },
)

export const directoryStranger = state(
  'the directory vouches for a stranger',
  z.object({ login: z.string(), lbUser: z.string(), mail: z.string() }),
  {
    gives: ['directoryToken'],
    means: "no such user; the directory's token is good all the same",
  },
)

export const directoryAnswers = state('the directory answers', nothing, {
  means: 'the directory is there, and never gave the token that is sent',
})

const groupe = z.pick(caller, { idGroupe: true, lbGroupe: true, refRoleList: true })
const client = z.object({ clientId: z.string(), clientSecret: z.string(), ...groupe.shape })

export const apiClientExists = state('a technical client exists', client, { means: 'may sign in by id and secret' })

/** The default group: handles cases, reads the rest. */
export const agent: Caller = {
  idUser: 3,
  login: 'a.martin',
  lbUser: 'Alice Martin',
  idGroupe: 2,
  lbGroupe: 'Utilisateurs',
  refRoleList: ['AFFAIRE', 'LECTURE'],
}

export const admin: Caller = {
  idUser: 1,
  login: 'admin',
  lbUser: 'Nadia Perrin',
  idGroupe: 1,
  lbGroupe: 'Administrateurs',
  refRoleList: ['ADMIN', 'PARAMETRAGE', 'AFFAIRE', 'LECTURE'],
}

/** Reads, writes nothing. */
export const reader: Caller = {
  idUser: 4,
  login: 'l.duval',
  lbUser: 'Luc Duval',
  idGroupe: 3,
  lbGroupe: 'Lecteurs',
  refRoleList: ['LECTURE'],
}

/** Does everything but administer. */
export const planner: Caller = {
  idUser: 5,
  login: 'm.faure',
  lbUser: 'Marc Faure',
  idGroupe: 4,
  lbGroupe: 'Paramétreurs',
  refRoleList: ['PARAMETRAGE', 'AFFAIRE', 'LECTURE'],
}

/** Signed in, and nothing more. */
export const guest: Caller = {
  idUser: 6,
  login: 'v.petit',
  lbUser: 'Vera Petit',
  idGroupe: 5,
  lbGroupe: 'Visiteurs',
  refRoleList: [],
}
