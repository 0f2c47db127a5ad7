import * as z from 'zod'
import {
  asRead,
  changeOf,
  type Connection,
  fields,
  id,
  invalidField,
  label,
  loginName,
  maybeMail,
  navigationChanged,
  newSecret,
  noKey,
  normalise,
  operation,
  readOnlyFields,
  Refusal,
  text,
  together,
  Work,
  writes,
} from '../kit.ts'
import { writing } from '../../writes/once.ts'
import { saved } from '../../operations/reply.ts'
import { hashPassword } from '../../security/password.ts'
import { isSameLogin } from '../../security/same-login.ts'
import { endSessions } from '../../security/sessions.ts'
import { refuseMadeOfWords, refuseUnfit } from './unfit-password.ts'
import { type User, users } from './users.ts'

// Ways of signing in (docs/specification/codes.md#people).
const labels = { B: 'BASIC', AAD: 'Azure AD' } as const

const written = {
  login: loginName,
  lbUser: label,
  mail: maybeMail,
  refIdentification: z.enum(['B', 'AAD']).optional(),
  lbIdentification: z.enum(Object.values(labels)).optional(),
  newPassword: newSecret.nullish(),
  newPasswordCopy: newSecret.nullish(),
  /** Left out: as it is. */
  defaultRoute: text.nullable().optional(),
  ...readOnlyFields('lbGroupe', 'dtLastLogin'),
}
const added = fields({
  ...written,
  idUser: noKey,
  dtModification: noKey,
  isActif: z.boolean().default(true),
  isLocked: z.boolean().default(false),
  // What an administrator has chosen is good for one sign-in; a directory's password is not ours to change.
  mustChangePassword: z.boolean().optional(),
  idGroupe: id.default(2),
})
const updated = fields({
  ...written,
  idUser: id,
  dtModification: asRead,
  isActif: z.boolean().optional(),
  isLocked: z.boolean().optional(),
  mustChangePassword: z.boolean().optional(),
  idGroupe: id.optional(),
})
const said = { fr: 'Utilisateur enregistré', en: 'User saved' }

type Identification = Partial<Pick<z.output<typeof added>, 'refIdentification' | 'lbIdentification'>>

/** The way to sign in, which may be said by its code, by its label or by both. Throws 400 when these differ. */
function wayOf({ refIdentification, lbIdentification }: Identification): 'B' | 'AAD' | undefined {
  if (refIdentification && lbIdentification && labels[refIdentification] !== lbIdentification)
    throw invalidField('lbIdentification')
  if (refIdentification || !lbIdentification) return refIdentification
  return lbIdentification === labels.B ? 'B' : 'AAD'
}

// Outside the transaction: a hash takes longer than all that is written.
export const AddUser = operation(added, async (call) => {
  const { newPassword, newPasswordCopy, lbIdentification, ...given } = call.input
  const refIdentification = wayOf({ ...given, lbIdentification }) ?? 'B'
  if (refIdentification === 'AAD' && (newPassword || newPasswordCopy)) throw invalidField('newPassword')
  const isByPassword = refIdentification === 'B'
  const passwordHash = isByPassword ? await hashPassword(newPassword ?? '', { by: call.address }) : null
  const row = {
    ...given,
    mustChangePassword: isByPassword && (given.mustChangePassword ?? true),
    refIdentification,
    passwordHash,
  }
  return writing(call, async (trx) => {
    const value = await together(
      () => isByPassword && refuseUnfit(newPassword ?? '', newPasswordCopy ?? ''),
      () => isByPassword && refuseMadeOfWords(newPassword ?? '', [given.login, given.lbUser]),
      () => new Work(trx, call).insert(users, row),
    )
    return saved(value, said)
  })
})

const administrators = (db: Connection) =>
  db
    .selectFrom('groupeRole')
    .innerJoin('role', 'role.idRole', 'groupeRole.idRole')
    .where('role.refRole', '=', 'ADMIN')
    .select('groupeRole.idGroupe')

/** Whether the directory knows an account: it lists the login, or has vouched for it. */
async function isInDirectory(
  db: Connection,
  { login, directoryLogin }: { login: string; directoryLogin: string | null },
): Promise<boolean> {
  if (directoryLogin !== null && isSameLogin(login, directoryLogin)) return true
  const alike = await db.selectFrom('adUser').where('loginNormal', '=', normalise(login)).select('login').execute()
  return alike.some((account) => isSameLogin(login, account.login))
}

/** R16, by who can sign in once it is written: by a password, or by a directory that is configured and knows the account. Undoes the write. */
async function refuseWithoutAdministrator(db: Connection, hasDirectory: boolean): Promise<void> {
  const left = await db
    .selectFrom('users')
    .innerJoin('groupe', 'groupe.idGroupe', 'users.idGroupe')
    .where('users.isActif', '=', true)
    .where('users.isLocked', '=', false)
    .where('groupe.isActif', '=', true)
    .where('users.idGroupe', 'in', administrators(db))
    .select(['login', 'refIdentification', 'passwordHash', 'directoryLogin'])
    .execute()
  for (const { refIdentification, passwordHash, ...account } of left) {
    if (refIdentification === 'B' ? passwordHash !== null : hasDirectory && (await isInDirectory(db, account))) return
  }
  throw new Refusal('R16')
}

/** Whether a user is one of the administrators, as long as he is active and not locked. */
const isAdministrator = async (
  db: Connection,
  { isActif, isLocked, idGroupe }: Pick<User, 'isActif' | 'isLocked' | 'idGroupe'>,
): Promise<boolean> =>
  isActif &&
  !isLocked &&
  (await administrators(db).where('groupeRole.idGroupe', '=', idGroupe).executeTakeFirst()) !== undefined

/** Whoever takes an administrator away waits for all who do so at the same time: each would leave the other's. */
const waitForOthers = (db: Connection) =>
  db
    .updateTable('groupe')
    .set((row) => ({ isActif: row.ref('isActif') }))
    .where('idGroupe', 'in', administrators(db))
    .execute()

export const UpdateUser = writes(
  updated,
  said,
  async (work, { idUser, dtModification, newPassword, newPasswordCopy, lbIdentification, ...given }, { server }) => {
    // A password is changed by `ChangePassword`.
    if (newPassword || newPasswordCopy) throw invalidField('newPassword')
    const refIdentification = wayOf({ ...given, lbIdentification })
    const claim = await work.claim(users, idUser, dtModification)
    const { before } = claim
    const isShutOut = given.isActif === false || given.isLocked === true
    const changesGroup = given.idGroupe !== undefined && given.idGroupe !== before.idGroupe
    const isOfDirectory = (refIdentification ?? before.refIdentification) === 'AAD'
    const isRenamed = isOfDirectory && !isSameLogin(given.login, before.login)
    const changesWay = refIdentification !== undefined && refIdentification !== before.refIdentification
    const takesAway = (isShutOut || changesGroup || isRenamed || changesWay) && (await isAdministrator(work.db, before))
    if (takesAway) await waitForOthers(work.db)
    // His menus are another group's.
    if (changesGroup) await navigationChanged(work.db, work.now)
    // Only the directory changes the passwords that it keeps.
    const kept = isOfDirectory ? { passwordHash: null, mustChangePassword: false } : {}
    const set = { ...given, refIdentification, ...kept }
    const after = await work.update(claim, set, changeOf(before, given))
    if (takesAway) await refuseWithoutAdministrator(work.db, server.directory !== null)
    if (isShutOut && idUser === work.caller?.idUser) throw new Refusal('R34')
    // Else his tokens would open again once he is let in.
    if (isShutOut) await endSessions(work.db, idUser)
    return after
  },
)
