import { nothing, state } from '../../../wire/state.ts'
import { affaire } from './endpoints.ts'

export const affaireExists = state('a case exists', affaire, { means: 'its agency and manager are there' })

export const noAffaire = state('there is no case', nothing)
