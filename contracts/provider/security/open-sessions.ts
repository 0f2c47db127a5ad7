import type { Connection } from '../database/database.ts'
import type { SoundToken } from './token.ts'

interface Opening {
  /** `B`, `AAD` or, for a technical client, `API`. */
  refIdentification: string
  address: string
  now: Date
}

/** Keeps a session that a sign-in opens, by the number of its token, and deletes those that are past their time. */
export async function keepSession(
  trx: Connection,
  { sub, jti, session, expiresAt }: SoundToken,
  { refIdentification, address, now }: Opening,
): Promise<void> {
  const at = now.toISOString()
  const [kind, id] = [sub.slice(0, sub.indexOf(':')), sub.slice(sub.indexOf(':') + 1)]
  await trx.deleteFrom('openSession').where('dtExpiration', '<', at).execute()
  await trx
    .insertInto('openSession')
    .values({
      jti,
      idUser: kind === 'user' ? Number(id) : null,
      clientId: kind === 'user' ? null : id,
      session,
      refIdentification,
      adresse: address,
      dtCreation: at,
      dtLastUse: at,
      dtExpiration: expiresAt.toISOString(),
    })
    .execute()
}

/** The sessions whose tokens open something, by the rules of `callerOf`, in the order in which they were opened. */
export function openSessions(db: Connection, now: Date) {
  return db
    .selectFrom('openSession')
    .leftJoin('users', (join) =>
      join
        .onRef('users.idUser', '=', 'openSession.idUser')
        .on('users.isActif', '=', true)
        .on('users.isLocked', '=', false)
        .on(({ eb, or, ref }) =>
          or([
            eb('users.session', '=', ref('openSession.session')),
            eb('users.sessionKept', '=', ref('openSession.jti')),
          ]),
        ),
    )
    .leftJoin('apiClient', (join) =>
      join.onRef('apiClient.clientId', '=', 'openSession.clientId').on('apiClient.isActif', '=', true),
    )
    .where('dtExpiration', '>', now.toISOString())
    .where(({ eb, or }) => or([eb('users.idUser', 'is not', null), eb('apiClient.clientId', 'is not', null)]))
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('revokedToken').whereRef('revokedToken.jti', '=', 'openSession.jti').select('jti'))),
    )
    .orderBy('idSession')
    .select(({ fn }) => [
      'idSession',
      'openSession.jti',
      'openSession.idUser',
      fn.coalesce('users.login', 'apiClient.clientId').$notNull().as('login'),
      fn.coalesce('users.lbUser', 'apiClient.lbClient').$notNull().as('lbUser'),
      'openSession.refIdentification',
      'adresse',
      'openSession.dtCreation',
      'dtLastUse',
      'dtExpiration',
    ])
    .execute()
}

export type OpenSession = Awaited<ReturnType<typeof openSessions>>[number]
