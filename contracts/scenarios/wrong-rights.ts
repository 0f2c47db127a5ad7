import type { Database } from '../provider/database/database.ts'
import { bodyOf, type Fault, isDone } from './faults.ts'
import { lastOf } from './wrong-lists.ts'

const done = (value: unknown) => ({ status: 200, body: { value, isSuccess: true, hasErrors: false, msgList: [] } })
const saysOf = (envelope: object): string => JSON.stringify(envelope)

/** Number of sign-ins of technical clients, by server database. */
const entries = new WeakMap<Database, number>()

const nameIn = (token: unknown): string => {
  const [, claims = ''] = String(token).split('.')
  return /"preferred_username":"([^"]*)"/.exec(Buffer.from(claims, 'base64url').toString())?.[1] ?? ''
}

const hasStranger = 'whom a directory vouches for and nobody knows'
const ofClient = 'sign-ins of a technical client'

/** Servers with wrong rights for clients, directory users and administrators. */
export const wrongRights: readonly Fault[] = [
  {
    says: 'gives a technical client a lock',
    shownBy: 'a technical client reads and writes',
    of: /\/Verrouiller$/,
    after: async ({ request, status }) =>
      status === 403 && request.caller?.idUser === null ? done({ ...bodyOf(request), idUser: 1 }) : undefined,
  },
  {
    says: 'counts the sign-ins of a technical client as if they had failed',
    shownBy: 'a technical client signs in as often',
    of: /\/AuthenticateApi$/,
    after: async ({ db, envelope }) => {
      const count = (entries.get(db) ?? 0) + 1
      entries.set(db, count)
      return count > 10 ? { status: 429, body: { ...envelope, value: undefined, hasErrors: true } } : undefined
    },
  },
  lastOf(/\/AuthenticateApi$/, ofClient, 'logs no sign-in of a technical client', 'lose'),
  {
    says: 'takes a directory’s letters in capitals for others',
    shownBy: 'whom a directory vouches for signs in',
    of: /\/AuthenticateWithToken$/,
    before: (request) => {
      const body = bodyOf(request)
      if (/[A-Z]/.test(nameIn(body['token']))) body['token'] = 'another'
    },
  },
  lastOf(/\/AuthenticateWithToken$/, hasStranger, 'logs no stranger whom a directory vouches for', 'lose'),
  {
    says: 'lets the last administrator go',
    shownBy: 'the last administrator who can sign in',
    of: /\/UpdateUser$/,
    after: async ({ request, envelope }) => {
      const { login, idGroupe } = bodyOf(request)
      const isRefused = saysOf(envelope).includes('Le dernier administrateur')
      return isRefused && idGroupe !== undefined && String(login).startsWith('sc-') ? done(bodyOf(request)) : undefined
    },
  },
  {
    says: 'takes the menus away from administrators who ask for it',
    shownBy: 'administrators keep a way',
    of: /\/UpdateSecMenu$/,
    after: async ({ request, envelope }) => {
      const { idMenuList } = bodyOf(request)
      const isLong = Array.isArray(idMenuList) && idMenuList.length > 20
      return isLong && saysOf(envelope).includes('doivent garder') ? done([]) : undefined
    },
  },
  {
    says: 'gives a group its entries in the order of their names, turned round',
    shownBy: 'what a group sees is told',
    of: /\/GetMenuList$/,
    after: async (leaving) => {
      if (!isDone(leaving)) return undefined
      const { envelope } = leaving
      const menus = envelope.value as unknown as { menuItems: { lbMenu: string }[] }[]
      const turned = menus.map(({ menuItems, ...menu }) => ({
        ...menu,
        menuItems: menuItems.toSorted((one, other) => (one.lbMenu < other.lbMenu ? 1 : -1)),
      }))
      return { body: { ...envelope, value: turned } }
    },
  },
]
