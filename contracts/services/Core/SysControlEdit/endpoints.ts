import * as z from 'zod/mini'
import { proposed } from '../../../wire/schema.ts'
import { GET, service } from '../../../wire/service.ts'

export const controlEdit = z.object({
  idControlEdit: z.int(),
  /** Text, Integer, Number, Date, DateTime, Time, Boolean, SysTable or SysValeur. */
  refControl: z.string(),
  lbControl: proposed(z.optional(z.string())),
  /** Its data type: T, NI, DT or B. */
  type: proposed(z.optional(z.string())),
})
export type ControlEdit = z.infer<typeof controlEdit>

/** What the values of parameters and properties are entered with. */
export const SysControlEdit = service('/api/Core/SysControlEdit', {
  GetList: GET({
    value: z.array(controlEdit),
    example: { value: [{ idControlEdit: 1, refControl: 'Text', lbControl: 'Texte', type: 'T' }] },
  }),
})
