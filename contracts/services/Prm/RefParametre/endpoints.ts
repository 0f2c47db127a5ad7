import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { GET, POST, service } from '../../../wire/service.ts'
import { parametre, parametres, surface, uncalled } from '../../parametre.ts'
import { referentielKeys, refVersion } from '../RefReferentiel/endpoints.ts'

const { idParametre, idTypePorte, dtModification } = surface
const { input: sent } = parametres.added().example

const portes = z.array(wire.id()).check(z.maxLength(10))
const scope = { idTypePorte: portes, idElement: wire.maybe(wire.id()) }

/** Named values that locations and equipment hold: the catalogue, and what versions of referentials use of it. */
export const RefParametre = service('/api/Console/Prm/RefParametre', {
  GetList: GET({
    input: z.object(refVersion),
    value: z.array(parametre),
    example: { input: referentielKeys, value: [surface] },
  }),
  GetCatalogList: GET({ value: z.array(parametre), example: { value: [{ ...surface, ...uncalled }] } }),
  /** With a version, which uses it at once; without, for the catalogue alone, and then without scope. */
  CreateNew: POST({
    input: z.object({
      ...parametres.sent,
      idTypePorte: z.optional(portes),
      idElement: wire.maybe(wire.id()),
      idReferentielGuid: z.optional(wire.guid()),
      idReferentielVersion: z.optional(wire.id()),
    }),
    value: parametre,
    example: { input: { ...sent, idTypePorte, idElement: null, ...referentielKeys }, value: surface },
  }),
  /** One of the catalogue, for a version to use. */
  Insert: POST({
    input: z.object({ ...refVersion, idParametre: wire.id(), ...scope }),
    value: parametre,
    example: { input: { ...referentielKeys, idParametre, idTypePorte, idElement: null }, value: surface },
  }),
  /** The parameter, in the catalogue, and its scope in the version. */
  Update: POST({
    input: z.object({
      ...refVersion,
      idParametre: wire.id(),
      ...parametres.sent,
      ...scope,
      dtModification: wire.asRead(),
    }),
    value: parametre,
    example: {
      input: {
        ...referentielKeys,
        idParametre,
        ...sent,
        lbParametre: 'Surface au sol',
        idTypePorte,
        idElement: null,
        dtModification,
      },
      value: { ...surface, lbParametre: 'Surface au sol' },
    },
  }),
})
