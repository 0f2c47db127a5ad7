import type { Caller } from '../../services/Core/SecAuthentification/states.ts'
import type { Database } from '../database/database.ts'

/** Roles (docs/specification/codes.md#people). */
const idRoles: Readonly<Record<string, number>> = { ADMIN: 1, PARAMETRAGE: 2, AFFAIRE: 3, LECTURE: 4 }
const labels = { B: 'BASIC', AAD: 'Azure AD' } as const

interface Groupe {
  idGroupe: number
  lbGroupe: string
  refRoleList: readonly string[]
}

/** Inserts or updates a group, and adds roles to it. */
export async function putGroupe(db: Database, { idGroupe, lbGroupe, refRoleList }: Groupe): Promise<void> {
  await db
    .insertInto('groupe')
    .values({ idGroupe, lbGroupe, isActif: true })
    .onConflict((conflict) => conflict.column('idGroupe').doUpdateSet({ lbGroupe }))
    .execute()
  for (const refRole of refRoleList) {
    const idRole = idRoles[refRole]
    if (idRole === undefined) throw new Error(`no role ${refRole}`)
    await db
      .insertInto('role')
      .values({ idRole, refRole, lbRole: refRole })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('groupeRole')
      .values({ idGroupe, idRole })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

interface Person extends Pick<Caller, 'idUser' | 'login' | 'lbUser' | 'idGroupe'> {
  mail?: string | null
  isActif?: boolean
  isLocked?: boolean
  mustChangePassword?: boolean
  refIdentification?: 'B' | 'AAD'
  passwordHash?: string | null
  defaultRoute?: string | null
  dtLastLogin?: string | null
  dtModification?: string | null | undefined
}

/** Inserts a user into an existing group, or replaces the user of the same key. */
export async function putUser(db: Database, now: Date, person: Person): Promise<void> {
  const {
    idUser,
    login,
    lbUser,
    idGroupe,
    isActif = true,
    isLocked = false,
    mustChangePassword = false,
    refIdentification = 'B',
  } = person
  const { mail = null, passwordHash = null, defaultRoute = null, dtLastLogin = null } = person
  await db
    .insertInto('modeAuth')
    .values({ refIdentification, lbIdentification: labels[refIdentification], isActif: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const flags = { isActif, isLocked, mustChangePassword }
  const row = { login, lbUser, idGroupe, mail, refIdentification, passwordHash, defaultRoute, dtLastLogin, ...flags }
  // A state decides on the stamp too, which an update of the database layer would set by itself.
  const stamped = { ...row, dtModification: person.dtModification ?? now.toISOString() }
  await db
    .insertInto('users')
    .values({ ...stamped, idUser })
    .onConflict((conflict) => conflict.column('idUser').doUpdateSet(stamped))
    .execute()
}

/** Inserts or replaces a user, the user's group, and its roles. */
export async function putCaller(db: Database, now: Date, caller: Caller & Partial<Person>): Promise<void> {
  await putGroupe(db, caller)
  await putUser(db, now, caller)
}
