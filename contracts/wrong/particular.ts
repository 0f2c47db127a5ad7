import type { FastifyRequest } from 'fastify'
import { fieldsOf } from '../wire/schema.ts'
import type { Database } from '../provider/database/database.ts'
import { type Contracted, isDone, isRefused } from './contract.ts'
import type { Wrong } from './provider.ts'

// Faults before the answer: rules and filters that a server ignores.

type Before = (request: FastifyRequest, db: Database) => void | Promise<unknown>

/** Removes a field from the input, and from the rows of its lists, as links have stamps too. */
function takeOut(given: unknown, name: string): void {
  if (typeof given !== 'object' || given === null) return
  Reflect.deleteProperty(given, name)
  for (const list of Object.values(given)) if (Array.isArray(list)) for (const item of list) takeOut(item, name)
}

const without = ({ query, body }: FastifyRequest, name: string): void => {
  for (const given of [query, body]) takeOut(given, name)
}

/** A fault before one operation, with the interactions that can show it. */
const before = (
  operations: readonly Contracted[],
  name: string,
  says: string,
  does: Before,
  isShowing: (title: string) => boolean,
): Wrong[] =>
  operations
    .filter((operation) => operation.name === name)
    .flatMap(({ path, interactions }) => {
      const shows = interactions
        .map(({ description }) => description)
        .filter((description) => isShowing(description.slice(name.length + 2)))
      if (shows.length === 0) throw new Error(`${name}: no interaction can show that it ${says}`)
      return [{ path, name, says, shows, before: does }]
    })

/** Servers that ignore one optional parameter. */
const ignoredFilters = (operations: readonly Contracted[]): Wrong[] =>
  operations.flatMap(({ path, name, endpoint, interactions }) =>
    fieldsOf(endpoint.input)
      .filter(({ isOptional }) => isOptional && endpoint.verb === 'GET')
      .map(({ name: parameter }) => ({
        path,
        name,
        says: `does not look at ${parameter}`,
        shows: interactions
          .filter((interaction) => isDone(interaction) && interaction.request.query?.[parameter])
          .map(({ description }) => description),
        before: (request: FastifyRequest) => without(request, parameter),
      })),
  )

/** Servers that ignore locks, stamps or the language. */
const rulesLeftOut = (operations: readonly Contracted[]): Wrong[] =>
  operations.flatMap(({ path, name, interactions }) => {
    const showing = (part: string) =>
      interactions.map(({ description }) => description).filter((description) => description.includes(part))
    const locked = showing('of what another user has locked')
    const stale = showing('of what was changed meanwhile')
    const refused = interactions
      .filter(isRefused)
      .slice(0, 1)
      .map(({ description }) => description)
    const kinds: [string, string[], Before][] = [
      ['saves what another has locked', locked, (_request, db) => db.deleteFrom('objetLock').execute()],
      ['does not look at dtModification', stale, (request) => without(request, 'dtModification')],
      ['refuses in English', refused, ({ headers }) => void (headers['accept-language'] = 'en')],
    ]
    return kinds
      .filter(([, shows]) => shows.length > 0)
      .map(([says, shows, does]) => ({ path, name, says, shows, before: does }))
  })

const all = () => true

/** Wrong providers whose fault belongs to one operation. */
export function particular(operations: readonly Contracted[]): Wrong[] {
  const faults: [name: string, says: string, does: Before, isShowing: (title: string) => boolean][] = [
    [
      'UsrUser/Get',
      'lets in whoever was locked',
      (_, db) => db.updateTable('users').set({ isLocked: false }).execute(),
      (title) => title.includes('locked'),
    ],
    [
      'UsrUser/Get',
      'lets in whoever is inactive',
      (_, db) => db.updateTable('users').set({ isActif: true }).execute(),
      (title) => title.includes('deactivated'),
    ],
    [
      'UsrUser/Get',
      'lets in who has signed out',
      (_, db) => db.deleteFrom('revokedToken').execute(),
      (title) => title.includes('signed out'),
    ],
    [
      'UsrUser/GetMenuList',
      'lets in whoever has to change his password',
      (_, db) => db.updateTable('users').set({ mustChangePassword: false }).execute(),
      (title) => title.includes('change his password'),
    ],
    [
      'UsrUser/GetMenuList',
      'gives one’s own menus for another group’s',
      (request) => without(request, 'idGroupe'),
      (title) => title.includes('another group'),
    ],
    [
      'GamGamme/GetFilteredList',
      'offers inactive ranges',
      (_, db) => db.updateTable('gammeVersion').set({ actif: true }).execute(),
      all,
    ],
    [
      'GamGamme/GetFilteredList',
      'offers old versions',
      (_, db) => db.updateTable('gammeVersion').set({ isCurrent: true }).execute(),
      all,
    ],
    [
      'RefReferentiel/GetLieuList',
      'offers inactive places',
      (_, db) => db.updateTable('localisationItem').set({ isActif: true }).execute(),
      all,
    ],
    [
      'AffAffaire/Insert',
      'takes an inactive agency',
      (_, db) => db.updateTable('agence').set({ isActif: true }).execute(),
      (title) => title.includes('inactive agency'),
    ],
    [
      'AffAffaire/Insert',
      'takes an inactive manager',
      (_, db) => db.updateTable('users').set({ isActif: true }).execute(),
      (title) => title.includes('inactive manager'),
    ],
    [
      'AffAffaire/Update',
      'closes with open services',
      (_, db) => db.updateTable('prestation').set({ statut: 'REALISEE' }).execute(),
      (title) => title.includes('closed'),
    ],
    [
      'SysAction/Delete',
      'deletes what is active',
      (_, db) => db.updateTable('action').set({ isActive: false }).execute(),
      (title) => title.includes('active'),
    ],
    [
      'SecAuthentification/Authenticate',
      'lets in a locked account',
      (_, db) => db.updateTable('users').set({ isLocked: false }).execute(),
      (title) => title.includes('locked'),
    ],
  ]
  const secrets: Wrong[] = operations
    .filter(({ endpoint }) => fieldsOf(endpoint.value).some(({ name }) => name === 'mail'))
    .map(({ path, name, interactions }) => ({
      path,
      name,
      says: 'answers the hash of a password',
      shows: interactions.filter(isDone).map(({ description }) => description),
      answer: ({ status, body }) => {
        const tell = (row: unknown) =>
          typeof row === 'object' && row !== null ? { ...row, passwordHash: 'argon2id$19456$2$1$c2FsdA$dGFn' } : row
        return { status, body: { ...body, value: Array.isArray(body.value) ? body.value.map(tell) : tell(body.value) } }
      },
    }))
  return [
    ...faults.flatMap(([name, says, does, isShowing]) => before(operations, name, says, does, isShowing)),
    ...secrets,
    ...ignoredFilters(operations),
    ...rulesLeftOut(operations),
  ]
}
