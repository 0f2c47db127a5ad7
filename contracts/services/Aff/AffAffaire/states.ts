import { state } from '../../../wire/state.ts'
import type { Caller } from '../../Core/SecAuthentification/states.ts'
import type { Affaire } from './endpoints.ts'

/** A case; its agency and its manager are there already. */
export const affaireExists = state<Affaire>('a case exists')

export const noAffaire = state('there is no case')

/** The lock of a case, taken a minute ago by another user, who is made with his group. */
export const affaireLocked = state<Caller & { idAffaireGuid: string }>('another user has locked a case')
