import type { Endpoint } from '@ronde/contracts/wire'

/** A record, whatever it is: what the kit handles. */
export type AnyRow = Record<string, unknown>
/** An endpoint, whatever it takes and answers: the common type of all. */
export type AnyEndpoint = Endpoint<unknown, unknown>
/** Wire parameters of the address. */
export type Params = Readonly<Record<string, string>>
