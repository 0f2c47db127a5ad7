import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, service } from '../../../wire/service.ts'
import { importResult } from '../../import-result.ts'
import { valeurParam, valeurSurface } from '../../parametre.ts'
import { batiment, halle, localisation, niveau, referentielKeys, refVersion } from '../RefReferentiel/endpoints.ts'

/** Lines of the fixtures: a place that is there, and a room of a building that comes after it. */
const lines =
  'refLocalisation;lbLocalisation;refParent;refNiveau\nIND-001;Usine de Lesquin;;IND-SITE\nIND-001-B1;Local;IND-001-B;IND-LOCAL\nIND-001-B;Halle B;IND-001;IND-BATIMENT\n'

/** Locations of a version of a referential. */
export const RefLocalisation = service('/api/Console/Prm/RefLocalisation', {
  /** All of them, or the children of `idLocalisationParent` (`''`: the places), or those of a level. */
  GetList: GET({
    input: z.object({
      ...refVersion,
      idLocalisationParent: proposed(z.optional(z.union([wire.id(), z.literal('')]))),
      idValeur: z.optional(wire.id()),
    }),
    value: z.array(localisation),
    example: { input: referentielKeys, value: [halle] },
  }),
  /** Of each parameter for it, with a value or without. */
  GetValeurList: GET({
    input: z.object({ ...refVersion, idLocalisation: wire.id() }),
    value: z.array(valeurParam),
    example: { input: { ...referentielKeys, idLocalisation: 2 }, value: [valeurSurface] },
  }),
  GetStructureHierachiList: GET({
    input: z.object(refVersion),
    value: z.array(niveau),
    example: {
      input: referentielKeys,
      value: [
        {
          ...batiment,
          children: [
            { ...batiment, idValeur: 3, refValeur: 'IND-LOCAL', lbValeur: 'Local', idValeurParent: 2, niveau: 3 },
          ],
        },
      ],
    },
  }),
  /** CSV or XLSX: by `refLocalisation`, parents and children in any order, a column for each parameter of locations. `dryRun` only says what would be. */
  Import: POST({
    input: z.object({ ...refVersion, file: wire.file(), dryRun: proposed(z.optional(z.boolean())) }),
    query: ['dryRun'],
    value: z.object({ ...importResult.shape, idReferentielGuid: z.string(), nbLocalisation: z.int() }),
    example: {
      input: { ...referentielKeys, file: new File([lines], 'localisations.csv', { type: 'text/csv' }) },
      value: {
        inserted: 2,
        updated: 1,
        errors: [],
        idReferentielGuid: referentielKeys.idReferentielGuid,
        nbLocalisation: 6,
      },
    },
  }),
})
