import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { GET, POST, PUT, service } from '../../../wire/service.ts'
import { archivage, examples, propriete, proprieteSent, valeurSent } from '../../propriete.ts'

const keys = { idModeversion: wire.id() }
const version = { idModeversion: 1 }

/** Named values that a version of a mode holds once. */
export const ModPropriete = service('/api/Console/Prm/ModPropriete', {
  GetValeurList: GET({
    input: z.object(keys),
    value: z.array(propriete),
    example: { input: version, value: [archivage] },
  }),
  UpdateValeur: PUT({
    input: z.object({ ...keys, ...valeurSent }),
    value: propriete,
    example: { input: { ...version, ...examples.valued }, value: examples.after },
  }),
  InsertPropriete: POST({
    input: z.object({ ...keys, ...proprieteSent }),
    value: propriete,
    example: { input: { ...version, ...examples.inserted }, value: archivage },
  }),
})
