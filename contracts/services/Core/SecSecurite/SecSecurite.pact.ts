import { interactions } from '../../interactions.ts'
import { userExists } from '../../Adm/UsrUser/states.ts'
import { martin } from '../../Adm/UsrUser/endpoints.ts'
import { admin } from '../SecAuthentification/states.ts'
import { delmas, SecSecurite, utilisateurs } from './endpoints.ts'
import { adUserExists, directoryIsSilent, groupeExists, modeAuthExists } from './states.ts'

const { isKnown: _, ...stranger } = delmas
const known = { idAd: '0c9a7e11-3c1e-5d4a-8f57-2f1fb1b0a6f4', login: martin.login, lbUser: martin.lbUser, mail: null }

interactions(
  SecSecurite.GetRoleList,
  {},
  {
    'all of them, in their order': {
      only: [
        { idRole: 1, refRole: 'ADMIN' },
        { idRole: 2, refRole: 'PARAMETRAGE' },
        { idRole: 3, refRole: 'AFFAIRE' },
        { idRole: 4, refRole: 'LECTURE' },
      ],
    },
  },
)

interactions(
  SecSecurite.GetGroupeList,
  {
    given: [
      groupeExists(utilisateurs),
      groupeExists({ idGroupe: 3, lbGroupe: 'Anciens', isActif: false, refRoleList: [] }),
    ],
  },
  {
    'all of them, with their roles': {
      only: [
        { idGroupe: admin.idGroupe, lbGroupe: admin.lbGroupe, isActif: true },
        utilisateurs,
        { idGroupe: 3, lbGroupe: 'Anciens', isActif: false, refRoleList: [] },
      ],
    },
  },
)

interactions(
  SecSecurite.GetModeAuthentificationList,
  {
    given: [modeAuthExists({ refIdentification: 'AAD', lbIdentification: 'Azure AD', isActif: false })],
  },
  {
    'all of them, those that are off included': {
      only: [
        { refIdentification: 'B', lbIdentification: 'BASIC', isActif: true },
        { refIdentification: 'AAD', lbIdentification: 'Azure AD', isActif: false },
      ],
    },
  },
)

interactions(
  SecSecurite.GetRondeAdUserList,
  { given: [adUserExists(stranger)] },
  {
    'by a word of the name, without regard to case': {
      also: [adUserExists(known)],
      input: { search: 'DELMAS' },
      only: [delmas],
    },
    'all of them, of whom one is a user and has no mail': {
      also: [adUserExists(known), userExists(martin)],
      input: {},
      only: [{ ...known, isKnown: true }, delmas],
    },
    'without their secrets': { input: {}, only: [delmas], hasNoSecrets: true },
    'by a word of the name without its accent, and one of the login': {
      also: [adUserExists(known)],
      input: { search: 'cedric C.DEL' },
      only: [delmas],
    },
    'by a part of the mail': {
      also: [adUserExists(known)],
      input: { search: 'VIGIE-CONTROLE' },
      only: [delmas],
    },
    'all of them, of whom one is a user by a login in capitals': {
      also: [userExists({ ...martin, login: 'C.DELMAS' })],
      input: {},
      only: [{ ...delmas, isKnown: true }],
    },
    'by a word that nobody bears': { input: { search: 'nobody' }, only: [] },
    'while it does not answer': { given: [directoryIsSilent({})], messages: ['Annuaire indisponible'] },
  },
)
