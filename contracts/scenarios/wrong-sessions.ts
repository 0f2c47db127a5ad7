import type { Database } from '../provider/database/database.ts'
import { normalise } from '../provider/database/normalised.ts'
import { bodyOf, type Fault, isDone } from './faults.ts'

const loginIn = (given: unknown): string => normalise(String(given))

const reopen = (db: Database, login: unknown) =>
  db
    .updateTable('users')
    .set((row) => ({ session: row('session', '-', 1), sessionKept: null }))
    .where('loginNormal', '=', loginIn(login))
    .execute()

/** A token with another claim; nobody's signature. */
function withClaims(token: string, change: (claims: Record<string, unknown>) => object): string {
  const [head = '', payload = '', ...rest] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  return [head, Buffer.from(JSON.stringify(change(claims))).toString('base64url'), ...rest].join('.')
}

/** A fault in the token of people whom scenarios make: the two accounts go on as they are. */
const bearing = (change: (claims: Record<string, unknown>) => object): Fault['after'] => {
  return async (leaving) => {
    const { value = {} } = leaving.envelope
    const isMade = String(bodyOf(leaving.request)['login']).startsWith('sc-')
    if (!isMade || typeof value['token'] !== 'string') return undefined
    return { body: { ...leaving.envelope, value: { ...value, token: withClaims(value['token'], change) } } }
  }
}

/** Servers that let in whoever is to stay outside, or keep out whoever is inside. */
export const wrongSessions: readonly Fault[] = [
  {
    says: 'writes numbers into a token as texts',
    shownBy: 'a token bears',
    of: /\/Authenticate$/,
    after: bearing((claims) => ({ ...claims, idGroupe: String(claims['idGroupe']) })),
  },
  {
    says: 'says nothing of the first page in a token',
    shownBy: 'a token bears',
    of: /\/Authenticate$/,
    after: bearing((claims) => ({ ...claims, defaultRoute: undefined })),
  },
  {
    says: 'answers LogOut and revokes nothing',
    shownBy: 'a token dies with its sign-out',
    of: /\/LogOut$/,
    after: async ({ db }) => void (await db.deleteFrom('revokedToken').execute()),
  },
  {
    says: 'leaves the other sessions open after a change of one’s own password',
    shownBy: 'who changes his password',
    of: /\/ChangePassword$/,
    after: async (leaving) => {
      const { login, password } = bodyOf(leaving.request)
      if (isDone(leaving) && password) await reopen(leaving.db, login)
    },
  },
  {
    says: 'leaves sessions open after an administrator’s change of a password',
    shownBy: 'a password that an administrator gives',
    of: /\/ChangePassword$/,
    after: async (leaving) => {
      const { login, password } = bodyOf(leaving.request)
      if (isDone(leaving) && !password) await reopen(leaving.db, login)
    },
  },
  {
    says: 'lets a given password be kept',
    shownBy: 'a password that an administrator gives',
    of: /\/ChangePassword$/,
    after: async (leaving) => {
      const login = loginIn(bodyOf(leaving.request)['login'])
      if (isDone(leaving))
        await leaving.db
          .updateTable('users')
          .set({ mustChangePassword: false })
          .where('loginNormal', '=', login)
          .execute()
    },
  },
  {
    says: 'answers UpdateUser as asked and closes nobody',
    shownBy: 'who is deactivated or locked',
    of: /\/UpdateUser$/,
    after: async (leaving) => {
      const idUser = Number(bodyOf(leaving.request)['idUser'])
      const open = { isActif: true, isLocked: false }
      if (isDone(leaving)) await leaving.db.updateTable('users').set(open).where('idUser', '=', idUser).execute()
    },
  },
  {
    says: 'never tires of wrong passwords',
    shownBy: 'too many wrong passwords',
    of: /\/Authenticate$/,
    after: async ({ status }) => {
      const msgList = [{ message: 'Identifiant ou mot de passe incorrect', eventType: 4, exception: null }]
      return status === 429 ? { status: 200, body: { isSuccess: false, hasErrors: true, msgList } } : undefined
    },
  },
  {
    says: 'does not say when to try again',
    shownBy: 'too many wrong passwords',
    of: /\/Authenticate$/,
    after: async ({ status, header }) => {
      if (status === 429) header('retry-after')
    },
  },
]
