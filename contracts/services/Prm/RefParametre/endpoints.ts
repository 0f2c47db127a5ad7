import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { service } from '../../../wire/service.ts'
import { parametre, surface, uncalled } from '../../parametre.ts'
import { templatedSent } from '../../propriete.ts'
import { referentielKeys, refVersion } from '../RefReferentiel/endpoints.ts'

const endpoint = service('/api/Console/Prm/RefParametre')

const { idParametre, refParametre, lbParametre, lbDescription, idControlEdit, refTable, isActif, idTypePorte, dtModification } = surface

const scope = { idTypePorte: z.array(wire.id()), idElement: z.optional(z.nullable(wire.id())) }
const written = { refParametre: wire.ref(), lbParametre: wire.label(), ...templatedSent, isActif: z.optional(z.boolean()) }
const sent = { refParametre, lbParametre, lbDescription, idControlEdit, refTable, isActif }

const GetList = endpoint({
  operation: 'GetList',
  verb: 'GET',
  input: z.object(refVersion),
  value: z.array(parametre),
  example: { input: referentielKeys, value: [surface] },
})

const GetCatalogList = endpoint({
  operation: 'GetCatalogList',
  verb: 'GET',
  input: z.object({}),
  value: z.array(parametre),
  example: { input: {}, value: [{ ...surface, ...uncalled }] },
})

const CreateNew = endpoint({
  operation: 'CreateNew',
  verb: 'POST',
  /** With a version, which uses it at once; without, for the catalogue alone, and then without scope. */
  input: z.object({
    ...written,
    idTypePorte: z.optional(z.array(wire.id())),
    idElement: z.optional(z.nullable(wire.id())),
    idReferentielGuid: z.optional(wire.guid()),
    idReferentielVersion: z.optional(wire.id()),
  }),
  value: parametre,
  example: { input: { ...sent, idTypePorte, idElement: null, ...referentielKeys }, value: surface },
})

const Insert = endpoint({
  operation: 'Insert',
  verb: 'POST',
  /** One of the catalogue, for a version to use. */
  input: z.object({ ...refVersion, idParametre: wire.id(), ...scope }),
  value: parametre,
  example: { input: { ...referentielKeys, idParametre, idTypePorte, idElement: null }, value: surface },
})

const Update = endpoint({
  operation: 'Update',
  verb: 'POST',
  /** The parameter, in the catalogue, and its scope in the version. */
  input: z.object({ ...refVersion, idParametre: wire.id(), ...written, ...scope, dtModification: wire.asRead() }),
  value: parametre,
  example: {
    input: { ...referentielKeys, idParametre, ...sent, lbParametre: 'Surface au sol', idTypePorte, idElement: null, dtModification },
    value: { ...surface, lbParametre: 'Surface au sol' },
  },
})

/** Named values that locations and equipment hold: the catalogue, and what versions of referentials use of it. */
export const RefParametre = { GetList, GetCatalogList, CreateNew, Insert, Update }
