import { bodyOf, type Fault, isDone, queryOf } from './faults.ts'

const importing = /\/SysValeur\/Import$/
const listing = /\/SysValeur\/GetList$/
let asks = 0

/** A fault in the order of five values or more that are sorted by their short label. */
const ordering = (by: (one: string | null, other: string | null) => number): Fault['after'] => {
  return async (leaving) => {
    const rows = leaving.envelope.value as unknown
    const { sort } = queryOf(leaving.request)
    if (!isDone(leaving) || sort !== 'lbCourt' || !Array.isArray(rows) || rows.length < 5) return undefined
    const value = (rows as { lbCourt: string | null }[]).toSorted((one, other) => by(one.lbCourt, other.lbCourt))
    return { body: { ...leaving.envelope, value } }
  }
}

/** Servers that take half a file, or whose windows move. */
export const wrongLists: readonly Fault[] = [
  {
    says: 'keeps the good lines of a file with bad ones',
    shownBy: 'an import is all or nothing',
    of: importing,
    after: async ({ request, envelope, app }) => {
      const errors = envelope.value?.['errors']
      const { body } = request
      if (!Array.isArray(errors) || errors.length === 0 || !(body instanceof FormData)) return
      await app.inject({
        method: 'POST',
        url: '/api/Core/SysValeur/Insert',
        headers: { authorization: String(request.headers.authorization) },
        payload: { idTableGuid: body.get('idTableGuid'), refValeur: 'B', lbValeur: 'Bon' },
      })
    },
  },
  {
    says: 'writes what was only to be tried',
    shownBy: 'a dry run',
    of: importing,
    before: (request) => void Reflect.deleteProperty(queryOf(request), 'dryRun'),
  },
  {
    says: 'orders texts by the numbers of their signs',
    shownBy: 'texts are ordered',
    of: listing,
    after: ordering((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1)),
  },
  {
    says: 'puts what is nothing behind everything',
    shownBy: 'texts are ordered',
    of: listing,
    after: ordering((one, other) => Number(one === null) - Number(other === null)),
  },
  {
    says: 'begins a later window one row too early',
    shownBy: 'an order is total',
    of: listing,
    before: (request) => {
      const query = queryOf(request)
      if (Number(query['skip']) >= 10) query['skip'] = String(Number(query['skip']) - 1)
    },
  },
  {
    says: 'has rows that are alike in whatever order they come',
    shownBy: 'an order is total',
    of: listing,
    before: (request) => {
      const query = queryOf(request)
      asks += 1
      if (query['sort'] === 'lbValeur') query['sort'] = asks % 2 === 0 ? 'lbValeur,refValeur' : 'lbValeur,-refValeur'
    },
  },
  {
    says: 'moves what was changed to the end',
    shownBy: 'windows are stable under writes',
    of: listing,
    before: (request) => {
      const query = queryOf(request)
      query['sort'] = query['sort'] === undefined ? 'dtModification' : `${query['sort']},dtModification`
    },
  },
]

/** A fault that changes the newest line of the log. */
export const lastOf = (
  operation: RegExp,
  shownBy: string,
  says: string,
  change: 'lose' | 'twice' | 'blank',
): Fault => ({
  says,
  shownBy,
  of: operation,
  after: async (leaving) => {
    if (!isDone(leaving) && !/CONNEXION|Authenticate/.test(String(operation))) return
    const { db } = leaving
    const line = await db.selectFrom('log').selectAll().orderBy('idLog', 'desc').limit(1).executeTakeFirst()
    if (!line) return
    const { idLog, lbUserNormal: _, lbObjetNormal: __, messageNormal: ___, ...rest } = line
    if (change === 'twice') await db.insertInto('log').values(rest).execute()
    else if (change === 'lose') await db.deleteFrom('log').where('idLog', '=', idLog).execute()
    else await db.updateTable('log').set({ changements: '[]' }).where('idLog', '=', idLog).execute()
  },
})

const each = 'each write leaves one line'

/** Servers whose log does not tell who did what. */
export const wrongLogs: readonly Fault[] = [
  lastOf(/\/AffAffaire\/Insert$/, each, 'forgets to log an insert', 'lose'),
  lastOf(/\/SysTable\/ChangeActif$/, each, 'logs an activity twice', 'twice'),
  lastOf(/\/AffAffaire\/Update$/, each, 'logs a change without what was there', 'blank'),
  lastOf(/\/Deverrouiller$/, 'passwords, locks that are taken', 'logs no lock that an administrator releases', 'lose'),
  lastOf(/\/LogOut$/, 'sign-ins, those that fail', 'logs no sign-out', 'lose'),
  {
    says: 'logs a write that it refused',
    shownBy: 'a refused write',
    of: /\/AffAffaire\/Insert$/,
    after: async (leaving) => {
      const ref = String(bodyOf(leaving.request)['refAffaire'])
      if (leaving.status !== 200 || isDone(leaving)) return
      const line = await leaving.db.selectFrom('log').where('lbObjet', '=', ref).selectAll().executeTakeFirst()
      if (!line) return
      const { idLog: _, lbUserNormal: __, lbObjetNormal: ___, messageNormal: ____, ...rest } = line
      await leaving.db.insertInto('log').values(rest).execute()
    },
  },
  {
    says: 'writes the password that was given into the log',
    shownBy: 'no password and no token',
    of: /\/ChangePassword$/,
    after: async (leaving) => {
      const { db, request } = leaving
      if (!isDone(leaving)) return
      const line = await db.selectFrom('log').select('idLog').orderBy('idLog', 'desc').limit(1).executeTakeFirst()
      const message = String(bodyOf(request)['newPassword'])
      await db
        .updateTable('log')
        .set({ message })
        .where('idLog', '=', line?.idLog ?? 0)
        .execute()
    },
  },
]
