import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { userExists } from '../../Adm/UsrUser/states.ts'
import { martin } from '../../Adm/UsrUser/endpoints.ts'
import { admin, signedIn } from '../SecAuthentification/states.ts'
import { delmas, SecSecurite, utilisateurs } from './endpoints.ts'
import { adUserExists, directoryIsSilent, groupeExists, modeAuthExists } from './states.ts'

const { isKnown: _, ...stranger } = delmas
const known = { idAd: '0c9a7e11-3c1e-5d4a-8f57-2f1fb1b0a6f4', login: martin.login, lbUser: martin.lbUser, mail: null }

interaction('all of them, in their order', {
  given: [signedIn(admin)],
  call: SecSecurite.GetRoleList,
  only: [
    { idRole: 1, refRole: 'ADMIN' },
    { idRole: 2, refRole: 'PARAMETRAGE' },
    { idRole: 3, refRole: 'AFFAIRE' },
    { idRole: 4, refRole: 'LECTURE' },
  ],
  then: ({ value }) => expect(value?.map(({ refRole }) => refRole)).toEqual(['ADMIN', 'PARAMETRAGE', 'AFFAIRE', 'LECTURE']),
})
refusals(SecSecurite.GetRoleList)

interaction('all of them, with their roles', {
  given: [signedIn(admin), groupeExists(utilisateurs), groupeExists({ idGroupe: 3, lbGroupe: 'Anciens', isActif: false, refRoleList: [] })],
  call: SecSecurite.GetGroupeList,
  only: [
    { idGroupe: admin.idGroupe, lbGroupe: admin.lbGroupe, isActif: true },
    utilisateurs,
    { idGroupe: 3, lbGroupe: 'Anciens', isActif: false, refRoleList: [] },
  ],
  then: ({ value }) => expect(value?.[2]).toMatchObject({ isActif: false, refRoleList: [] }),
})
refusals(SecSecurite.GetGroupeList)

interaction('all of them, those that are off included', {
  given: [signedIn(admin), modeAuthExists({ refIdentification: 'AAD', lbIdentification: 'Azure AD', isActif: false })],
  call: SecSecurite.GetModeAuthentificationList,
  only: [
    { refIdentification: 'B', lbIdentification: 'BASIC', isActif: true },
    { refIdentification: 'AAD', lbIdentification: 'Azure AD', isActif: false },
  ],
  then: ({ value }) => expect(value?.[1]).toMatchObject({ refIdentification: 'AAD', isActif: false }),
})
refusals(SecSecurite.GetModeAuthentificationList)

interaction('by a word of the name, without regard to case', {
  given: [signedIn(admin), adUserExists(stranger), adUserExists(known)],
  call: SecSecurite.GetRondeAdUserList,
  input: { search: 'DELMAS' },
  only: [delmas],
  then: ({ value }) => expect(value).toEqual([delmas]),
})

interaction('all of them, of whom one is a user and has no mail', {
  given: [signedIn(admin), adUserExists(stranger), adUserExists(known), userExists(martin)],
  call: SecSecurite.GetRondeAdUserList,
  input: {},
  only: [{ ...known, isKnown: true }, delmas],
  then: ({ value }) => expect(value?.map(({ isKnown }) => isKnown)).toEqual([true, false]),
})

interaction('without their secrets', {
  given: [signedIn(admin), adUserExists(stranger)],
  call: SecSecurite.GetRondeAdUserList,
  input: {},
  only: [delmas],
  hasNoSecrets: true,
  then: ({ value }) => expect(value).toEqual([delmas]),
})

interaction('by a word that nobody bears', {
  given: [signedIn(admin), adUserExists(stranger)],
  call: SecSecurite.GetRondeAdUserList,
  input: { search: 'nobody' },
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})

interaction('while it does not answer', {
  given: [signedIn(admin), directoryIsSilent({})],
  call: SecSecurite.GetRondeAdUserList,
  messages: ['Annuaire indisponible'],
})
refusals(SecSecurite.GetRondeAdUserList)
