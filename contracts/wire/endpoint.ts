import type { core } from 'zod/mini'

/** The HTTP verbs of the calls (docs/specification/wire.md#verbs). */
export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What checks a value and gives it its type. */
export type Schema<T> = core.$ZodType<T>

/** What a call takes and answers, wherever it is. */
export interface Called<Input, Value> {
  readonly verb: Verb
  /** What the console sends: the query of a GET or DELETE, else the JSON body, or, when a file is among it, a multipart form. */
  readonly input: Schema<Input>
  /** Names of what goes into the query although there is a body: `dryRun`. */
  readonly query?: readonly string[]
  /** What the console reads of the envelope's `value`, anything more is dropped; or a file, which comes without envelope. */
  readonly value: Schema<Value>
  /** A call and its answer: the fixture of contracts, stories and unit tests. */
  readonly example: { readonly input: Input; readonly value: Value }
  /** Not the backend's but proposed by us: the console does without it where a server has not got it. */
  readonly isProposed?: boolean
}

/** One call to the backend, as plain data: where it is, what it takes, what it answers. */
export interface Endpoint<Input, Value> extends Called<Input, Value> {
  /** Path of its service, as the backend names it: `/api/Console/Aff/AffAffaire`. */
  readonly service: string
  /** Its name in the service, letter for letter: `GetList`. */
  readonly operation: string
}

/** The input type of an endpoint. */
export type InputOf<E> = E extends Endpoint<infer Input, infer _> ? Input : never

/** The value type of an endpoint. */
export type ValueOf<E> = E extends Endpoint<infer _, infer Value> ? Value : never

/** The row type of an endpoint that answers a list. */
export type RowOf<E> = ValueOf<E> extends readonly (infer Row)[] ? Row : never

/** Address of an endpoint, below the API host. */
export const pathOf = ({ service, operation }: { service: string; operation: string }): string =>
  `${service}/${operation}`
