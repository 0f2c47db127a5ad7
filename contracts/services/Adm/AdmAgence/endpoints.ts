import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { GET, POST, service } from '../../../wire/service.ts'

export const agence = z.object({ idAgence: z.int(), lbAgence: z.string(), isActif: z.boolean() })
export type Agence = z.infer<typeof agence>

const lille: Agence = { idAgence: 1, lbAgence: 'Lille', isActif: true }

/** The agencies that run the cases. */
export const AdmAgence = service('/api/Console/Adm/AdmAgence', {
  GetList: GET({ value: z.array(agence), example: { value: [lille] } }),
  Insert: POST({
    input: z.object({ lbAgence: wire.label(), isActif: z.optional(z.boolean()) }),
    value: agence,
    example: { input: { lbAgence: 'Lille', isActif: true }, value: lille },
  }),
})
