import type { Connection, Database } from '../../database/database.ts'
import { notSignedIn } from '../../messages/failure.ts'
import {
  type Call,
  changesBetween,
  fields,
  forbidden,
  found,
  HttpFailure,
  invalidField,
  type LogLine,
  newSecret,
  normalise,
  operation,
  Refusal,
  secret,
  text,
  together,
  writeLog,
} from '../kit.ts'
import { writing } from '../../writes/once.ts'
import { saved } from '../../operations/reply.ts'
import { type Caller, callerOf } from '../../security/caller.ts'
import { hashPassword, verifyPassword } from '../../security/password.ts'
import { endSessions } from '../../security/sessions.ts'
import { tried } from '../../security/tried.ts'
import { refuseMadeOfWords, refuseUnfit } from './unfit-password.ts'

const find = (db: Connection, login: string) =>
  db
    .selectFrom('users')
    .where('loginNormal', '=', normalise(login))
    .select(['idUser', 'login', 'lbUser', 'refIdentification', 'passwordHash', 'mustChangePassword'])
    .executeTakeFirst()

type Person = NonNullable<Awaited<ReturnType<typeof find>>>

/** The user whose password is changed. Throws 403 or 404. */
async function personFor(db: Database, login: string, caller: Caller): Promise<Person> {
  const person = await find(db, login)
  if (person && person.idUser === caller.idUser) return person
  if (caller.mustChangePassword) throw new HttpFailure(403, 'passwordToChange')
  // Before the look-up's 404, which would reveal whether the user exists.
  if (!caller.roles.has('ADMIN')) throw forbidden()
  return found(person)
}

const lineOf = ({ caller, now }: Call<unknown>, { idUser, login }: Person): LogLine => ({
  now,
  caller,
  refAction: 'MOTDEPASSE',
  typeObjet: 'User',
  refObjet: String(idUser),
  lbObjet: login,
})

/** Checks the current password, as often as a sign-in may be tried. Throws R13 or 429. */
async function proveCurrent(call: Call<unknown>, person: Person, password: string): Promise<void> {
  const isRight = await tried(call, normalise(person.login), () =>
    verifyPassword(password, person.passwordHash, call.address),
  )
  if (isRight) return
  await writeLog(call.db, { ...lineOf(call, person), refEtat: 'REFUS', message: 'R13' })
  throw new Refusal('R13')
}

const said = { fr: 'Mot de passe modifié', en: 'Password changed' }
const change = fields({ login: text, password: secret.optional(), newPassword: newSecret, newPasswordCopy: newSecret })

/** Whether the caller's session still stands. */
async function isSignedIn({ token, now, server }: Call<unknown>, db: Connection): Promise<boolean> {
  const { signingKey: key, revocations } = server
  return token !== null && (await callerOf(token, { db, key, now, revocations })) !== null
}

/** Changes the caller's password, or, for an administrator, another user's. It ends the user's other sessions. Neither password is logged. */
export const ChangePassword = operation(change, async (call) => {
  const {
    db,
    caller,
    input: { login, password, newPassword, newPasswordCopy },
  } = call
  if (!caller) throw notSignedIn()
  const person = await personFor(db, login, caller)
  if (person.refIdentification !== 'B') throw new Refusal('R15')
  const isOwn = person.idUser === caller.idUser
  if (isOwn && !password) throw invalidField('password')
  await together(
    () => refuseUnfit(newPassword, newPasswordCopy),
    async () => {
      if (password) await proveCurrent(call, person, password)
      // Only after the current password was proven: else each attempt would test two.
      if (await verifyPassword(newPassword, person.passwordHash, call.address)) throw new Refusal('R14')
      refuseMadeOfWords(newPassword, [person.login, person.lbUser])
    },
  )

  const passwordHash = await hashPassword(newPassword, { by: call.address })
  // A password chosen by an administrator is valid for one sign-in.
  const mustChangePassword = !isOwn
  return writing(call, async (trx) => {
    // Else the token would open again that a lock has ended meanwhile.
    if (isOwn && !(await isSignedIn(call, trx))) throw notSignedIn()
    // The password proven above may have been changed meanwhile, as hashing takes time.
    const now = await find(trx, login)
    if (now?.passwordHash !== person.passwordHash) throw new Refusal('R13')
    await trx
      .updateTable('users')
      .set({ passwordHash, mustChangePassword })
      .where('idUser', '=', person.idUser)
      .execute()
    await endSessions(trx, person.idUser, isOwn ? caller.jti : null)
    const changements = changesBetween({ mustChangePassword: person.mustChangePassword }, { mustChangePassword })
    await writeLog(trx, { ...lineOf(call, person), changements })
    return saved(true, said)
  })
})
