import { sql } from 'kysely'
import * as z from 'zod'
import { lockable, SysObjetLock } from '../../../services/Core/SysObjetLock/endpoints.ts'
import type { Connection } from '../../database/database.ts'
import { forbidden, notFound, Refusal } from '../../failure.ts'
import { fields, idInQuery, queryText } from '../../input.ts'
import { holderOf, locksOf, refuseLocked } from '../../locks.ts'
import { writeLog } from '../../log.ts'
import { provide, reads } from '../../provide.ts'
import type { Caller } from '../../security/caller.ts'
import { writes } from '../../writes.ts'

/** How long a lock holds unless it is prolonged: milliseconds. */
const duration = 5 * 60_000

const typeObjet = z.enum(Object.keys(lockable) as [keyof typeof lockable])
const object = fields({ typeObjet, refObjet: queryText.min(1).max(50) })

const isAdmin = (caller: Caller | null): boolean => caller?.roles.has('ADMIN') === true

const GetListByUser = reads(fields({ idUser: idInQuery.optional() }), ({ db, now, caller, input: { idUser } }) => {
  if (idUser !== undefined && idUser !== caller?.idUser && !isAdmin(caller)) throw forbidden()
  return locksOf(db, now).where('users.idUser', '=', idUser ?? caller?.idUser ?? 0).execute()
})

const GetListByType = reads(fields({ typeObjet: typeObjet.optional() }), ({ db, now, input }) => {
  const locks = locksOf(db, now)
  return (input.typeObjet ? locks.where('typeObjet', '=', input.typeObjet) : locks).execute()
})

const GetListByReference = reads(object, ({ db, now, input }) =>
  locksOf(db, now).where('typeObjet', '=', input.typeObjet).where('refObjet', '=', input.refObjet).execute(),
)

const tables = { Affaire: 'affaire', Mode: 'mode', Referentiel: 'referentiel', SysTable: 'systable', User: 'users' } as const

/** Throws 404 for an object that does not exist: nothing could ever release its lock but time. */
async function refuseUnknown(db: Connection, kind: keyof typeof lockable, refObjet: string): Promise<void> {
  const key = sql<string>`cast(${sql.ref(lockable[kind])} as text)`
  const { rows } = await sql`select 1 from ${sql.table(tables[kind])} where ${key} = ${refObjet}`.execute(db)
  if (rows.length === 0) throw notFound()
}

const Verrouiller = writes(object.extend({ force: z.boolean().default(false) }), undefined, async ({ db, now, caller, stamp }, { force, ...given }) => {
  if (force && !isAdmin(caller)) throw forbidden()
  // A technical client edits nothing.
  if (!caller || caller.idUser === null) throw forbidden()
  await refuseUnknown(db, given.typeObjet, given.refObjet)
  const { idUser } = caller
  const before = await holderOf(db, { ...given, now })
  const dtVerrou = before?.idUser === idUser ? before.dtVerrou : stamp
  const lock = { ...given, idUser, dtVerrou, dtExpiration: new Date(now.getTime() + duration).toISOString() }
  // Two may ask at once: the row decides who has it.
  await db
    .insertInto('objetLock')
    .values(lock)
    .onConflict((conflict) => {
      const update = conflict.columns(['typeObjet', 'refObjet']).doUpdateSet(lock)
      return force ? update : update.where((row) => row.or([row('objetLock.idUser', '=', idUser), row('objetLock.dtExpiration', '<=', stamp)]))
    })
    .execute()
  await refuseLocked(db, { ...given, caller, now })
  const taken = await locksOf(db, now).where('typeObjet', '=', given.typeObjet).where('refObjet', '=', given.refObjet).executeTakeFirstOrThrow()
  if (before && before.idUser !== idUser) {
    const changements = [{ champ: 'lbUser', ancien: before.lbUser, nouveau: caller.lbUser }]
    await writeLog(db, { now, caller, refAction: 'VERROU', ...given, lbObjet: taken.lbObjet, changements })
  }
  return taken
})

const Deverrouiller = writes(object, undefined, async ({ db, now, caller }, given) => {
  const lock = await locksOf(db, now).where('typeObjet', '=', given.typeObjet).where('refObjet', '=', given.refObjet).executeTakeFirst()
  const isOwn = lock?.idUser === caller?.idUser
  if (lock && !isOwn && !isAdmin(caller)) throw new Refusal('R25', { lbUser: lock.lbUser })
  await db.deleteFrom('objetLock').where('typeObjet', '=', given.typeObjet).where('refObjet', '=', given.refObjet).execute()
  if (lock && !isOwn) {
    const changements = [{ champ: 'lbUser', ancien: lock.lbUser, nouveau: null }]
    await writeLog(db, { now, caller, refAction: 'VERROU', ...given, lbObjet: lock.lbObjet, changements })
  }
  return true
})

/** Locks of what is being changed. */
export const service = provide(
  SysObjetLock,
  { read: 'signedIn', write: 'signedIn', operations: { GetListByType: 'LECTURE' } },
  { GetListByUser, GetListByType, GetListByReference, Verrouiller, Deverrouiller },
)
