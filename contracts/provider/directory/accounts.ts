import { guidOf } from '../database/identifiers.ts'
import { directoryUsers } from './people.ts'

/** How a sign-in may go wrong on purpose, by account or by the parameter `misbehaviour` of the authorization request. */
const misbehaviours = ['denied', 'forgotten', 'state', 'behind', 'ahead', 'slow'] as const
export type Misbehaviour = (typeof misbehaviours)[number]

/** Tells a misbehaviour from any other text. */
export const isMisbehaviour = (text: unknown): text is Misbehaviour => misbehaviours.some((known) => known === text)

/** An account of the directory. */
export interface DirectoryAccount {
  /** Subject of its tokens: a UUID. */
  id: string
  login: string
  name: string
  mail: string
  misbehaviour: Misbehaviour | null
}

const account = (
  login: string,
  name: string,
  misbehaviour: Misbehaviour | null = null,
  mail = `${login}@vigie-controle.example`,
): DirectoryAccount => ({
  id: guidOf(`directory:${login}`),
  login,
  name,
  mail,
  misbehaviour,
})

const people = directoryUsers.map(({ login, lbUser }) => account(login, lbUser))

/** An account that is no user of the application, which refuses it (R8). */
const stranger = account('x.inconnu', 'Xavier Inconnu')

// They have the address of a user who may sign in, so that only the misbehaviour can be why a sign-in fails.
const mail = people[0]?.mail
const misbehaving = misbehaviours.map((misbehaviour) => account(misbehaviour, misbehaviour, misbehaviour, mail))

/** Every account, those that misbehave last. */
export const directoryAccounts: readonly DirectoryAccount[] = [...people, stranger, ...misbehaving]
