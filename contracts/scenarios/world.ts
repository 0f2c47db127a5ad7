import { randomUUID } from 'node:crypto'
import { AdmAgence } from '../services/Adm/AdmAgence/endpoints.ts'
import { UsrUser } from '../services/Adm/UsrUser/endpoints.ts'
import { AffAffaire } from '../services/Aff/AffAffaire/endpoints.ts'
import { SecAuthentification } from '../services/Core/SecAuthentification/endpoints.ts'
import { type Groupe, SecSecurite } from '../services/Core/SecSecurite/endpoints.ts'
import { SysTable } from '../services/Core/SysTable/endpoints.ts'
import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { type Call, type CallOptions, createCall } from '../wire/call.ts'
import type { Endpoint } from '../wire/endpoint.ts'
import type { Message } from '../wire/envelope.ts'
import { CallFailure } from '../wire/failure.ts'
import { hold, need } from './broken.ts'

export interface Account {
  login: string
  password: string
}

/** The server under test, and what its operator provides. */
export interface Tried {
  /** Scheme, host and port. */
  url: string
  /** Account of an administrator. */
  admin: Account
  /** Account of a user who may write cases and is no administrator. */
  other: Account
  /** Stops the server and starts it again; resolves once it answers. */
  restart?: () => Promise<void>
  /** Waits for an instant. */
  waitUntil?: (instant: Date) => Promise<void>
  /** A technical client that may read and write cases. */
  client?: { clientId: string; clientSecret: string }
  /** The token of the server's directory for a login. */
  directoryToken?: (login: string) => Promise<string>
  /** Whether nobody else uses the server: administrators may lose their rights for a moment. */
  isAlone?: true
  /** Milliseconds that an answer may take. @default 30,000 */
  timeout?: number
}

/** Result of a call. */
export interface Told<Value> {
  status: number
  /** Whether the call succeeded. */
  isDone: boolean
  value: Value | undefined
  /** Messages of the server, or why the answer was not readable. */
  words: string
  retryAfter: number | undefined
  /** Number of rows in all. */
  total?: number | undefined
  /** All messages of the server. */
  said: readonly Message[]
}

/** A user created for one scenario. */
export interface Person extends Account {
  idUser: number
}

type Options = Pick<CallOptions, 'token' | 'idempotencyKey'>

const secret = () => `Sc-${randomUUID()}`

/** A server as scenarios use it: calls, the two signed-in accounts, and new records with unique names. */
export class World {
  readonly tried: Tried
  readonly #call: Call
  readonly #people: Person[] = []
  #users: Groupe | undefined
  /** Tokens of the two accounts. */
  admin = ''
  other = ''

  constructor(tried: Tried) {
    this.tried = tried
    const { url: baseUrl, timeout = 30_000 } = tried
    this.#call = createCall({ baseUrl, token: () => this.admin, language: () => 'fr', timeout })
  }

  /** Sends a call as the administrator, unless another token is given. Never rejects for an answer of the server. */
  async ask<Input, Value>(
    endpoint: Endpoint<Input, Value>,
    input: NoInfer<Input>,
    options: Options = {},
  ): Promise<Told<Value>> {
    try {
      const { value, hasErrors, messages, total } = await this.#call(endpoint, input, {
        ...options,
        // A sign-in ends the token sent with it.
        ...(endpoint.operation.startsWith('Authenticate') ? { token: '' } : {}),
      })
      const words = messages.map(({ message }) => message).join(' ')
      return {
        status: 200,
        isDone: !hasErrors && value !== undefined,
        value,
        words,
        retryAfter: undefined,
        total,
        said: messages,
      }
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      const { kind, status, messages, retryAfter, message } = error
      hold(kind !== 'network' && kind !== 'timeout', `${endpoint.operation} had no answer (${kind}): ${message}`)
      const words = messages.map((said) => said.message).join(' ') || message
      return { status: status ?? 200, isDone: false, value: undefined, words, retryAfter, said: messages }
    }
  }

  /** Sends a call that must succeed. Throws an explained error when it does not. */
  async done<Input, Value>(
    endpoint: Endpoint<Input, Value>,
    input: NoInfer<Input>,
    options: Options = {},
  ): Promise<Value> {
    const { status, isDone, value, words } = await this.ask(endpoint, input, options)
    const name = `${endpoint.service.split('/').at(-1)}/${endpoint.operation}`
    hold(isDone && value !== undefined, `${name} was to be done and was not: ${status} ${words}`)
    return value
  }

  /** A unique name. */
  unique(beginning: string): string {
    return `${beginning}-${randomUUID().slice(0, 12)}`
  }

  signIn(account: Account) {
    return this.done(SecAuthentification.Authenticate, { login: account.login, password: account.password })
  }

  /** Signs both accounts in. Throws an explained error when one lacks its role. */
  async begin(): Promise<void> {
    const enter = async (name: 'admin' | 'other') => {
      const { login, password } = this.tried[name]
      const { value, status, words } = await this.ask(SecAuthentification.Authenticate, { login, password })
      hold(value !== undefined, `--${name} ${login} does not sign in: ${status} ${words}`)
      return value.token
    }
    this.admin = await enter('admin')
    this.other = await enter('other')
    const roles = { admin: await this.#mayAdminister(this.admin), other: await this.#mayAdminister(this.other) }
    hold(
      roles.admin === 200,
      `--admin ${this.tried.admin.login} is no administrator: GetRoleList was answered ${roles.admin}`,
    )
    hold(roles.other === 403, `--other ${this.tried.other.login} is an administrator: give somebody who is none`)
  }

  async #mayAdminister(token: string): Promise<number> {
    return (await this.ask(SecSecurite.GetRoleList, {}, { token })).status
  }

  /** Has the server started again, and signs in anew. Connections of before may be found to be closed only as they are used, each by a call of its own. */
  async restart(): Promise<void> {
    await this.tried.restart?.()
    for (let left = 8; left > 0; left--) {
      const isIn = await this.begin().then(
        () => true,
        () => false,
      )
      if (isIn) return
    }
    await this.begin()
  }

  /** That the group of those who may write cases is there. */
  async #needsUsers(): Promise<void> {
    this.#users ??= (await this.done(SecSecurite.GetGroupeList, {})).find(({ idGroupe }) => idGroupe === 2)
    const { isActif = false, refRoleList = [] } = this.#users ?? {}
    const isFit = ['AFFAIRE', 'LECTURE'].every((role) => refRoleList.includes(role)) && !refRoleList.includes('ADMIN')
    need(isActif && isFit, 'the group 2, active, with the roles AFFAIRE and LECTURE and without ADMIN')
  }

  /** Creates a user who signs in by a password that need not be changed. */
  async person(idGroupe = 2): Promise<Person> {
    if (idGroupe === 2) await this.#needsUsers()
    const [login, password] = [this.unique('sc'), secret()]
    const { idUser } = await this.done(UsrUser.AddUser, {
      login,
      lbUser: login,
      mail: `${login}@example.com`,
      idGroupe,
      refIdentification: 'B',
      mustChangePassword: false,
      newPassword: password,
      newPasswordCopy: password,
    })
    const person = { idUser, login, password }
    this.#people.push(person)
    return person
  }

  /** Creates a user who signs in through the directory with a login. */
  async directoryPerson(login: string): Promise<number> {
    const sent = { login, lbUser: login, mail: null, idGroupe: 2, refIdentification: 'AAD' } as const
    const { idUser } = await this.done(UsrUser.AddUser, sent)
    this.#people.push({ idUser, login, password: '' })
    return idUser
  }

  newPassword = secret

  /** Input of a new case. */
  async caseToBe() {
    const agence = (await this.done(AdmAgence.GetList, {})).find(({ isActif }) => isActif)
    need(agence !== undefined, 'an active agency')
    const { idUser } = await this.done(UsrUser.Get, {})
    const refAffaire = this.unique('SC')
    return {
      refAffaire,
      lbAffaire: `Essai ${refAffaire}`,
      lbClient: null,
      idAgence: agence.idAgence,
      idUserRAF: idUser,
    }
  }

  async affaire() {
    return this.done(AffAffaire.Insert, await this.caseToBe())
  }

  /** Creates a table of values, with values from a CSV. */
  async table(lines: readonly string[] = []) {
    const refTable = this.unique('SC')
    const table = await this.done(SysTable.Insert, { refTable, lbTable: `Essai ${refTable}`, description: null })
    if (lines.length > 0) {
      const { errors } = await this.done(SysValeur.Import, { idTableGuid: table.idTableGuid, file: csv(lines) })
      hold(errors.length === 0, `an import of good lines was refused: ${errors[0]?.message}`)
    }
    return table
  }

  /** Deactivates the created accounts, so that nobody can sign in with them. */
  async end(): Promise<void> {
    for (const { idUser, login } of this.#people)
      await this.ask(UsrUser.UpdateUser, { idUser, login, lbUser: login, mail: null, isActif: false })
  }
}

/** A CSV file. */
export const csv = (lines: readonly string[]): File =>
  new File([`${lines.join('\n')}\n`], 'essai.csv', { type: 'text/csv' })
