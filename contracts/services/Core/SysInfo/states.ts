import { state } from '../../../wire/state.ts'

/** The server is up, over an empty database. */
export const serverRuns = state('the server runs')
