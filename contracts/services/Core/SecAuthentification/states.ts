import { state } from '../../../wire/state.ts'

/** Who calls, and with which rights. */
export interface Caller {
  idUser: number
  login: string
  lbUser: string
  idGroupe: number
  lbGroupe: string
  /** Roles of the group: ADMIN, PARAMETRAGE, AFFAIRE, LECTURE. */
  refRoleList: string[]
}

/** The user and its group, whose session is open. Answers `token`. */
export const signedIn = state<Caller>('a user is signed in', 'token')

/** The user and its group, whose session is over. Answers its `token`. */
export const sessionExpired = state<Caller>('the session of a user has expired', 'token')

interface Account extends Caller {
  password: string
  isActif: boolean
  isLocked: boolean
  mustChangePassword: boolean
}

/** A user that signs in by login and password (mode B), and its group. */
export const accountExists = state<Account>('a user with a password exists')

/** A user that signs in through the directory (mode AAD), and its group. Answers `directoryToken`, as the directory gives it to this user. */
export const directoryAccountExists = state<Caller & { mail: string }>('a user signed in at the directory exists', 'directoryToken')

/** Nobody of this login may use the application; the directory vouches for him. Answers his `directoryToken`. */
export const directoryStranger = state<{ login: string; lbUser: string; mail: string }>('the directory vouches for a stranger', 'directoryToken')

/** The directory answers, and gave no such token as the one sent. */
export const directoryAnswers = state('the directory answers')

/** A technical client, in a group. */
export const apiClientExists = state<{ clientId: string; clientSecret: string; idGroupe: number; lbGroupe: string; refRoleList: string[] }>(
  'a technical client exists',
)

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
export const reader: Caller = { idUser: 4, login: 'l.duval', lbUser: 'Luc Duval', idGroupe: 3, lbGroupe: 'Lecteurs', refRoleList: ['LECTURE'] }
