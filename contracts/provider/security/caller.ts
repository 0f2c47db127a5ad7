import type { Connection, Database } from '../database/database.ts'
import { type Later, prepared } from '../database/prepared.ts'
import type { Revocations } from './revocations.ts'
import { readToken, type SoundToken, type TokenSubject } from './token.ts'

/** The caller, read from the database at each call. */
export interface Caller {
  /** `user:<idUser>` or `api:<clientId>`. */
  subject: string
  /** Null for a technical client. */
  idUser: number | null
  lbUser: string
  idGroupe: number
  roles: ReadonlySet<string>
  mustChangePassword: boolean
  jti: string
  expiresAt: Date
  /** IP address of the caller. */
  address?: string
}

interface Terms {
  db: Connection
  key: Uint8Array
  now: Date
  revocations: Revocations
}

// One statement reads the user, the session and the roles: a row for each role, at least one.

const userOf = prepared((db, value: Later<{ idUser: number; session: number; jti: string }>) =>
  db
    .selectFrom('users')
    .leftJoin('groupe', (join) => join.onRef('groupe.idGroupe', '=', 'users.idGroupe').on('groupe.isActif', '=', true))
    .leftJoin('groupeRole', 'groupeRole.idGroupe', 'groupe.idGroupe')
    .leftJoin('role', 'role.idRole', 'groupeRole.idRole')
    .where('users.idUser', '=', value('idUser'))
    .where('users.isActif', '=', true)
    .where('users.isLocked', '=', false)
    .where((row) => row.or([row('session', '=', value('session')), row('sessionKept', '=', value('jti'))]))
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('revokedToken').where('jti', '=', value('jti')).select('jti'))),
    )
    .select(['users.idUser', 'users.lbUser as lb', 'users.idGroupe', 'users.mustChangePassword', 'role.refRole']),
)

const clientOf = prepared((db, value: Later<{ clientId: string; jti: string }>) =>
  db
    .selectFrom('apiClient')
    .leftJoin('groupe', (join) =>
      join.onRef('groupe.idGroupe', '=', 'apiClient.idGroupe').on('groupe.isActif', '=', true),
    )
    .leftJoin('groupeRole', 'groupeRole.idGroupe', 'groupe.idGroupe')
    .leftJoin('role', 'role.idRole', 'groupeRole.idRole')
    .where('apiClient.clientId', '=', value('clientId'))
    .where('apiClient.isActif', '=', true)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('revokedToken').where('jti', '=', value('jti')).select('jti'))),
    )
    .select(['apiClient.lbClient as lb', 'apiClient.idGroupe', 'role.refRole']),
)

async function bearerOf(db: Connection, { sub, jti, session }: SoundToken) {
  const colon = sub.indexOf(':')
  const [kind, id] = [sub.slice(0, colon), sub.slice(colon + 1)]
  if (kind === 'user') return userOf(db, { idUser: Number(id), session, jti })
  const rows = await clientOf(db, { clientId: id, jti })
  return rows.map((row) => ({ ...row, idUser: null, mustChangePassword: false }))
}

/** The caller of a token; null when it is invalid or revoked, its session ended, or its bearer inactive, locked or deleted. */
export async function callerOf(token: string, { db, key, now, revocations }: Terms): Promise<Caller | null> {
  const sound = await readToken(token, { key, now })
  if (!sound || revocations.remembers(sound.jti)) return null
  const rows = await bearerOf(db, sound)
  const [bearer] = rows
  if (!bearer) return null
  return {
    subject: sound.sub,
    idUser: bearer.idUser,
    lbUser: bearer.lb,
    idGroupe: bearer.idGroupe,
    mustChangePassword: bearer.mustChangePassword,
    roles: new Set(rows.flatMap(({ refRole }) => refRole ?? [])),
    jti: sound.jti,
    expiresAt: sound.expiresAt,
  }
}

/** Whether a valid token belongs to a user deactivated or locked since: the message then says so, not that the session expired. */
export async function isOfClosedAccount(token: string, { db, key, now }: Omit<Terms, 'revocations'>): Promise<boolean> {
  const sound = await readToken(token, { key, now })
  if (!sound?.sub.startsWith('user:')) return false
  const idUser = Number(sound.sub.slice('user:'.length))
  const open = await db
    .selectFrom('users')
    .where('idUser', '=', idUser)
    .where('isActif', '=', true)
    .where('isLocked', '=', false)
    .select('idUser')
    .executeTakeFirst()
  return open === undefined
}

/** The claims of a user's token; undefined when the user does not exist. */
export async function subjectOfUser(db: Database, idUser: number): Promise<TokenSubject | undefined> {
  const user = await db
    .selectFrom('users')
    .innerJoin('groupe', 'groupe.idGroupe', 'users.idGroupe')
    .where('idUser', '=', idUser)
    .select(['login', 'lbUser', 'lbGroupe', 'users.idGroupe', 'refIdentification', 'defaultRoute', 'session'])
    .executeTakeFirst()
  return user && { sub: `user:${idUser}`, ...user }
}
