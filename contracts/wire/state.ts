/** A provider state as an interaction names it: what must be there before the call. */
export interface GivenState {
  name: string
  params: object
  /** Names of the values its set-up answers, made by the provider: `token`. */
  gives: readonly string[]
}

/** A state, declared once by name and parameters; the provider sets it up under the same name. */
export interface State<Params extends object> {
  (params: Params): GivenState
  readonly state: string
  readonly gives: readonly string[]
}

/** Declares a provider state: `const affaireExists = state<{ idAffaireGuid: string }>('a case exists')`. */
export const state = <Params extends object = Record<string, never>>(name: string, ...gives: string[]): State<Params> =>
  Object.assign((params: Params) => ({ name, params: { ...params }, gives }), { state: name, gives })
