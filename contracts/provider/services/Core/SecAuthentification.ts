import { SecAuthentification } from '../../../services/Core/SecAuthentification/endpoints.ts'
import { isUnavailable } from '../../database/failures.ts'
import { type Call, fields, HttpFailure, normalise, nothing, operation, provide, Refusal, secret, text, writeLog } from '../../kit.ts'
import { answer, type Reply } from '../../reply.ts'
import { callerOf, subjectOfUser } from '../../security/caller.ts'
import { namesInDirectoryToken } from '../../security/directory-token.ts'
import { verifyPassword } from '../../security/password.ts'
import { readToken, signToken, type TokenSubject } from '../../security/token.ts'

interface Person {
  idUser: number
  login: string
  lbUser: string
  isActif: boolean
  isLocked: boolean
  mustChangePassword: boolean
}

const connexion = { refAction: 'CONNEXION', typeObjet: 'User' } as const

/** A database that cannot be written keeps nobody out who has proven who he is, nor does it change what a refusal is. */
const unlessUnavailable = <Value>(work: Promise<Value>): Promise<Value | null> =>
  work.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error
    return null
  })

// What was typed for a login may be a password: only known logins are written down.
const logFailure = ({ db, now }: Call<unknown>, person: Person | undefined, why: 'R6' | 'R7' | 'R8') =>
  unlessUnavailable(
    writeLog(db, {
      ...connexion,
      now,
      caller: person ?? null,
      refEtat: 'REFUS',
      refObjet: person ? String(person.idUser) : '',
      lbObjet: person?.login ?? '',
      message: why,
    }),
  )

/** Notes that somebody signed in, whole or not at all. */
const noteEntry = ({ db, now }: Call<unknown>, person: Person) =>
  unlessUnavailable(
    db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ dtLastLogin: now.toISOString() }).where('idUser', '=', person.idUser).execute()
      await writeLog(trx, { ...connexion, now, caller: person, refObjet: String(person.idUser), lbObjet: person.login })
    }),
  )

/** A new token; the one that the sign-in came with, of whomever, ends with it (OWASP ASVS 7.2.4). */
async function sign({ server, now, token }: Call<unknown>, subject: TokenSubject): Promise<string> {
  const key = server.signingKey
  const before = token === null ? null : await readToken(token, { key, now })
  if (before) await server.revocations.add(before, now)
  return signToken(subject, { key, now, lifetime: server.tokenLifetime })
}

async function opened(call: Call<unknown>, person: Person): Promise<Reply> {
  const subject = await subjectOfUser(call.db, person.idUser)
  if (!subject || !person.isActif || person.isLocked) {
    await logFailure(call, person, 'R7')
    throw new Refusal('R7')
  }
  await noteEntry(call, person)
  return answer({ token: await sign(call, subject), mustChangePassword: person.mustChangePassword })
}

function beginTry({ server, address, now }: Call<unknown>, name: string): () => void {
  const wait = server.signIns.start(address, name, now.getTime())
  if (wait !== null) throw new HttpFailure(429, 'tooManyTries', { secondes: wait }, wait)
  return () => server.signIns.forgive(address, name)
}

const columns = ['idUser', 'login', 'lbUser', 'isActif', 'isLocked', 'mustChangePassword'] as const

const Authenticate = operation(fields({ login: text, password: secret }), async (call) => {
  const { login, password } = call.input
  const name = normalise(login)
  const succeed = beginTry(call, name)
  const person = await call.db
    .selectFrom('users')
    .where('loginNormal', '=', name)
    .select([...columns, 'passwordHash'])
    .executeTakeFirst()
  if (!(await verifyPassword(password, person?.passwordHash)) || !person) {
    await logFailure(call, person, 'R6')
    throw new Refusal('R6')
  }
  succeed()
  return opened(call, person)
})

const AuthenticateWithToken = operation(fields({ token: secret }), async (call) => {
  const { input, server, db, now } = call
  const names = server.directory && (await namesInDirectoryToken(input.token, server.directory, now))
  if (!names) throw new Refusal('R9')
  const [person] = await db
    .selectFrom('users')
    .where('refIdentification', '=', 'AAD')
    .where((eb) => {
      const wanted = ['', ...names].map(normalise)
      return eb.or([eb('loginNormal', 'in', wanted), eb(eb.fn<string>('lower', ['mail']), 'in', wanted)])
    })
    .select(columns)
    .orderBy('idUser')
    .execute()
  if (!person) {
    await logFailure(call, undefined, 'R8')
    throw new Refusal('R8')
  }
  return opened(call, person)
})

const AuthenticateApi = operation(fields({ clientId: text, clientSecret: secret }), async (call) => {
  const { input, db, now } = call
  const succeed = beginTry(call, `api ${input.clientId}`)
  const client = await db
    .selectFrom('apiClient')
    .innerJoin('groupe', 'groupe.idGroupe', 'apiClient.idGroupe')
    .where('clientId', '=', input.clientId)
    .where('apiClient.isActif', '=', true)
    .select(['clientId', 'lbClient', 'secretHash', 'groupe.idGroupe', 'lbGroupe'])
    .executeTakeFirst()
  const isRight = await verifyPassword(input.clientSecret, client?.secretHash)
  const line = { ...connexion, now, typeObjet: 'ApiClient', refObjet: client?.clientId ?? '', lbObjet: client?.lbClient ?? '' }
  const caller = client ? { idUser: null, lbUser: client.lbClient } : null
  if (!isRight || !client) {
    await unlessUnavailable(writeLog(db, { ...line, caller, refEtat: 'REFUS', message: 'R6' }))
    throw new Refusal('R6')
  }
  succeed()
  await unlessUnavailable(writeLog(db, { ...line, caller }))
  const { clientId, lbClient: lbUser, idGroupe, lbGroupe } = client
  const token = await sign(call, { sub: `api:${clientId}`, login: clientId, lbUser, idGroupe, lbGroupe, refIdentification: 'API', defaultRoute: null })
  return answer({ token, mustChangePassword: false })
})

const CheckToken = operation(fields({ token: secret }), async ({ input, db, now, server }) => {
  const bearer = await callerOf(input.token, { db, now, key: server.signingKey, revocations: server.revocations })
  return answer({ isValid: bearer !== null, expiresAt: bearer?.expiresAt.toISOString() ?? null })
})

// Signing out twice, or after the token's time, is no error: nobody is signed in either way.
const LogOut = operation(nothing, async ({ db, now, token, server: { signingKey: key, revocations } }) => {
  const sound = token === null ? null : await readToken(token, { key, now })
  if (token === null || sound === null) return answer(true)
  // Without the database the token ends all the same; who it was stays unsaid.
  const caller = await unlessUnavailable(callerOf(token, { db, now, key, revocations }))
  await revocations.add(sound, now)
  if (!caller) return answer(true)
  const { idUser, lbUser } = caller
  await unlessUnavailable(writeLog(db, { now, caller, refAction: 'DECONNEXION', typeObjet: 'User', refObjet: String(idUser ?? ''), lbObjet: lbUser }))
  return answer(true)
})

/** Sign-in, token check and sign-out. */
export const service = provide(SecAuthentification, { read: 'open', write: 'open' }, { Authenticate, AuthenticateWithToken, AuthenticateApi, CheckToken, LogOut })
