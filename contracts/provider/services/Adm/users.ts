import { sql } from 'kysely'
import { begun, type Later, preparedOne } from '../../database/prepared.ts'
import { code, type Columns, computed, flag, instant, number, searched } from '../../paging.ts'
import type { Records } from '../../writes.ts'

/** Users with their group and their way to sign in. */
export const usersOf = begun((db) =>
  db
    .selectFrom('users')
    .innerJoin('groupe', 'groupe.idGroupe', 'users.idGroupe')
    .innerJoin('modeAuth', 'modeAuth.refIdentification', 'users.refIdentification')
    .select([
      'users.idUser', 'users.login', 'users.lbUser', 'users.mail', 'users.isActif', 'users.isLocked', 'users.mustChangePassword',
      'users.idGroupe', 'groupe.lbGroupe', 'users.refIdentification', 'modeAuth.lbIdentification', 'users.defaultRoute', 'users.dtLastLogin',
      'users.dtModification',
    ]),
)

export type User = Awaited<ReturnType<ReturnType<typeof usersOf>['executeTakeFirstOrThrow']>>

/** What users may be filtered and sorted by. */
export const userColumns: Columns = {
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
  dtModification: instant('users.dtModification'),
}

const userOf = preparedOne((db, value: Later<{ key: number }>) => usersOf(db).where('users.idUser', '=', value('key')))

export const users: Records<'users', User> = {
  table: 'users',
  key: 'idUser',
  typeObjet: 'User',
  label: ({ login }) => login,
  unique: 'login',
  lock: ({ idUser }) => ({ typeObjet: 'User', refObjet: String(idUser) }),
  read: (db, key) => userOf(db, { key: Number(key) }),
}
