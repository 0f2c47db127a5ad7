import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, PUT, service } from '../../../wire/service.ts'
import { written } from '../../../wire/written.ts'
import { curentVersion, version } from '../../version.ts'
import { referentiel, referentielIndustrie } from '../RefReferentiel/endpoints.ts'

export const mode = z.object({
  idModeGuid: z.string(),
  /** The version shown, as is the version of its referential. */
  idModeversion: z.int(),
  refMode: z.string(),
  lbMode: z.string(),
  idReferentielGuid: z.string(),
  idReferentielVersion: z.int(),
  lbReferentiel: z.string(),
  /** Only where one mode is answered. */
  referentiel: z.optional(z.nullable(referentiel)),
  isActif: z.boolean(),
  statut: z.string(),
  dtCreation: z.string(),
  /** Whatever the version shown. */
  curentVersion: z.object({ idModeversion: proposed(z.optional(z.int())), ...curentVersion }),
  dtModification: wire.asRead(),
})
export type Mode = z.infer<typeof mode>

export const modeVersion = z.object({ idModeversion: z.int(), ...version })
export type ModeVersion = z.infer<typeof modeVersion>

/** The fixture other services build on. */
export const modeLevage: Mode = {
  idModeGuid: '0c4bb4b5-7f0f-5d0c-8c3e-2b1a5b7d9e21',
  idModeversion: 1,
  refMode: 'LEV',
  lbMode: 'Levage',
  idReferentielGuid: '5a8e2a7e-16a1-5d53-9f0a-7c2b9c1d3e31',
  idReferentielVersion: 1,
  lbReferentiel: 'Industrie',
  isActif: true,
  statut: 'VALIDE',
  dtCreation: '2025-03-31T08:00:00.000Z',
  curentVersion: { indice: 1, revision: 0 },
}

/** The same with all that one mode is answered with. */
export const levage: Mode = {
  ...modeLevage,
  referentiel: referentielIndustrie,
  curentVersion: { idModeversion: 1, indice: 1, revision: 0, lbVersion: '1.0', dtCreation: modeLevage.dtCreation, isCurrent: true },
  dtModification: '2026-01-12T09:15:00.000Z',
}

const { idModeGuid, idModeversion } = levage

const sent = {
  refMode: wire.ref(),
  lbMode: wire.label(),
  /** A version of that referential. */
  idReferentielGuid: wire.guid(),
  idReferentielVersion: wire.id(),
  statut: z.optional(z.enum(['BROUILLON', 'VALIDE', 'ARCHIVE'])),
  isActif: z.optional(z.boolean()),
}

const modes = written({ record: mode, key: { idModeGuid: wire.guid() }, written: sent, example: levage })

/** Ways of inspecting. */
export const ModModeInspection = service('/api/Console/Prm/ModModeInspection', {
  GetList: GET({ value: z.array(mode), example: { value: [modeLevage] } }),
  /** Newest first. */
  GetVersionList: GET({
    input: z.object({ idModeGuid: wire.guid() }),
    value: z.array(modeVersion),
    example: {
      input: { idModeGuid },
      value: [{ idModeversion, indice: 1, revision: 0, lbVersion: '1.0', dtCreation: modeLevage.dtCreation, isCurrent: true }],
    },
  }),
  /** The current version, unless another is named. */
  Get: GET({
    input: z.object({ idModeGuid: wire.guid(), idModeversion: z.optional(wire.id()) }),
    value: mode,
    example: { input: { idModeGuid }, value: levage },
  }),
  /** With its first version, 1.0. */
  Insert: POST(modes.added({ statut: 'BROUILLON' })),
  /** The mode, and, of its current version, the referential's version. */
  Update: PUT(modes.changed({ lbMode: 'Appareils de levage', statut: 'ARCHIVE' })),
})
