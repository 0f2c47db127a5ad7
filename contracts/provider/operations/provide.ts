import type { core } from 'zod'
import type { Database } from '../database/database.ts'
import type { Download } from '../database/documents.ts'
import type { Language } from '../messages/messages.ts'
import type { Reply } from './reply.ts'
import type { Caller } from '../security/caller.ts'
import type { Right } from '../rights/rights.ts'
import type { DirectoryKeys } from '../security/directory-token.ts'
import type { OnceAMinute } from '../security/once-a-minute.ts'
import type { Revocations } from '../security/revocations.ts'
import type { SignInCounter } from '../security/sign-in-limit.ts'

/** What every handler may ask of the server. */
export interface ServerContext {
  db: Database
  signingKey: Uint8Array
  /** Seconds a token lives. */
  tokenLifetime: number
  environment: string
  buildVersion: string
  directory: DirectoryKeys | null
  /** Whether the directory can be searched just now. */
  directoryAnswers: () => boolean
  signIns: SignInCounter
  /** Tokens that were tried and are none. */
  tokenTries: SignInCounter
  revocations: Revocations
  /** Which refused calls are noted in the log. */
  refusals: OnceAMinute
}

/** A write under an idempotency key: the caller, the key, and a fingerprint of the input. */
export interface Attempt {
  bearer: string
  key: string
  /** Of operation and input; neither can be read from it. */
  fingerprint: string
}

/** One call, checked, as its handler sees it. */
export interface Call<Input> {
  readonly input: Input
  readonly db: Database
  readonly now: Date
  /** Null in an open operation, which does not ask who calls. */
  readonly caller: Caller | null
  /** It is asked under a key of the caller's, and may be asked again. */
  readonly attempt: Attempt | null
  /** The bearer token that came along, sound or not. */
  readonly token: string | null
  /** Of the messages. */
  readonly language: Language
  /** Address of the peer. */
  readonly address: string
  readonly server: ServerContext
  /** Aborted once the caller has gone. */
  readonly signal: AbortSignal
}

/** One operation as the provider does it. */
export interface Operation {
  readonly input: core.$ZodType
  readonly run: (call: Call<unknown>) => Promise<Reply>
  /** It takes a form with a file, of so many bytes at most. */
  readonly upload?: number
}

/** An operation: what checks its input, and what it does with it. */
export const operation = <Schema extends core.$ZodType>(
  input: Schema,
  run: (call: Call<core.output<Schema>>) => Promise<Reply>,
): Operation => ({ input, run: (call) => run(call as Call<core.output<Schema>>) })

/** Where an operation is: all that the provider takes from the contract. */
interface Address {
  readonly service: string
  readonly operation: string
  readonly verb: 'GET' | 'POST' | 'PUT' | 'DELETE'
}

/** An operation, its address, and what it asks of its caller. */
export interface Provided extends Operation {
  readonly address: Address
  readonly right: Right
}

/**
 * What a service asks of its callers, and what some of its operations ask instead.
 * Within an operation, another's record may ask for more: the handler sees to that.
 */
interface Rights<Name extends string> {
  read: Right
  write: Right
  operations?: Readonly<Partial<Record<Name, Right>>>
}

/** Binds a service's endpoints to the operations that answer them, and to who may call them. One that is missing does not compile. */
export const provide = <Name extends string>(
  service: Readonly<Record<Name, Address>>,
  { read, write: written, operations: own }: Rights<NoInfer<Name>>,
  operations: Readonly<Record<NoInfer<Name>, Operation>>,
): Provided[] =>
  (Object.keys(service) as Name[]).map((name) => {
    const { service: path, operation: called, verb } = service[name]
    const right: Right = own?.[name] ?? (verb === 'GET' ? read : written)
    return { ...operations[name], address: { service: path, operation: called, verb }, right }
  })

/** An operation that reads: its handler answers the value. */
export const reads = <Schema extends core.$ZodType>(
  input: Schema,
  run: (call: Call<core.output<Schema>>) => Promise<unknown>,
): Operation => operation(input, async (call) => ({ value: await run(call) }))

/** An operation that answers a file: its handler finds it. */
export const downloads = <Schema extends core.$ZodType>(
  input: Schema,
  run: (call: Call<core.output<Schema>>) => Promise<Download>,
): Operation => operation(input, async (call) => ({ value: undefined, file: await run(call) }))
