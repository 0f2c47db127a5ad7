import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, PUT, service } from '../../../wire/service.ts'
import { curentVersion, versionFields } from '../../version.ts'
import { referentiel, referentielIndustrie } from '../RefReferentiel/endpoints.ts'

export const { schema: modeVersion, example: premiere } = record({ idModeversion: [z.int(), 1], ...versionFields })
export type ModeVersion = z.infer<typeof modeVersion>

/** A mode, with all that one mode is answered with. */
const modes = record({
  idModeGuid: [z.string(), '0c4bb4b5-7f0f-5d0c-8c3e-2b1a5b7d9e21'],
  /** The version shown, as is the version of its referential. */
  idModeversion: [z.int(), 1],
  refMode: [z.string(), 'LEV', wire.ref()],
  lbMode: [z.string(), 'Levage', wire.label()],
  /** A version of that referential. */
  idReferentielGuid: [z.string(), '5a8e2a7e-16a1-5d53-9f0a-7c2b9c1d3e31', wire.guid()],
  idReferentielVersion: [z.int(), 1, wire.id()],
  lbReferentiel: [z.string(), 'Industrie'],
  /** Only where one mode is answered. */
  referentiel: [wire.maybe(referentiel), referentielIndustrie],
  isActif: [z.boolean(), true, z.optional(z.boolean())],
  statut: [z.string(), 'VALIDE', z.optional(z.enum(['BROUILLON', 'VALIDE', 'ARCHIVE']))],
  dtCreation: [z.string(), '2025-03-31T08:00:00.000Z'],
  /** Whatever the version shown. */
  curentVersion: [z.object({ idModeversion: proposed(z.optional(z.int())), ...curentVersion }), premiere],
  dtModification: [wire.asRead(), '2026-01-12T09:15:00.000Z'],
})
export const { schema: mode, example: levage } = modes
export type Mode = z.infer<typeof mode>

const { referentiel: _, dtModification: __, ...listed } = levage

/** The fixture other services build on: the mode as a list has it, of a server that says no more of its version than its numbers. */
export const modeLevage: Mode = { ...listed, curentVersion: { indice: 1, revision: 0 } }

const { idModeGuid } = levage

/** Ways of inspecting. */
export const ModModeInspection = service('/api/Console/Prm/ModModeInspection', {
  GetList: GET({ value: z.array(mode), example: { value: [modeLevage] } }),
  /** Newest first. */
  GetVersionList: GET({
    input: z.object({ idModeGuid: wire.guid() }),
    value: z.array(modeVersion),
    example: { input: { idModeGuid }, value: [premiere] },
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
  Update: PUT(modes.changed({ idModeGuid: wire.guid() }, { lbMode: 'Appareils de levage', statut: 'ARCHIVE' })),
})
