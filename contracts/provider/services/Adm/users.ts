import { begun, column, type Columns, columnsOf, recordsOf } from '../kit.ts'

/** Users with their group and their way to sign in. */
export const usersOf = begun((db) =>
  db
    .selectFrom('users')
    .innerJoin('groupe', 'groupe.idGroupe', 'users.idGroupe')
    .innerJoin('modeAuth', 'modeAuth.refIdentification', 'users.refIdentification')
    .select([
      'users.idUser',
      'users.login',
      'users.lbUser',
      'users.mail',
      'users.isActif',
      'users.isLocked',
      'users.mustChangePassword',
      'users.idGroupe',
      'groupe.lbGroupe',
      'users.refIdentification',
      'modeAuth.lbIdentification',
      'users.defaultRoute',
      'users.dtLastLogin',
      'users.dtModification',
    ]),
)

export type User = Awaited<ReturnType<ReturnType<typeof usersOf>['executeTakeFirstOrThrow']>>

/** Columns that users can be filtered and sorted by. */
export const userColumns: Columns = {
  ...columnsOf('users', {
    number: ['idUser', 'idGroupe'],
    code: ['refIdentification'],
    text: ['login', 'lbUser', 'mail', 'defaultRoute'],
    flag: ['isActif', 'isLocked', 'mustChangePassword'],
    instant: ['dtLastLogin', 'dtModification'],
  }),
  lbGroupe: column.searched('groupe.lbGroupeNormal'),
  lbIdentification: column.code('modeAuth.lbIdentification'),
}

export const users = recordsOf({
  table: 'users',
  key: 'idUser',
  typeObjet: 'User',
  label: ({ login }) => login,
  unique: 'login',
  lock: ({ idUser }) => ({ typeObjet: 'User', refObjet: String(idUser) }),
  from: usersOf,
})
