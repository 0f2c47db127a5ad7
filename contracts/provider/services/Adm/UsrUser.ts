import { UsrUser } from '../../../services/Adm/UsrUser/endpoints.ts'
import type { Database } from '../../database/database.ts'
import { forbidden, found, notFound, notSignedIn } from '../../failure.ts'
import { fields, idInQuery, nothing } from '../../input.ts'
import { code, type Columns, flag, instant, listQuery, number, page, searched } from '../../paging.ts'
import { operation, provide } from '../../provide.ts'
import { answer, listed } from '../../reply.ts'
import { ChangePassword } from './change-password.ts'
import { menusOf } from './menus.ts'
import { sql } from 'kysely'
import { computed } from '../../paging.ts'

const usersOf = (db: Database) =>
  db
    .selectFrom('users')
    .innerJoin('groupe', 'groupe.idGroupe', 'users.idGroupe')
    .innerJoin('modeAuth', 'modeAuth.refIdentification', 'users.refIdentification')
    .select([
      'users.idUser', 'users.login', 'users.lbUser', 'users.mail', 'users.isActif', 'users.isLocked', 'users.mustChangePassword',
      'users.idGroupe', 'groupe.lbGroupe', 'users.refIdentification', 'modeAuth.lbIdentification', 'users.defaultRoute', 'users.dtLastLogin',
      'users.dtModification',
    ])

type UserRow = Awaited<ReturnType<ReturnType<typeof usersOf>['executeTakeFirstOrThrow']>>

const userOf = (row: UserRow) => ({
  ...row,
  isActif: row.isActif === 1,
  isLocked: row.isLocked === 1,
  mustChangePassword: row.mustChangePassword === 1,
})

const columns: Columns = {
  idUser: number('users.idUser'),
  login: searched('users.loginNormal'),
  lbUser: searched('users.lbUserNormal'),
  mail: computed('text', sql`lower(users.mail)`),
  isActif: flag('users.isActif'),
  isLocked: flag('users.isLocked'),
  mustChangePassword: flag('users.mustChangePassword'),
  idGroupe: number('users.idGroupe'),
  lbGroupe: code('groupe.lbGroupe'),
  refIdentification: code('users.refIdentification'),
  lbIdentification: code('modeAuth.lbIdentification'),
  defaultRoute: code('users.defaultRoute'),
  dtLastLogin: instant('users.dtLastLogin'),
}

const GetList = operation(listQuery, async ({ db, input }) => {
  const { rows, total } = await page(usersOf(db), { columns, key: 'users.idUser' }, input)
  return listed({ rows: rows.map(userOf), total })
})

const Get = operation(fields({ idUser: idInQuery.optional() }), async ({ db, caller, input }) => {
  if (!caller) throw notSignedIn()
  const idUser = input.idUser ?? caller.idUser
  // A technical client has no record of its own.
  if (idUser === null) throw notFound()
  if (idUser !== caller.idUser && !caller.roles.has('ADMIN')) throw forbidden()
  return answer(userOf(found(await usersOf(db).where('users.idUser', '=', idUser).executeTakeFirst())))
})

const GetMenuList = operation(fields({ idGroupe: idInQuery.optional() }), async ({ db, caller, input: { idGroupe } }) => {
  if (!caller) throw notSignedIn()
  if (idGroupe === undefined) return answer(await menusOf(db, caller.idGroupe))
  if (!caller.roles.has('ADMIN')) throw forbidden()
  found(await db.selectFrom('groupe').where('idGroupe', '=', idGroupe).select('idGroupe').executeTakeFirst())
  return answer(await menusOf(db, idGroupe))
})

const GetIdentificationMode = operation(nothing, async ({ db, caller }) => {
  if (!caller) throw notSignedIn()
  // A technical client has none.
  if (caller.idUser === null) throw notFound()
  const mode = await db
    .selectFrom('users')
    .innerJoin('modeAuth', 'modeAuth.refIdentification', 'users.refIdentification')
    .where('users.idUser', '=', caller.idUser)
    .select(['modeAuth.refIdentification', 'modeAuth.lbIdentification', 'modeAuth.isActif'])
    .executeTakeFirst()
  const { isActif, ...labels } = found(mode)
  return answer({ ...labels, isActif: isActif === 1 })
})

const own = { Get: 'signedIn', GetMenuList: 'signedIn', GetIdentificationMode: 'signedIn', ChangePassword: 'signedIn' } as const

/** Users, and of the one signed in the menus, the way to sign in and the password. */
export const service = provide(UsrUser, { read: 'LECTURE', write: 'ADMIN', operations: own }, { GetList, Get, GetMenuList, GetIdentificationMode, ChangePassword })
