import { setTimeout } from 'node:timers/promises'
import { SecAuthentification } from '../../../services/Core/SecAuthentification/endpoints.ts'
import { isUnavailable } from '../../database/failures.ts'
import {
  type Call,
  type Connection,
  fields,
  normalise,
  nothing,
  operation,
  provide,
  Refusal,
  secret,
  text,
  writeLog,
} from '../kit.ts'
import { answer, type Reply } from '../../operations/reply.ts'
import { callerOf, subjectOfUser } from '../../security/caller.ts'
import { keepSession } from '../../security/open-sessions.ts'
import { nameInDirectoryToken } from '../../security/directory-token.ts'
import { verifyPassword } from '../../security/password.ts'
import { isSameLogin } from '../../security/same-login.ts'
import { readToken, signToken, type SoundToken, type TokenSubject } from '../../security/token.ts'
import { countWrongToken, tried } from '../../security/tried.ts'

interface Person {
  idUser: number
  login: string
  lbUser: string
  isActif: boolean
  isLocked: boolean
  mustChangePassword: boolean
  session: number
}

const connexion = { refAction: 'CONNEXION', typeObjet: 'User' } as const

/** Address of a sign-in, as a change in the log. */
const from = ({ address }: Call<unknown>) => [{ champ: 'adresse', ancien: null, nouveau: address }]

/** Longest wait for a line of the log, in milliseconds: an import may hold the turn to write for longer, and then it is written later. */
const patience = 1_000

/** Ignores that the database cannot be written, or not yet: that must neither block an authenticated user nor change a refusal. */
function unlessUnavailable<Value>({ server }: Call<unknown>, work: Promise<Value>): Promise<Value | null> {
  const done = work.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error
    return null
  })
  const over: Promise<unknown> = done.then(
    () => server.afterAnswers.delete(over),
    () => server.afterAnswers.delete(over),
  )
  server.afterAnswers.add(over)
  return Promise.race([done, setTimeout(patience, null, { ref: false })])
}

// A typed login may be a password: only known logins are logged, and names given by a directory.
const logFailure = (call: Call<unknown>, person: Person | undefined, why: 'R6' | 'R7' | 'R8' | 'R9', name = '') =>
  unlessUnavailable(
    call,
    writeLog(call.db, {
      ...connexion,
      now: call.now,
      caller: person ?? null,
      refEtat: 'REFUS',
      refObjet: person ? String(person.idUser) : '',
      lbObjet: person?.login ?? name,
      message: why,
      changements: from(call),
    }),
  )

/** A token, and what it says: null when its time is over as it begins. */
interface Signed {
  token: string
  sound: SoundToken | null
}

/** Keeps the session that a token opens. */
async function keep(trx: Connection, { now, address }: Call<unknown>, { sound }: Signed, refIdentification: string) {
  if (sound) await keepSession(trx, sound, { refIdentification, address, now })
}

interface Entry {
  person: Person
  signed: Signed
  refIdentification: string
  directoryLogin: string | undefined
}

/** Records the sign-in of a user, its session and the login given by the directory, in one transaction. */
const noteEntry = (call: Call<unknown>, { person, signed, refIdentification, directoryLogin }: Entry) =>
  unlessUnavailable(
    call,
    call.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ dtLastLogin: call.now.toISOString(), directoryLogin })
        .where('idUser', '=', person.idUser)
        .execute()
      await keep(trx, call, signed, refIdentification)
      await writeLog(trx, {
        ...connexion,
        now: call.now,
        caller: person,
        refObjet: String(person.idUser),
        lbObjet: person.login,
        changements: from(call),
      })
    }),
  )

/** Signs a new token; the token sent with the sign-in, of any user, is revoked (OWASP ASVS 7.2.4). */
async function sign({ server, now, token }: Call<unknown>, subject: TokenSubject): Promise<Signed> {
  const key = server.signingKey
  const before = token === null ? null : await readToken(token, { key, now })
  if (before) await server.revocations.add(before, now)
  const signed = await signToken(subject, { key, now, lifetime: server.tokenLifetime })
  return { token: signed, sound: await readToken(signed, { key, now }) }
}

async function opened(call: Call<unknown>, person: Person, directoryLogin?: string): Promise<Reply> {
  const subject = await subjectOfUser(call.db, person.idUser)
  if (!subject || !person.isActif || person.isLocked) {
    await logFailure(call, person, 'R7')
    throw new Refusal('R7')
  }
  // The session number as of the password check: a password changed since ends this session too.
  const signed = await sign(call, { ...subject, session: person.session })
  await noteEntry(call, { person, signed, refIdentification: subject.refIdentification, directoryLogin })
  return answer({ token: signed.token, mustChangePassword: person.mustChangePassword })
}

const columns = ['idUser', 'login', 'lbUser', 'isActif', 'isLocked', 'mustChangePassword', 'session'] as const

const Authenticate = operation(fields({ login: text, password: secret }), async (call) => {
  const { login, password } = call.input
  const name = normalise(login)
  const find = () =>
    call.db
      .selectFrom('users')
      .where('loginNormal', '=', name)
      .select([...columns, 'passwordHash'])
      .executeTakeFirst()
  let person: Awaited<ReturnType<typeof find>>
  const isRight = await tried(call, name, async () => {
    person = await find()
    return verifyPassword(password, person?.passwordHash, call.address)
  })
  if (!isRight || !person) {
    await logFailure(call, person, 'R6')
    throw new Refusal('R6')
  }
  return opened(call, person)
})

/** Directory accounts with exactly this login, not those with the same mail address or a similar name. */
async function peopleNamed({ db }: Call<unknown>, name: string) {
  const alike = await db
    .selectFrom('users')
    .where('refIdentification', '=', 'AAD')
    .where('loginNormal', '=', normalise(name))
    .select(columns)
    .execute()
  return alike.filter(({ login }) => isSameLogin(login, name))
}

const AuthenticateWithToken = operation(fields({ token: secret }), async (call) => {
  const { input, server, now } = call
  const name = server.directory && (await nameInDirectoryToken(input.token, server.directory, now))
  if (name === null) {
    countWrongToken(call, 'AuthenticateWithToken')
    await logFailure(call, undefined, 'R9')
    throw new Refusal('R9')
  }
  const [person, ...others] = await peopleNamed(call, name)
  // Two accounts with one name: refused, since neither can be preferred.
  if (!person || others.length > 0) {
    await logFailure(call, undefined, 'R8', name.slice(0, 200))
    throw new Refusal('R8')
  }
  return opened(call, person, name)
})

const AuthenticateApi = operation(fields({ clientId: text, clientSecret: secret }), async (call) => {
  const { input, db, now } = call
  const find = () =>
    db
      .selectFrom('apiClient')
      .innerJoin('groupe', 'groupe.idGroupe', 'apiClient.idGroupe')
      .where('clientId', '=', input.clientId)
      .where('apiClient.isActif', '=', true)
      .select(['clientId', 'lbClient', 'secretHash', 'groupe.idGroupe', 'lbGroupe'])
      .executeTakeFirst()
  let client: Awaited<ReturnType<typeof find>>
  const isRight = await tried(call, `api ${input.clientId}`, async () => {
    client = await find()
    return verifyPassword(input.clientSecret, client?.secretHash, call.address)
  })
  const line = {
    ...connexion,
    now,
    typeObjet: 'ApiClient',
    refObjet: client?.clientId ?? '',
    lbObjet: client?.lbClient ?? '',
    changements: from(call),
  }
  const caller = client ? { idUser: null, lbUser: client.lbClient } : null
  if (!isRight || !client) {
    await unlessUnavailable(call, writeLog(db, { ...line, caller, refEtat: 'REFUS', message: 'R6' }))
    throw new Refusal('R6')
  }
  const { clientId, lbClient: lbUser, idGroupe, lbGroupe } = client
  const signed = await sign(call, {
    sub: `api:${clientId}`,
    login: clientId,
    lbUser,
    idGroupe,
    lbGroupe,
    refIdentification: 'API',
    defaultRoute: null,
  })
  await unlessUnavailable(
    call,
    db.transaction().execute(async (trx) => {
      await keep(trx, call, signed, 'API')
      await writeLog(trx, { ...line, caller })
    }),
  )
  return answer({ token: signed.token, mustChangePassword: false })
})

const CheckToken = operation(fields({ token: secret }), async (call) => {
  const { input, db, now, server } = call
  const bearer = await callerOf(input.token, { db, now, key: server.signingKey, revocations: server.revocations })
  if (!bearer) countWrongToken(call, 'CheckToken')
  return answer({ isValid: bearer !== null, expiresAt: bearer?.expiresAt.toISOString() ?? null })
})

// Signing out twice, or after the token's time, is no error: nobody is signed in either way.
const LogOut = operation(nothing, async (call) => {
  const { db, now, token, address } = call
  const { signingKey: key, revocations } = call.server
  const sound = token === null ? null : await readToken(token, { key, now })
  if (token === null || sound === null) return answer(true)
  // Without the database the token is revoked too, but the user is not logged.
  const caller = await unlessUnavailable(call, callerOf(token, { db, now, key, revocations }))
  await revocations.add(sound, now)
  if (!caller) return answer(true)
  const { idUser, lbUser } = caller
  await unlessUnavailable(
    call,
    writeLog(db, {
      now,
      caller: { ...caller, address },
      refAction: 'DECONNEXION',
      typeObjet: 'User',
      refObjet: String(idUser ?? ''),
      lbObjet: lbUser,
    }),
  )
  return answer(true)
})

/** Sign-in, token check and sign-out. */
export const service = provide(
  SecAuthentification,
  { read: 'open', write: 'open' },
  { Authenticate, AuthenticateWithToken, AuthenticateApi, CheckToken, LogOut },
)
