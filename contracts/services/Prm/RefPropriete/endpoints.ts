import * as z from 'zod/mini'
import { GET, POST, service } from '../../../wire/service.ts'
import { archivage, examples, propriete, proprieteSent, valeurSent } from '../../propriete.ts'
import { referentielKeys, refVersion } from '../RefReferentiel/endpoints.ts'

/** Named values that a version of a referential holds once. */
export const RefPropriete = service('/api/Console/Prm/RefPropriete', {
  GetValeurList: GET({
    input: z.object(refVersion),
    value: z.array(propriete),
    example: { input: referentielKeys, value: [archivage] },
  }),
  UpdateValeur: POST({
    input: z.object({ ...refVersion, ...valeurSent }),
    value: propriete,
    example: { input: { ...referentielKeys, ...examples.valued }, value: examples.after },
  }),
  InsertPropriete: POST({
    input: z.object({ ...refVersion, ...proprieteSent }),
    value: propriete,
    example: { input: { ...referentielKeys, ...examples.inserted }, value: archivage },
  }),
})
