import * as z from 'zod/mini'
import { text } from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { GET, service } from '../../../wire/service.ts'
import { modeAuth, UsrUser } from '../../Adm/UsrUser/endpoints.ts'

/** What a group may do. */
export const role = z.object({ idRole: z.int(), refRole: z.string(), lbRole: z.string() })
export type Role = z.infer<typeof role>

export const { schema: groupe, example: utilisateurs } = record({
  idGroupe: [z.int(), 2],
  lbGroupe: [z.string(), 'Utilisateurs'],
  isActif: [z.boolean(), true],
  /** `refRole` of its roles. */
  refRoleList: [z.array(z.string()), ['LECTURE']],
})
export type Groupe = z.infer<typeof groupe>

/** Somebody the directory knows. */
export const { schema: adUser, example: delmas } = record({
  idAd: [z.string(), 'b1b0a6f4-3c1e-5d4a-8f57-2f1f0c9a7e11'],
  login: [z.string(), 'c.delmas'],
  lbUser: [z.string(), 'Cédric Delmas'],
  mail: [z.nullable(z.string()), 'c.delmas@vigie-controle.example'],
  /** He is a user already. */
  isKnown: [z.boolean(), false],
})
export type AdUser = z.infer<typeof adUser>

/** Roles, groups, ways to sign in, and the directory that users come from. */
export const SecSecurite = service('/api/Core/SecSecurite', {
  GetRoleList: GET({
    value: z.array(role),
    example: { value: [{ idRole: 1, refRole: 'ADMIN', lbRole: 'Administration' }] },
  }),
  GetGroupeList: GET({ value: z.array(groupe), example: { value: [utilisateurs] } }),
  GetModeAuthentificationList: GET({
    value: z.array(modeAuth),
    example: { value: [UsrUser.GetIdentificationMode.example.value] },
  }),
  /** `search`: words of the name, the login or the mail. */
  GetRondeAdUserList: GET({
    input: z.object({ search: z.optional(text()) }),
    value: z.array(adUser),
    example: { input: { search: 'delmas' }, value: [delmas] },
  }),
})
