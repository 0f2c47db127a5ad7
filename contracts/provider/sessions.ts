/**
 * `npm run sessions`: the open sessions, whether the server runs or not; `--json` prints a JSON object a line. `--end 12` ends one,
 * `--end-of LOGIN` all of a user or technical client, `--end-all` all: their tokens are refused from the next call on.
 */
import { parseArgs } from 'node:util'
import { type Connection, isBehind, openDatabase } from './database/database.ts'
import { normalise } from './database/normalised.ts'
import { type OpenSession, openSessions } from './security/open-sessions.ts'
import { revoke } from './security/revocations.ts'
import { endEverySession, endSessions } from './security/sessions.ts'
import { databaseAddress, say, stop } from './start/commands.ts'
import { writeLog } from './writes/log.ts'

const options = {
  json: { type: 'boolean' },
  end: { type: 'string' },
  'end-of': { type: 'string' },
  'end-all': { type: 'boolean' },
} as const

/** An instant to the second. */
const second = (instant: string): string => `${instant.slice(0, 19)}Z`

const ways: Readonly<Record<string, string>> = { B: 'password', AAD: 'directory', API: 'secret' }

const heads = ['number', 'login', 'name', 'opened', 'last used', 'from', 'by', 'until']

const cellsOf = (session: OpenSession): string[] => [
  String(session.idSession),
  session.login,
  session.lbUser,
  second(session.dtCreation),
  second(session.dtLastUse),
  session.adresse,
  ways[session.refIdentification] ?? session.refIdentification,
  second(session.dtExpiration),
]

/** The lines of a table, its columns aligned. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** A session as JSON, without the number of its token. */
const jsonOf = (session: OpenSession): string => JSON.stringify({ ...session, jti: undefined })

async function list(db: Connection, isJson: boolean): Promise<void> {
  const open = await openSessions(db, new Date())
  if (isJson) for (const session of open) say(jsonOf(session))
  else say(...(open.length === 0 ? ['No session is open'] : tableOf([heads, ...open.map(cellsOf)])))
}

/** The user or technical client of a login. Throws when there is none. */
async function bearerOf(db: Connection, login: string): Promise<{ idUser: number | null; login: string }> {
  const user = await db
    .selectFrom('users')
    .where('loginNormal', '=', normalise(login))
    .select(['idUser', 'login'])
    .executeTakeFirst()
  if (user) return user
  const client = await db.selectFrom('apiClient').where('clientId', '=', login).select('clientId').executeTakeFirst()
  if (!client) throw new Error(`There is no login ${login}`)
  return { idUser: null, login: client.clientId }
}

async function end(trx: Connection, ended: readonly OpenSession[], now: Date): Promise<void> {
  const tokens = ended.map(({ jti, dtExpiration }) => ({ jti, expiresAt: new Date(dtExpiration) }))
  await revoke(trx, tokens, now)
  for (const { idUser, login, lbUser } of ended)
    await writeLog(trx, {
      now,
      caller: null,
      refEtat: 'ALERTE',
      refAction: 'DECONNEXION',
      typeObjet: idUser === null ? 'ApiClient' : 'User',
      refObjet: String(idUser ?? login),
      lbObjet: lbUser,
      message: 'endedAtServer',
    })
}

/** Ends one session. */
async function endOne(trx: Connection, number: string, now: Date): Promise<OpenSession[]> {
  if (!/^\d+$/.test(number)) throw new Error(`A session is named by its number, not ${number}`)
  const open = await openSessions(trx, now)
  const ended = open.filter(({ idSession }) => idSession === Number(number))
  if (ended.length === 0) throw new Error(`There is no open session ${number}`)
  await end(trx, ended, now)
  return ended
}

// Ending all also ends those of people that are in no list, opened while the database could not be written.

/** Ends all sessions of a user or technical client. */
async function endOf(trx: Connection, bearer: { idUser: number | null; login: string }, now: Date) {
  const open = await openSessions(trx, now)
  const ended = open.filter(
    ({ idUser, login }) => idUser === bearer.idUser && (idUser !== null || login === bearer.login),
  )
  if (bearer.idUser !== null) await endSessions(trx, bearer.idUser)
  await end(trx, ended, now)
  return ended
}

/** Ends all sessions. */
async function endAll(trx: Connection, now: Date): Promise<OpenSession[]> {
  const ended = await openSessions(trx, now)
  await endEverySession(trx)
  await end(trx, ended, now)
  return ended
}

const saidOf = ({ idSession, login, lbUser, dtCreation, adresse }: OpenSession): string =>
  `Session ${idSession} of ${login} (${lbUser}) is ended; it was opened at ${second(dtCreation)} from ${adresse}`

async function main(): Promise<void> {
  const { values } = parseArgs({ options, allowPositionals: false })
  const { json = false, end: number, 'end-of': login } = values
  if (Object.keys(values).length > 1) throw new Error('Say one of --json, --end NUMBER, --end-of LOGIN and --end-all')
  const db = openDatabase(databaseAddress())
  if (await isBehind(db)) throw new Error('The database is of an earlier version: start the server of this one first')
  const ending = Object.keys(values).some((name) => name !== 'json')
  if (!ending) await list(db, json)
  else {
    const now = new Date()
    const ended = await db.transaction().execute(async (trx) => {
      if (number !== undefined) return endOne(trx, number, now)
      return login === undefined ? endAll(trx, now) : endOf(trx, await bearerOf(trx, login), now)
    })
    say(...(ended.length === 0 ? ['No session was open'] : ended.map(saidOf)))
  }
  await db.destroy()
}

main().catch(stop)
