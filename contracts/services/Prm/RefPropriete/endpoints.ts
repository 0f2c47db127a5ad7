import * as z from 'zod/mini'
import { service } from '../../../wire/service.ts'
import { archivage, examples, propriete, proprieteSent, valeurSent } from '../../propriete.ts'
import { referentielKeys, refVersion } from '../RefReferentiel/endpoints.ts'

const endpoint = service('/api/Console/Prm/RefPropriete')

const GetValeurList = endpoint({
  operation: 'GetValeurList',
  verb: 'GET',
  input: z.object(refVersion),
  value: z.array(propriete),
  example: { input: referentielKeys, value: [archivage] },
})

const UpdateValeur = endpoint({
  operation: 'UpdateValeur',
  verb: 'POST',
  input: z.object({ ...refVersion, ...valeurSent }),
  value: propriete,
  example: { input: { ...referentielKeys, ...examples.valued }, value: examples.after },
})

const InsertPropriete = endpoint({
  operation: 'InsertPropriete',
  verb: 'POST',
  input: z.object({ ...refVersion, ...proprieteSent }),
  value: propriete,
  example: { input: { ...referentielKeys, ...examples.inserted }, value: archivage },
})

/** Named values that a version of a referential holds once. */
export const RefPropriete = { GetValeurList, UpdateValeur, InsertPropriete }
