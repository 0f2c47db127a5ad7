import type { Endpoint } from '@ronde/contracts/wire'

/** Any record: the type that the kit handles. */
export type AnyRow = Record<string, unknown>
/** Whether a value is one record. */
export const isRecord = (value: unknown): value is AnyRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Any endpoint: the common type of all. */
export type AnyEndpoint = Endpoint<unknown, unknown>
/** Wire parameters of the address. */
export type Params = Readonly<Record<string, string>>
