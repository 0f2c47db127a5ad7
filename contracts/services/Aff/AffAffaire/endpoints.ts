import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, PUT, service } from '../../../wire/service.ts'

/** States of a case, in the order of its life. */
export const affaireStatuts = ['OUVERTE', 'ENCOURS', 'SUSPENDUE', 'CLOTUREE'] as const

const cases = record({
  idAffaireGuid: [z.string(), '7d1f3c52-4f0e-5c0a-9a53-0d7c3d1f8f11'],
  idAffaire: [z.int(), 1],
  refAffaire: [z.string(), 'AFF-2026-0001', wire.ref()],
  lbAffaire: [z.string(), 'Vérification des ponts roulants', wire.label()],
  lbClient: [proposed(z.nullable(z.string())), 'Fonderies du Nord', proposed(wire.maybeLabel())],
  idAgence: [z.int(), 1, wire.id()],
  lbAgence: [z.string(), 'Lille'],
  idUserRAF: [z.int(), 3, wire.id()],
  lbUserRAF: [proposed(z.string()), 'Alice Martin'],
  statut: [z.string(), 'OUVERTE', z.optional(z.enum(affaireStatuts))],
  isActif: [z.boolean(), true, z.optional(z.boolean())],
  dtCreation: [z.string(), '2026-01-12T09:15:00.000Z'],
  dtModification: [wire.asRead(), '2026-01-12T09:15:00.000Z'],
  nbPrestation: [proposed(z.int()), 2],
})
export const { schema: affaire, example: grue } = cases
export type Affaire = z.infer<typeof affaire>

/** Cases for clients. */
export const AffAffaire = service('/api/Console/Aff/AffAffaire', {
  GetList: GET({ value: z.array(affaire), example: { value: [grue] } }),
  Get: GET({
    input: z.object({ idAffaireGuid: wire.guid() }),
    value: affaire,
    example: { input: { idAffaireGuid: grue.idAffaireGuid }, value: grue },
  }),
  Insert: POST(cases.added()),
  Update: PUT(
    cases.changed({ idAffaireGuid: wire.guid() }, { lbAffaire: 'Vérification des ponts et palans', statut: 'ENCOURS' }),
  ),
})
