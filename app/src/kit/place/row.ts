import type { Endpoint } from '@ronde/contracts/wire'

/** Any record: the type that the kit handles. */
export type AnyRow = Record<string, unknown>
/** Any endpoint: the common type of all. */
export type AnyEndpoint = Endpoint<unknown, unknown>
/** Wire parameters of the address. */
export type Params = Readonly<Record<string, string>>
