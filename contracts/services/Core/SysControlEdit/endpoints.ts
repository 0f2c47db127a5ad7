import * as z from 'zod/mini'
import { proposed } from '../../../wire/schema.ts'
import { service } from '../../../wire/service.ts'

const endpoint = service('/api/Core/SysControlEdit')

export const controlEdit = z.object({
  idControlEdit: z.int(),
  /** Text, Integer, Number, Date, DateTime, Time, Boolean, SysTable or SysValeur. */
  refControl: z.string(),
  lbControl: proposed(z.optional(z.string())),
  /** Its data type: T, NI, DT or B. */
  type: proposed(z.optional(z.string())),
})
export type ControlEdit = z.infer<typeof controlEdit>

const GetList = endpoint({
  operation: 'GetList',
  verb: 'GET',
  input: z.object({}),
  value: z.array(controlEdit),
  example: { input: {}, value: [{ idControlEdit: 1, refControl: 'Text', lbControl: 'Texte', type: 'T' }] },
})

/** What the values of parameters and properties are entered with. */
export const SysControlEdit = { GetList }
