import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import { type Later, preparedOne } from '../database/prepared.ts'
import type { Instant } from '../database/security-tables.ts'
import { Refusal } from '../messages/failure.ts'
import type { Caller } from '../security/caller.ts'

const clock = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' })

// The label of each kind of object, as in the log.
const lbObjet = sql<string>`coalesce(case ${sql.ref('typeObjet')}
  when 'Affaire' then (select ${sql.ref('refAffaire')} from affaire where ${sql.ref('idAffaireGuid')} = ${sql.ref('refObjet')})
  when 'Mode' then (select ${sql.ref('refMode')} from mode where ${sql.ref('idModeGuid')} = ${sql.ref('refObjet')})
  when 'Referentiel' then (select ${sql.ref('refReferentiel')} from referentiel where ${sql.ref('idReferentielGuid')} = ${sql.ref('refObjet')})
  when 'SysTable' then (select ${sql.ref('refTable')} from systable where ${sql.ref('idTableGuid')} = ${sql.ref('refObjet')})
  when 'User' then (select locked.login from users as locked where cast(locked.${sql.ref('idUser')} as text) = ${sql.ref('refObjet')})
  end, ${sql.ref('refObjet')})`

/** The locks that have not expired. */
export const locksOf = (db: Connection, now: Date) => locksAfter(db, now.toISOString())

const locksAfter = (db: Connection, now: Instant) =>
  db
    .selectFrom('objetLock')
    .innerJoin('users', 'users.idUser', 'objetLock.idUser')
    .where('dtExpiration', '>', now)
    .select([
      'typeObjet',
      'refObjet',
      lbObjet.as('lbObjet'),
      'users.idUser',
      'users.login',
      'users.lbUser',
      'dtVerrou',
      'dtExpiration',
    ])
    .orderBy('dtVerrou', 'desc')
    .orderBy('typeObjet')
    .orderBy('refObjet')

interface LockedObject {
  typeObjet: string
  refObjet: string
  now: Date
}

/** The lock of an object with its holder; undefined when it is not locked. */
export const holderOf = (db: Connection, { now, ...object }: LockedObject) =>
  lockOf(db, { ...object, now: now.toISOString() })

const lockOf = preparedOne((db, value: Later<{ typeObjet: string; refObjet: string; now: Instant }>) =>
  locksAfter(db, value('now')).where('typeObjet', '=', value('typeObjet')).where('refObjet', '=', value('refObjet')),
)

/** Throws R1 when another user holds the lock of an object. */
export async function refuseLocked(
  db: Connection,
  { caller, ...object }: LockedObject & { caller: Pick<Caller, 'idUser'> | null },
): Promise<void> {
  const lock = await holderOf(db, object)
  if (!lock || lock.idUser === caller?.idUser) return
  throw Object.assign(new Refusal('R1', { lbUser: lock.lbUser, heure: clock.format(new Date(lock.dtVerrou)) }), {
    since: lock.dtVerrou,
  })
}
