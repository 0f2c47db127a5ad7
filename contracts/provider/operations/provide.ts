import type { core } from 'zod'
import type { Database } from '../database/database.ts'
import type { Download } from '../database/documents.ts'
import type { Language } from '../messages/messages.ts'
import type { Reply } from './reply.ts'
import type { Caller } from '../security/caller.ts'
import type { Right } from '../rights/rights.ts'
import type { DirectoryKeys } from '../security/directory-token.ts'
import type { LastUses } from '../security/last-uses.ts'
import type { OnceAMinute } from '../security/once-a-minute.ts'
import type { Revocations } from '../security/revocations.ts'
import type { SignInCounter } from '../security/sign-in-limit.ts'

/** What the server provides to every handler. */
export interface ServerContext {
  db: Database
  signingKey: Uint8Array
  /** Lifetime of a token in seconds. */
  tokenLifetime: number
  environment: string
  buildVersion: string
  directory: DirectoryKeys | null
  /** Whether the directory can be searched now. */
  directoryAnswers: () => boolean
  signIns: SignInCounter
  /** Counts tries with invalid tokens. */
  tokenTries: SignInCounter
  revocations: Revocations
  lastUses: LastUses
  /** Limits how often refused calls are logged. */
  refusals: OnceAMinute
  /** Writes that go on after their answer; a server that stops waits for them. */
  afterAnswers: Set<Promise<unknown>>
}

/** A write under an idempotency key: the caller, the key, and a fingerprint of the input. */
export interface Attempt {
  bearer: string
  key: string
  /** Hash of operation and input; neither can be read from it. */
  fingerprint: string
}

/** One validated call, as its handler gets it. */
export interface Call<Input> {
  readonly input: Input
  readonly db: Database
  readonly now: Date
  /** Null in an open operation. */
  readonly caller: Caller | null
  /** The idempotency key of a call that may be repeated, or null. */
  readonly attempt: Attempt | null
  /** The bearer token of the request, valid or not. */
  readonly token: string | null
  /** Language of the messages. */
  readonly language: Language
  /** Address of the peer. */
  readonly address: string
  readonly server: ServerContext
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal
}

/** The implementation of one operation. */
export interface Operation {
  readonly input: core.$ZodType
  readonly run: (call: Call<unknown>) => Promise<Reply>
  /** Maximum bytes of an uploaded file; set where the operation takes a form. */
  readonly upload?: number
}

/** Makes an operation from the schema of its input and its handler. */
export const operation = <Schema extends core.$ZodType>(
  input: Schema,
  run: (call: Call<core.output<Schema>>) => Promise<Reply>,
): Operation => ({ input, run: (call) => run(call as Call<core.output<Schema>>) })

/** The address of an operation, taken from the contract. */
interface Address {
  readonly service: string
  readonly operation: string
  readonly verb: 'GET' | 'POST' | 'PUT' | 'DELETE'
}

/** An operation with its address and the right it requires. */
export interface Provided extends Operation {
  readonly address: Address
  readonly right: Right
}

/**
 * The right that a service requires, and those that some of its operations require instead.
 * A handler may require more, for example for another user's record.
 */
interface Rights<Name extends string> {
  read: Right
  write: Right
  operations?: Readonly<Partial<Record<Name, Right>>>
}

/** Binds a service's endpoints to their operations and rights. A missing operation does not compile. */
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

/** An operation that reads: its handler returns the value. */
export const reads = <Schema extends core.$ZodType>(
  input: Schema,
  run: (call: Call<core.output<Schema>>) => Promise<unknown>,
): Operation => operation(input, async (call) => ({ value: await run(call) }))

/** An operation that answers a file, which its handler returns. */
export const downloads = <Schema extends core.$ZodType>(
  input: Schema,
  run: (call: Call<core.output<Schema>>) => Promise<Download>,
): Operation => operation(input, async (call) => ({ value: undefined, file: await run(call) }))
