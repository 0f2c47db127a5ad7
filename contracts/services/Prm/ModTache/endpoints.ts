import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { DELETE, GET, POST, service } from '../../../wire/service.ts'

/** A task; that of the example is in the one version of the mode that the contracts speak of. */
const taches = record({
  idTache: [z.int(), 1],
  lbTache: [z.string(), 'État visuel', wire.label()],
  lbDescription: [proposed(wire.maybe(z.string())), 'Chercher fissures, corrosion et déformations.', wire.maybeLabel()],
  idTypeTache: [z.int(), 11, wire.id()],
  idActivite: [z.nullable(z.int()), 21, wire.maybe(wire.id())],
  idTypeFrequence: [z.nullable(z.int()), null, wire.maybe(wire.id())],
  idModeversion: [z.nullable(z.int()), 1, wire.maybe(wire.id())],
  idTacheModele: [proposed(wire.maybe(z.int())), null, wire.maybe(wire.id())],
  ordre: [z.int(), 1, z.optional(z.int())],
  estLiee: [z.boolean(), true, z.optional(z.boolean())],
  fonctionnement: [z.boolean(), false, z.optional(z.boolean())],
  lbTypeTache: [proposed(wire.maybe(z.string())), 'Contrôle visuel'],
  lbActivite: [proposed(wire.maybe(z.string())), 'Vérification réglementaire'],
  lbFrequence: [proposed(wire.maybe(z.string())), null],
  dtModification: [wire.maybe(z.string()), '2026-01-12T09:15:00.000Z'],
})
export const { schema: tache, example: etatVisuel } = taches
export type Tache = z.infer<typeof tache>

const lien = z.object({ idTache: wire.id(), estLiee: z.boolean(), ordre: z.int(), dtModification: wire.asRead() })

/** Tasks of a mode's version, and the models they are copied from. */
export const ModTache = service('/api/Console/Prm/ModTache', {
  GetList: GET({
    input: z.object({ idModeversion: wire.id() }),
    value: z.array(tache),
    example: { input: { idModeversion: 1 }, value: [etatVisuel] },
  }),
  GetModelesList: GET({
    input: z.object({ idTypeTache: z.optional(wire.id()) }),
    value: z.array(tache),
    example: { input: {}, value: [{ ...etatVisuel, idModeversion: null }] },
  }),
  Get: GET({
    input: z.object({ idTache: wire.id() }),
    value: tache,
    example: { input: { idTache: 1 }, value: etatVisuel },
  }),
  /** Without `idTache`, or with null, a new task; without `idModeversion` a model. */
  UpdateOrInsert: POST(
    taches.changed({ idTache: wire.maybe(wire.id()) }, { lbTache: 'État visuel et propreté', fonctionnement: true }),
  ),
  /** Each link with the stamp its task was read with: what another has linked or moved meanwhile is not put back. */
  UpdateLiens: POST({
    input: z.object({ idModeversion: wire.id(), liens: z.array(lien).check(z.maxLength(10_000)) }),
    value: z.array(tache),
    example: {
      input: {
        idModeversion: 1,
        liens: [{ idTache: 1, estLiee: false, ordre: 1, dtModification: etatVisuel.dtModification }],
      },
      value: [{ ...etatVisuel, estLiee: false }],
    },
  }),
  Delete: DELETE({
    input: z.object({ idTache: wire.id() }),
    value: z.boolean(),
    example: { input: { idTache: 1 }, value: true },
  }),
})
