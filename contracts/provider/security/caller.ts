import type { Database } from '../database/database.ts'
import type { Revocations } from './revocations.ts'
import { readToken, type SoundToken, type TokenSubject } from './token.ts'

/** Who calls, as the database knows him at this very call. */
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
}

interface Terms {
  db: Database
  key: Uint8Array
  now: Date
  revocations: Revocations
}

async function rolesOf(db: Database, idGroupe: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('groupeRole')
    .innerJoin('groupe', 'groupe.idGroupe', 'groupeRole.idGroupe')
    .innerJoin('role', 'role.idRole', 'groupeRole.idRole')
    .where('groupeRole.idGroupe', '=', idGroupe)
    .where('groupe.isActif', '=', true)
    .select('role.refRole')
    .execute()
  return new Set(rows.map(({ refRole }) => refRole))
}

async function bearerOf(db: Database, { sub, jti, session }: SoundToken) {
  const colon = sub.indexOf(':')
  const [kind, id] = [sub.slice(0, colon), sub.slice(colon + 1)]
  if (kind === 'user') {
    return db
      .selectFrom('users')
      .where('idUser', '=', Number(id))
      .where('isActif', '=', true)
      .where('isLocked', '=', false)
      .where((row) => row.or([row('session', '=', session), row('sessionKept', '=', jti)]))
      .select(['idUser', 'lbUser', 'idGroupe', 'mustChangePassword'])
      .executeTakeFirst()
  }
  const client = await db
    .selectFrom('apiClient')
    .where('clientId', '=', id)
    .where('isActif', '=', true)
    .select(['lbClient', 'idGroupe'])
    .executeTakeFirst()
  return client && { idUser: null, lbUser: client.lbClient, idGroupe: client.idGroupe, mustChangePassword: false }
}

/** Whom a token speaks for, or null: unsound, signed out, ended with his other sessions, or its bearer inactive, locked or gone. */
export async function callerOf(token: string, { db, key, now, revocations }: Terms): Promise<Caller | null> {
  const sound = await readToken(token, { key, now })
  if (!sound) return null
  if (await revocations.has(sound.jti)) return null
  const bearer = await bearerOf(db, sound)
  if (!bearer) return null
  return {
    subject: sound.sub,
    idUser: bearer.idUser,
    lbUser: bearer.lbUser,
    idGroupe: bearer.idGroupe,
    mustChangePassword: bearer.mustChangePassword,
    roles: await rolesOf(db, bearer.idGroupe),
    jti: sound.jti,
    expiresAt: sound.expiresAt,
  }
}

/** What a user's token says of him. Undefined when there is no such user. */
export async function subjectOfUser(db: Database, idUser: number): Promise<TokenSubject | undefined> {
  const user = await db
    .selectFrom('users')
    .innerJoin('groupe', 'groupe.idGroupe', 'users.idGroupe')
    .where('idUser', '=', idUser)
    .select(['login', 'lbUser', 'lbGroupe', 'users.idGroupe', 'refIdentification', 'defaultRoute', 'session'])
    .executeTakeFirst()
  return user && { sub: `user:${idUser}`, ...user }
}
