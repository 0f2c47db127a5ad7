import { SecSecurite } from '../../../services/Core/SecSecurite/endpoints.ts'
import { columnsOf, type Connection, lists, nothing, provide, reads, Refusal } from '../kit.ts'

const GetRoleList = reads(nothing, ({ db }) =>
  db.selectFrom('role').select(['idRole', 'refRole', 'lbRole']).orderBy('idRole').execute(),
)

const GetGroupeList = reads(nothing, async ({ db }) => {
  const groups = await db.selectFrom('groupe').select(['idGroupe', 'lbGroupe', 'isActif']).orderBy('idGroupe').execute()
  const roles = await db
    .selectFrom('groupeRole')
    .innerJoin('role', 'role.idRole', 'groupeRole.idRole')
    .select(['idGroupe', 'refRole'])
    .orderBy('role.idRole')
    .execute()
  return groups.map((groupe) => ({
    ...groupe,
    refRoleList: roles.filter(({ idGroupe }) => idGroupe === groupe.idGroupe).map(({ refRole }) => refRole),
  }))
})

// B before AAD.
const GetModeAuthentificationList = reads(nothing, ({ db }) =>
  db
    .selectFrom('modeAuth')
    .select(['refIdentification', 'lbIdentification', 'isActif'])
    .orderBy('refIdentification', 'desc')
    .execute(),
)

const columns = columnsOf('adUser', { text: ['login', 'lbUser', 'mail'] })

const adUsersOf = (db: Connection) =>
  db
    .selectFrom('adUser')
    .leftJoin('users', 'users.loginNormal', 'adUser.loginNormal')
    .select(['adUser.idAd', 'adUser.login', 'adUser.lbUser', 'adUser.mail', 'users.idUser'])

const GetRondeAdUserList = lists({
  columns,
  key: ['adUser.lbUserNormal', 'adUser.idAd'],
  from: ({ db, server }) => {
    if (!server.directoryAnswers()) throw new Refusal('R10')
    return adUsersOf(db)
  },
  rows: (rows) => rows.map(({ idUser, ...account }) => ({ ...account, isKnown: idUser !== null })),
})

/** Roles, groups, ways to sign in, and the directory that users come from. */
export const service = provide(
  SecSecurite,
  { read: 'ADMIN', write: 'ADMIN' },
  { GetRoleList, GetGroupeList, GetModeAuthentificationList, GetRondeAdUserList },
)
