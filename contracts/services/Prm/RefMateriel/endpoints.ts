import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, service } from '../../../wire/service.ts'
import { importResult } from '../../import-result.ts'
import { charge, parametre, valeurParam, valeurSurface } from '../../parametre.ts'
import { materiel, pontRoulant } from '../GamGamme/endpoints.ts'
import { referentielKeys, refVersion, typeMateriel, typePont } from '../RefReferentiel/endpoints.ts'

/** Lines of the fixtures: one that is there, and one that is not. */
const lines =
  'refMateriel;lb;lbCourt;refTypeMateriel;refLocalisation\nPR-001;Pont roulant 6 t;;PR;IND-001-A\nPR-002;Pont roulant 10 t;PR 10 t;PR;\n'

/** Equipment of a referential, where it stands in one of its versions. */
export const RefMateriel = service('/api/Console/Prm/RefMateriel', {
  /** All of them, where they stand in that version; or those of a type. */
  GetMaterialList: GET({
    input: z.object({ ...refVersion, idValeur: z.optional(wire.id()) }),
    value: z.array(materiel),
    example: { input: referentielKeys, value: [pontRoulant] },
  }),
  /** Types that there is equipment of. */
  GetTypeMaterielList: GET({
    input: z.object(refVersion),
    value: z.array(typeMateriel),
    example: { input: referentielKeys, value: [typePont] },
  }),
  /** Of all equipment, or those that are for a type. */
  GetParametreList: GET({
    input: z.object({ ...refVersion, idValeur: z.optional(wire.id()) }),
    value: z.array(parametre),
    example: { input: referentielKeys, value: [charge] },
  }),
  /** Of each parameter for it, with a value or without. */
  GetMaterielValeurList: GET({
    input: z.object({ ...refVersion, idMateriel: wire.id() }),
    value: z.array(valeurParam),
    example: {
      input: { ...referentielKeys, idMateriel: 1 },
      value: [{ ...valeurSurface, idParametre: 2, refParametre: 'CHARGE', lbParametre: 'Charge maximale', value: '5' }],
    },
  }),
  /** CSV or XLSX: by `refMateriel`, a column for each parameter of equipment. `dryRun` only says what would be. */
  Import: POST({
    input: z.object({ ...refVersion, file: wire.file(), dryRun: proposed(z.optional(z.boolean())) }),
    query: ['dryRun'],
    value: importResult,
    example: {
      input: { ...referentielKeys, file: new File([lines], 'materiels.csv', { type: 'text/csv' }) },
      value: { inserted: 1, updated: 1, errors: [] },
    },
  }),
})
