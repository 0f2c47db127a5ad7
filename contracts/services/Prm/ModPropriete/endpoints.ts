import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { service } from '../../../wire/service.ts'
import { archivage, examples, propriete, proprieteSent, valeurSent } from '../../propriete.ts'

const endpoint = service('/api/Console/Prm/ModPropriete')

const keys = { idModeversion: wire.id() }
const version = { idModeversion: 1 }

const GetValeurList = endpoint({
  operation: 'GetValeurList',
  verb: 'GET',
  input: z.object(keys),
  value: z.array(propriete),
  example: { input: version, value: [archivage] },
})

const UpdateValeur = endpoint({
  operation: 'UpdateValeur',
  verb: 'PUT',
  input: z.object({ ...keys, ...valeurSent }),
  value: propriete,
  example: { input: { ...version, ...examples.valued }, value: examples.after },
})

const InsertPropriete = endpoint({
  operation: 'InsertPropriete',
  verb: 'POST',
  input: z.object({ ...keys, ...proprieteSent }),
  value: propriete,
  example: { input: { ...version, ...examples.inserted }, value: archivage },
})

/** Named values that a version of a mode holds once. */
export const ModPropriete = { GetValeurList, UpdateValeur, InsertPropriete }
