import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { service } from '../../../wire/service.ts'

const endpoint = service('/api/Console/Adm/AdmAgence')

export const agence = z.object({ idAgence: z.int(), lbAgence: z.string(), isActif: z.boolean() })
export type Agence = z.infer<typeof agence>

const lille: Agence = { idAgence: 1, lbAgence: 'Lille', isActif: true }

const GetList = endpoint({
  operation: 'GetList',
  verb: 'GET',
  input: z.object({}),
  value: z.array(agence),
  example: { input: {}, value: [lille] },
})

const Insert = endpoint({
  operation: 'Insert',
  verb: 'POST',
  input: z.object({ lbAgence: wire.label(), isActif: z.optional(z.boolean()) }),
  value: agence,
  example: { input: { lbAgence: 'Lille', isActif: true }, value: lille },
})

/** The agencies that run the cases. */
export const AdmAgence = { GetList, Insert }
