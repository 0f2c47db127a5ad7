import { state } from '../../../wire/state.ts'
import { action } from './endpoints.ts'

export const actionExists = state('an action exists', action, { means: 'in no menu' })
