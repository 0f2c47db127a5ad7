import { state } from '../../../wire/state.ts'
import type { Agence } from './endpoints.ts'

export const agenceExists = state<Agence>('an agency exists')
