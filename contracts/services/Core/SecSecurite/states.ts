import * as z from 'zod/mini'
import { nothing, state } from '../../../wire/state.ts'
import { modeAuth } from '../../Adm/UsrUser/endpoints.ts'
import { adUser, groupe, utilisateurs } from './endpoints.ts'

export const groupeExists = state('a group exists', groupe, { means: 'with its roles, and without users' })

export const modeAuthExists = state('a way to sign in exists', modeAuth)

const { isKnown: _, ...account } = adUser.shape

export const adUserExists = state('somebody is in the directory', z.object(account), {
  means: 'a user too only if another state says so, by the same login',
})

export const directoryIsSilent = state('the directory does not answer', nothing, {
  means: 'its accounts cannot be searched',
})

/** Both ways there are, and the group that new users are in. */
export const groups = [
  groupeExists(utilisateurs),
  modeAuthExists({ refIdentification: 'B', lbIdentification: 'BASIC', isActif: true }),
  modeAuthExists({ refIdentification: 'AAD', lbIdentification: 'Azure AD', isActif: true }),
]
