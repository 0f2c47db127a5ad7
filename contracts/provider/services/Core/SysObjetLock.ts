import { sql } from 'kysely'
import * as z from 'zod'
import { lockable, SysObjetLock } from '../../../services/Core/SysObjetLock/endpoints.ts'
import {
  type Connection,
  fields,
  forbidden,
  found,
  idInQuery,
  notFound,
  provide,
  queryText,
  reads,
  Refusal,
  type Work,
  writeLog,
  writes,
} from '../kit.ts'
import { holderOf, locksOf } from '../../rights/locks.ts'
import type { Caller } from '../../security/caller.ts'
import { lockedKinds } from './locked-kinds.ts'

/** Milliseconds that a lock lasts unless it is prolonged. */
const duration = 5 * 60_000

const typeObjet = z.enum(Object.keys(lockable) as [keyof typeof lockable])
// A UUID or a number, compared without case.
const object = fields({ typeObjet, refObjet: queryText.regex(/^[\w-]{1,50}$/).toLowerCase() })

type Lock = NonNullable<Awaited<ReturnType<typeof holderOf>>>

const isAdmin = (caller: Caller | null): boolean => caller?.roles.has('ADMIN') === true

const GetListByUser = reads(fields({ idUser: idInQuery.optional() }), ({ db, now, caller, input: { idUser } }) => {
  if (idUser !== undefined && idUser !== caller?.idUser && !isAdmin(caller)) throw forbidden()
  return locksOf(db, now)
    .where('users.idUser', '=', idUser ?? caller?.idUser ?? 0)
    .execute()
})

const GetListByType = reads(fields({ typeObjet: typeObjet.optional() }), ({ db, now, input }) => {
  const locks = locksOf(db, now)
  return (input.typeObjet ? locks.where('typeObjet', '=', input.typeObjet) : locks).execute()
})

const GetListByReference = reads(object, async ({ db, now, input }) => {
  const lock = await holderOf(db, { ...input, now })
  return lock ? [lock] : []
})

/** Throws 404 for an object that does not exist: nothing could ever release its lock but time. */
async function refuseUnknown(db: Connection, kind: keyof typeof lockable, refObjet: string): Promise<void> {
  const column = sql.ref(lockable[kind])
  // Numbers are compared as text, as the input may be anything. UUIDs are text, found by index.
  const key = kind === 'User' ? sql`cast(${column} as text)` : column
  const { rows } = await sql`select 1 from ${sql.table(lockedKinds[kind].table)} where ${key} = ${refObjet}`.execute(db)
  if (rows.length === 0) throw notFound()
}

/** Logs whose lock was taken over, and by whom. */
const logTaken = (
  { db, now, caller }: Work,
  { typeObjet: kind, refObjet, lbObjet, lbUser }: Lock,
  nouveau: string | null,
) =>
  writeLog(db, {
    now,
    caller,
    refAction: 'VERROU',
    typeObjet: kind,
    refObjet,
    lbObjet,
    changements: [{ champ: 'lbUser', ancien: lbUser, nouveau }],
  })

const Verrouiller = writes(
  object.extend({ force: z.boolean().default(false) }),
  undefined,
  async (work, { force, ...given }) => {
    const { db, now, caller, stamp } = work
    if (force && !isAdmin(caller)) throw forbidden()
    // A technical client edits nothing.
    if (!caller || caller.idUser === null) throw forbidden()
    // A caller without the role to save would only block others.
    if (!caller.roles.has(lockedKinds[given.typeObjet].role)) throw forbidden()
    await refuseUnknown(db, given.typeObjet, given.refObjet)
    const { idUser } = caller
    const before = await holderOf(db, { ...given, now })
    const dtVerrou = before?.idUser === idUser ? before.dtVerrou : stamp
    const lock = { ...given, idUser, dtVerrou, dtExpiration: new Date(now.getTime() + duration).toISOString() }
    // Two calls may come at once: the row decides which gets the lock.
    await db
      .insertInto('objetLock')
      .values(lock)
      .onConflict((conflict) => {
        const update = conflict.columns(['typeObjet', 'refObjet']).doUpdateSet(lock)
        return force
          ? update
          : update.where((row) =>
              row.or([row('objetLock.idUser', '=', idUser), row('objetLock.dtExpiration', '<=', stamp)]),
            )
      })
      .execute()
    await work.refuseLocked(given)
    if (before && before.idUser !== idUser) await logTaken(work, before, caller.lbUser)
    return found(await holderOf(db, { ...given, now }))
  },
)

const Deverrouiller = writes(object, undefined, async (work, given) => {
  const { db, now, caller } = work
  const lock = await holderOf(db, { ...given, now })
  const isOwn = lock?.idUser === caller?.idUser
  if (lock && !isOwn && !isAdmin(caller)) throw new Refusal('R25', { lbUser: lock.lbUser })
  await db
    .deleteFrom('objetLock')
    .where('typeObjet', '=', given.typeObjet)
    .where('refObjet', '=', given.refObjet)
    .execute()
  if (lock && !isOwn) await logTaken(work, lock, null)
  return true
})

/** Locks of what is being changed. */
export const service = provide(
  SysObjetLock,
  { read: 'signedIn', write: 'signedIn', operations: { GetListByType: 'LECTURE' } },
  { GetListByUser, GetListByType, GetListByReference, Verrouiller, Deverrouiller },
)
