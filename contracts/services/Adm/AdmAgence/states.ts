import { state } from '../../../wire/state.ts'
import { agence } from './endpoints.ts'

export const agenceExists = state('an agency exists', agence)
