import type { Connection } from './database/database.ts'
import { Refusal } from './failure.ts'
import type { Caller } from './security/caller.ts'

const clock = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' })

interface LockedObject {
  typeObjet: string
  refObjet: string
  caller: Pick<Caller, 'idUser'> | null
  now: Date
}

/** Throws R1 when another user holds the lock of an object; a lock past its time holds nothing. */
export async function refuseLocked(db: Connection, { typeObjet, refObjet, caller, now }: LockedObject): Promise<void> {
  const lock = await db
    .selectFrom('objetLock')
    .innerJoin('users', 'users.idUser', 'objetLock.idUser')
    .where('typeObjet', '=', typeObjet)
    .where('refObjet', '=', refObjet)
    .where('dtExpiration', '>', now.toISOString())
    .select(['users.idUser', 'users.lbUser', 'dtVerrou'])
    .executeTakeFirst()
  if (lock && lock.idUser !== caller?.idUser) throw new Refusal('R1', { lbUser: lock.lbUser, heure: clock.format(new Date(lock.dtVerrou)) })
}
