import { UsrUser } from '../../../services/Adm/UsrUser/endpoints.ts'
import { notSignedIn } from '../../messages/failure.ts'
import { fields, forbidden, found, idInQuery, lists, mustBeThere, notFound, nothing, provide, reads } from '../kit.ts'
import { ChangePassword } from './change-password.ts'
import { menusOf } from './menus.ts'
import { userColumns, users, usersOf } from './users.ts'
import { AddUser, UpdateUser } from './write-user.ts'

const GetList = lists({ columns: userColumns, key: 'users.idUser', from: ({ db }) => usersOf(db) })

const Get = reads(fields({ idUser: idInQuery.optional() }), async ({ db, caller, input }) => {
  if (!caller) throw notSignedIn()
  const idUser = input.idUser ?? caller.idUser
  // A technical client has no record of its own.
  if (idUser === null) throw notFound()
  if (idUser !== caller.idUser && !caller.roles.has('ADMIN')) throw forbidden()
  return found(await users.read(db, idUser))
})

const GetMenuList = reads(fields({ idGroupe: idInQuery.optional() }), async ({ db, caller, input: { idGroupe } }) => {
  if (!caller) throw notSignedIn()
  if (idGroupe === undefined) return menusOf(db, caller.idGroupe)
  if (!caller.roles.has('ADMIN')) throw forbidden()
  await mustBeThere(db, 'groupe', { idGroupe })
  return menusOf(db, idGroupe)
})

const GetIdentificationMode = reads(nothing, async ({ db, caller }) => {
  if (!caller) throw notSignedIn()
  // A technical client has no menus.
  if (caller.idUser === null) throw notFound()
  const mode = await db
    .selectFrom('users')
    .innerJoin('modeAuth', 'modeAuth.refIdentification', 'users.refIdentification')
    .where('users.idUser', '=', caller.idUser)
    .select(['modeAuth.refIdentification', 'modeAuth.lbIdentification', 'modeAuth.isActif'])
    .executeTakeFirst()
  return found(mode)
})

const own = {
  Get: 'signedIn',
  GetMenuList: 'signedIn',
  GetIdentificationMode: 'signedIn',
  ChangePassword: 'signedIn',
} as const

/** Users; and the signed-in user's menus, way to sign in and password. */
export const service = provide(
  UsrUser,
  { read: 'LECTURE', write: 'ADMIN', operations: own },
  { GetList, GetMenuList, Get, GetIdentificationMode, AddUser, ChangePassword, UpdateUser },
)
