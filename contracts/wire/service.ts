import * as z from 'zod/mini'
import type { Called, Endpoint, Schema, Verb } from './endpoint.ts'

/** A call as declared in its service. The types come from the schemas; the example must match them. */
type Declared<Input, Value> = Omit<Called<Input, Value>, 'verb' | 'example'> & {
  readonly example: { readonly input: NoInfer<Input>; readonly value: NoInfer<Value> }
}

/** A call that sends nothing. */
interface Bare<Value> {
  readonly input?: never
  readonly value: Schema<Value>
  readonly example: { readonly value: NoInfer<Value> }
  readonly isProposed?: boolean
}

interface Declare {
  <Value>(declared: Bare<Value>): Called<Record<string, never>, Value>
  <Input, Value>(declared: Declared<Input, Value>): Called<Input, Value>
}

const nothing = { input: z.object({}), example: { input: {} } }

const declare = (verb: Verb): Declare =>
  ((declared: Bare<unknown> | Declared<unknown, unknown>) => ({
    verb,
    ...nothing,
    ...declared,
    example: { ...nothing.example, ...declared.example },
  })) as Declare

/** Declares a call of this verb: `GET({ input, value, example })`, without `input` when nothing is sent. */
export const GET = declare('GET')
export const POST = declare('POST')
export const PUT = declare('PUT')
export const DELETE = declare('DELETE')

type Endpoints<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends Called<infer Input, infer Value> ? Endpoint<Input, Value> : never
}

/** The endpoints of one service, each under its operation's name: `service('/api/Core/SysInfo', { GetSysInfo: GET({ … }) })`. */
export const service = <Calls extends Readonly<Record<string, Called<unknown, unknown>>>>(
  path: string,
  calls: Calls,
): Endpoints<Calls> =>
  Object.fromEntries(
    Object.entries(calls).map(([operation, call]) => [operation, { service: path, operation, ...call }]),
  ) as Endpoints<Calls>
