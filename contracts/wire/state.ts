import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** A provider state of an interaction: the data that must exist before the call. */
export interface GivenState {
  name: string
  params: object
  /** Names of the values that its set-up returns, made by the provider: `token`. */
  gives: readonly string[]
}

/** A state, declared once by name and parameters; the provider sets it up under the same name. */
export interface State<Params extends object> {
  (params: Params): GivenState
  readonly state: string
  /** Description of the state for implementers, where the name is not enough. */
  readonly means: string
  readonly params: Schema<Params>
  readonly gives: readonly string[]
}

interface More {
  means?: string
  gives?: readonly string[]
}

/** Declares a provider state: `const affaireExists = state('a case exists', affaire)`. */
export const state = <Params extends object>(
  name: string,
  params: Schema<Params>,
  { means = '', gives = [] }: More = {},
): State<Params> =>
  Object.assign((given: Params) => ({ name, params: { ...given }, gives }), { state: name, means, params, gives })

/** The parameters of a state that has none. */
export const nothing = z.object({})
