import { UsrUser } from '../services/Adm/UsrUser/endpoints.ts'
import { SecAuthentification, sessionPayload } from '../services/Core/SecAuthentification/endpoints.ts'
import { createCall } from '../wire/call.ts'
import { check } from '../wire/decode.ts'
import { CallFailure } from '../wire/failure.ts'
import { Broken, hold } from './broken.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const { Authenticate, CheckToken, LogOut } = SecAuthentification

const isLive = async (world: World, token: string): Promise<boolean> =>
  (await world.ask(UsrUser.Get, {}, { token })).status !== 401

/** Most wrong passwords tried, more than a user would type. */
const mostTries = 40

/** Seconds that a sign-in block must not reach. */
const longest = 86_400

/** The payload of a token, as JSON. */
function payloadOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    throw new Broken('the token is no JWT: its second part is no JSON in base64url')
  }
}

/** What the console reads of a token; throws an explained error where it cannot. */
function claimsOf(token: string) {
  try {
    return check(sessionPayload, payloadOf(token), 'the payload of the token')
  } catch (error) {
    throw error instanceof CallFailure ? new Broken(`the console cannot read the token: ${error.message}`) : error
  }
}

/** How long a token is good for, and who else is let in. */
export const sessions: readonly Scenario[] = [
  {
    name: 'a token bears what the console reads of it',
    run: async (world) => {
      const { login, password, idUser } = await world.person()
      const claims = claimsOf((await world.signIn({ login, password })).token)
      const user = await world.done(UsrUser.Get, { idUser })
      for (const field of ['login', 'lbUser', 'lbGroupe', 'idGroupe', 'refIdentification'] as const)
        hold(claims[field] === user[field], `the token says ${field} ${claims[field]}, the user has ${user[field]}`)
      hold(claims.exp > Date.now() / 1_000, `the token ended at ${claims.exp} s before it was given`)
      const route = '/about'
      await world.done(UsrUser.UpdateUser, { idUser, login, lbUser: login, mail: null, defaultRoute: route })
      const { defaultRoute } = claimsOf((await world.signIn({ login, password })).token)
      hold(defaultRoute === route, `the token says defaultRoute ${defaultRoute}, the user has ${route}`)
    },
  },
  {
    name: 'a token dies with its sign-out, and no other does',
    run: async (world) => {
      const person = await world.person()
      const [{ token }, { token: elsewhere }] = [await world.signIn(person), await world.signIn(person)]
      await world.done(LogOut, {}, { token })
      hold(!(await isLive(world, token)), 'the token still opens after LogOut')
      const { isValid } = await world.done(CheckToken, { token })
      hold(!isValid, 'CheckToken calls the token valid after LogOut')
      hold(await isLive(world, elsewhere), 'LogOut ended another session of the same person')
    },
  },
  {
    name: 'a token says when it ends, one that was signed out stays out, and many sign in at once',
    run: async (world) => {
      const person = await world.person()
      const bystander = await world.person()
      const many = await Promise.all(Array.from({ length: 6 }, () => world.signIn(person)))
      const [first, second, third] = many.map(({ token }) => token) as [string, string, string]
      hold(new Set(many.map(({ token }) => token)).size === many.length, 'two sign-ins were given one token')
      const last = async (idUser: number) => (await world.done(UsrUser.Get, { idUser })).dtLastLogin ?? null
      hold((await last(person.idUser)) !== null, 'who has signed in has no dtLastLogin')
      hold((await last(bystander.idUser)) === null, 'a sign-in is told of somebody else')
      hold(await world.done(LogOut, {}, { token: '' }), 'a sign-out of nobody is told as none')
      const { exp } = claimsOf(first)
      const { isValid, expiresAt } = await world.done(CheckToken, { token: first })
      hold(isValid, 'CheckToken calls a new token invalid')
      hold(
        !expiresAt || Math.abs(Date.parse(expiresAt) / 1_000 - exp) < 1,
        `CheckToken says that a token ends at ${expiresAt}, the token says ${new Date(exp * 1_000).toISOString()}`,
      )
      await world.done(LogOut, {}, { token: first })
      await world.done(LogOut, {}, { token: second })
      for (const token of [first, second])
        hold(!(await isLive(world, token)), 'a token of two that were signed out opens')
      hold(await isLive(world, third), 'a sign-out ended another session of the same person')
      await world.done(LogOut, {}, { token: first })
      const call = createCall({ baseUrl: world.tried.url, token: () => third, language: () => 'fr' })
      await call(Authenticate, { login: person.login, password: person.password })
      hold(!(await isLive(world, third)), 'a token that a sign-in came with still opens after it')
      for (const token of ['', 'x', `${third}x`]) {
        const told = await world.ask(CheckToken, { token: token || 'none' })
        hold(told.value?.isValid === false, 'CheckToken calls valid what is no token')
      }
    },
  },
  {
    name: 'who changes his password ends his other sessions, and keeps the one that changed it',
    run: async (world) => {
      const person = await world.person()
      const [{ token }, { token: elsewhere }] = [await world.signIn(person), await world.signIn(person)]
      const newPassword = world.newPassword()
      const asked = { login: person.login, password: person.password, newPassword, newPasswordCopy: newPassword }
      await world.done(UsrUser.ChangePassword, asked, { token })
      hold(!(await isLive(world, elsewhere)), 'another token still opens after ChangePassword')
      hold(await isLive(world, token), 'the token that changed the password no longer opens')
      const old = await world.ask(Authenticate, { login: person.login, password: person.password })
      hold(!old.isDone, 'the old password still opens')
      await world.signIn({ ...person, password: newPassword })
    },
  },
  {
    name: 'a password that an administrator gives ends every session, and is good for one sign-in',
    run: async (world) => {
      const person = await world.person()
      const { token } = await world.signIn(person)
      const [given, own] = [world.newPassword(), world.newPassword()]
      const { login } = person
      await world.done(UsrUser.ChangePassword, { login, newPassword: given, newPasswordCopy: given })
      hold(!(await isLive(world, token)), 'the token of before still opens after the administrator’s ChangePassword')
      const anew = await world.signIn({ login, password: given })
      const before = await world.ask(UsrUser.Get, {}, { token: anew.token })
      hold(before.status === 403, `before he changes it his token opens UsrUser/Get: ${before.status}, not 403`)
      const change = { login, password: given, newPassword: own, newPasswordCopy: own }
      await world.done(UsrUser.ChangePassword, change, { token: anew.token })
      await world.done(UsrUser.Get, {}, { token: (await world.signIn({ login, password: own })).token })
    },
  },
  {
    name: 'who is deactivated or locked is out at once',
    run: async (world) => {
      for (const closed of [{ isActif: false }, { isLocked: true }]) {
        const { idUser, login, password } = await world.person()
        const { token } = await world.signIn({ login, password })
        await world.done(UsrUser.UpdateUser, { idUser, login, lbUser: login, mail: null, ...closed })
        const how = 'isActif' in closed ? 'deactivated' : 'locked'
        hold(!(await isLive(world, token)), `the token of whoever was ${how} still opens`)
        const again = await world.ask(Authenticate, { login, password })
        hold(!again.isDone, `whoever was ${how} signs in again`)
      }
    },
  },
  {
    name: 'too many wrong passwords meet 429 with Retry-After, and hold up nobody else',
    run: async (world) => {
      const { login } = await world.person()
      const bystander = await world.person()
      for (let tries = 1; tries <= mostTries; tries += 1) {
        const { status, isDone, retryAfter = 0 } = await world.ask(Authenticate, { login, password: 'not it at all' })
        hold(!isDone, 'a wrong password opens')
        if (status !== 429) continue
        hold(retryAfter > 0, 'the 429 has no Retry-After')
        hold(retryAfter <= longest, `the 429 says to wait for ${retryAfter} s, which is more than a day`)
        await world.signIn(bystander)
        return
      }
      hold(false, `${mostTries} wrong passwords were tried, and none met 429`)
    },
  },
]
