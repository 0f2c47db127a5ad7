import * as z from 'zod/mini'
import { text } from '../../../wire/fields.ts'
import { GET, service } from '../../../wire/service.ts'
import { modeAuth, UsrUser } from '../../Adm/UsrUser/endpoints.ts'

/** What a group may do. */
export const role = z.object({ idRole: z.int(), refRole: z.string(), lbRole: z.string() })
export type Role = z.infer<typeof role>

export const groupe = z.object({
  idGroupe: z.int(),
  lbGroupe: z.string(),
  isActif: z.boolean(),
  /** `refRole` of its roles. */
  refRoleList: z.array(z.string()),
})
export type Groupe = z.infer<typeof groupe>

/** Somebody the directory knows. */
export const adUser = z.object({
  idAd: z.string(),
  login: z.string(),
  lbUser: z.string(),
  mail: z.nullable(z.string()),
  /** He is a user already. */
  isKnown: z.boolean(),
})
export type AdUser = z.infer<typeof adUser>

export const utilisateurs: Groupe = { idGroupe: 2, lbGroupe: 'Utilisateurs', isActif: true, refRoleList: ['LECTURE'] }

export const delmas: AdUser = {
  idAd: 'b1b0a6f4-3c1e-5d4a-8f57-2f1f0c9a7e11',
  login: 'c.delmas',
  lbUser: 'Cédric Delmas',
  mail: 'c.delmas@vigie-controle.example',
  isKnown: false,
}

/** Roles, groups, ways to sign in, and the directory that users come from. */
export const SecSecurite = service('/api/Core/SecSecurite', {
  GetRoleList: GET({ value: z.array(role), example: { value: [{ idRole: 1, refRole: 'ADMIN', lbRole: 'Administration' }] } }),
  GetGroupeList: GET({ value: z.array(groupe), example: { value: [utilisateurs] } }),
  GetModeAuthentificationList: GET({ value: z.array(modeAuth), example: { value: [UsrUser.GetIdentificationMode.example.value] } }),
  /** `search`: words of the name, the login or the mail. */
  GetRondeAdUserList: GET({
    input: z.object({ search: z.optional(text()) }),
    value: z.array(adUser),
    example: { input: { search: 'delmas' }, value: [delmas] },
  }),
})
