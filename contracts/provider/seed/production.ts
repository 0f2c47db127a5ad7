import { continueKeys, type Database } from '../database/database.ts'
import { hashPassword, verifyPassword } from '../security/password.ts'
import { isHardToGuess } from '../security/password-strength.ts'
import { weaknessOfKey } from '../security/signing-key.ts'
import { demoSetting } from './demo.ts'
import { demoClient, demoLogins, demoPassword } from './people.ts'
import { seedReference } from './reference.ts'
import { upgrade } from './upgrade.ts'

const shortestPassword = 12

/** Fills an empty database for production: no demo, one administrator. Throws when the password is known or easy to guess. */
export async function installEmpty(
  db: Database,
  admin: { login: string; password: string } | null,
  now: Date,
): Promise<void> {
  if (!admin)
    throw new Error('the database is empty: give its first administrator by RONDE_ADMIN_LOGIN and RONDE_ADMIN_PASSWORD')
  const { login, password } = admin
  if (password.length < shortestPassword || password === demoPassword(login)) {
    throw new Error(`RONDE_ADMIN_PASSWORD must have ${shortestPassword} characters and not be a demo password`)
  }
  if (!isHardToGuess(password, [login, 'ronde'])) {
    throw new Error(
      'RONDE_ADMIN_PASSWORD is easy to guess: no common words, repetitions, rows of keys or numbers, and nothing of the login',
    )
  }
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    await seedReference(trx)
    await upgrade(trx, now)
    const user = {
      login,
      lbUser: login,
      mail: null,
      isActif: true,
      isLocked: false,
      mustChangePassword: false,
      idGroupe: 1,
      refIdentification: 'B',
    }
    const rest = { passwordHash, defaultRoute: null, dtLastLogin: null, dtModification: now.toISOString() }
    await trx
      .insertInto('users')
      .values({ ...user, ...rest })
      .execute()
    await continueKeys(trx)
  })
}

async function loginsWithDemoPassword(db: Database): Promise<string[]> {
  const users = await db
    .selectFrom('users')
    .where('login', 'in', demoLogins)
    .select(['login', 'passwordHash'])
    .execute()
  const checked = await Promise.all(
    users.map(async ({ login, passwordHash }) =>
      (await verifyPassword(demoPassword(login), passwordHash)) ? [login] : [],
    ),
  )
  return checked.flat()
}

/** Why a database and its key must not be used in production, one line each; empty when they may. */
export async function reasonsAgainstProduction(db: Database, dataFolder: string): Promise<string[]> {
  const demo = await db.selectFrom('setting').where('name', '=', demoSetting).select('name').executeTakeFirst()
  const logins = await loginsWithDemoPassword(db)
  const client = await db
    .selectFrom('apiClient')
    .where('clientId', '=', demoClient.clientId)
    .select('secretHash')
    .executeTakeFirst()
  const weakness = weaknessOfKey(dataFolder)
  return [
    ...(demo ? ['the database holds the demo data'] : []),
    ...(logins.length > 0 ? [`accounts still have their demo password: ${logins.join(', ')}`] : []),
    ...(client && (await verifyPassword(demoClient.clientSecret, client.secretHash))
      ? ['the technical client still has its demo secret']
      : []),
    ...(weakness === null ? [] : [weakness]),
  ]
}
