import type { core } from 'zod/mini'

/** The HTTP verbs of the calls (docs/specification/wire.md#verbs). */
export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A schema that checks a value and gives its type. */
export type Schema<T> = core.$ZodType<T>

/** Input and answer of a call, without its address. */
export interface Called<Input, Value> {
  readonly verb: Verb
  /** The input: sent as the query of a GET or DELETE, else as a JSON body, or, with a file in it, as a multipart form. */
  readonly input: Schema<Input>
  /** Names of input fields sent in the query although there is a body: `dryRun`. */
  readonly query?: readonly string[]
  /** The part of the envelope's `value` that the console reads; other fields are dropped. Or a file, which has no envelope. */
  readonly value: Schema<Value>
  /** Example of an input and its answer: the fixture of contracts, stories and unit tests. */
  readonly example: { readonly input: Input; readonly value: Value }
  /** Whether it is proposed by us and not part of the backend: the console works without it. */
  readonly isProposed?: boolean
}

/** One call to the backend, as plain data: its address, input and answer. */
export interface Endpoint<Input, Value> extends Called<Input, Value> {
  /** Path of the service in the backend: `/api/Console/Aff/AffAffaire`. */
  readonly service: string
  /** Name of the operation, exactly as in the backend: `GetList`. */
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

/** Name of an operation in records and reports, without the beginning that many share: `Aff/AffAffaire/GetList`. */
export const nameOf = (operation: { service: string; operation: string }): string =>
  pathOf(operation).replace(/^\/api\/(Console|Core)\//, '')
