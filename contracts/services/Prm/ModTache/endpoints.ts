import * as z from 'zod/mini'
import { asRead, id, label, maybeText } from '../../../wire/fields.ts'
import { proposed } from '../../../wire/schema.ts'
import { DELETE, GET, POST, service } from '../../../wire/service.ts'

const maybeId = () => z.nullable(z.number())
const maybeLabel = () => proposed(z.optional(z.nullable(z.string())))

export const tache = z.object({
  idTache: z.number(),
  lbTache: z.string(),
  lbDescription: proposed(z.optional(z.nullable(z.string()))),
  idTypeTache: z.number(),
  idActivite: maybeId(),
  idTypeFrequence: maybeId(),
  idModeversion: maybeId(),
  idTacheModele: proposed(z.optional(maybeId())),
  ordre: z.number(),
  estLiee: z.boolean(),
  fonctionnement: z.boolean(),
  lbTypeTache: maybeLabel(),
  lbActivite: maybeLabel(),
  lbFrequence: maybeLabel(),
  dtModification: z.optional(z.nullable(z.string())),
})
export type Tache = z.infer<typeof tache>

const sent = {
  idTache: 1,
  lbTache: 'État visuel',
  lbDescription: 'Chercher fissures, corrosion et déformations.',
  idTypeTache: 11,
  idActivite: 21,
  idTypeFrequence: null,
  idModeversion: 1,
  idTacheModele: null,
  ordre: 1,
  estLiee: true,
  fonctionnement: false,
}

/** The task of the example, in the one version of the mode that the contracts speak of. */
export const etatVisuel: Tache = {
  ...sent,
  lbTypeTache: 'Contrôle visuel',
  lbActivite: 'Vérification réglementaire',
  lbFrequence: null,
  dtModification: '2026-01-12T09:15:00.000Z',
}

const maybeKey = () => z.optional(z.nullable(id()))

/** Tasks of a mode's version, and the models they are copied from. */
export const ModTache = service('/api/Console/Prm/ModTache', {
  GetList: GET({ input: z.object({ idModeversion: id() }), value: z.array(tache), example: { input: { idModeversion: 1 }, value: [etatVisuel] } }),
  GetModelesList: GET({
    input: z.object({ idTypeTache: z.optional(id()) }),
    value: z.array(tache),
    example: { input: {}, value: [{ ...etatVisuel, idModeversion: null }] },
  }),
  Get: GET({ input: z.object({ idTache: id() }), value: tache, example: { input: { idTache: 1 }, value: etatVisuel } }),
  UpdateOrInsert: POST({
    input: z.object({
      /** Null or absent: a new task. */
      idTache: maybeKey(),
      lbTache: label(),
      lbDescription: maybeText(),
      idTypeTache: id(),
      idActivite: maybeKey(),
      idTypeFrequence: maybeKey(),
      /** Null: a model. */
      idModeversion: maybeKey(),
      idTacheModele: maybeKey(),
      ordre: z.optional(z.int()),
      estLiee: z.optional(z.boolean()),
      fonctionnement: z.optional(z.boolean()),
      dtModification: asRead(),
    }),
    value: tache,
    example: {
      input: { ...sent, lbTache: 'État visuel et propreté', fonctionnement: true, dtModification: etatVisuel.dtModification },
      value: { ...etatVisuel, lbTache: 'État visuel et propreté', fonctionnement: true },
    },
  }),
  UpdateLiens: POST({
    input: z.object({ idModeversion: id(), liens: z.array(z.object({ idTache: id(), estLiee: z.boolean(), ordre: z.int() })) }),
    value: z.array(tache),
    example: { input: { idModeversion: 1, liens: [{ idTache: 1, estLiee: false, ordre: 1 }] }, value: [{ ...etatVisuel, estLiee: false }] },
  }),
  Delete: DELETE({ input: z.object({ idTache: id() }), value: z.boolean(), example: { input: { idTache: 1 }, value: true } }),
})
