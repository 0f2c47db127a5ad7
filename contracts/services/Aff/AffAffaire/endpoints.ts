import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, PUT, service } from '../../../wire/service.ts'
import { written } from '../../../wire/written.ts'

/** States of a case, in the order of its life. */
export const affaireStatuts = ['OUVERTE', 'ENCOURS', 'SUSPENDUE', 'CLOTUREE'] as const

export const affaire = z.object({
  idAffaireGuid: z.string(),
  idAffaire: z.int(),
  refAffaire: z.string(),
  lbAffaire: z.string(),
  lbClient: proposed(z.nullable(z.string())),
  idAgence: z.int(),
  lbAgence: z.string(),
  idUserRAF: z.int(),
  lbUserRAF: proposed(z.string()),
  statut: z.string(),
  isActif: z.boolean(),
  dtCreation: z.string(),
  dtModification: wire.asRead(),
  nbPrestation: proposed(z.int()),
})
export type Affaire = z.infer<typeof affaire>

/** The fields of a case that the console writes. */
const sent = {
  refAffaire: wire.ref(),
  lbAffaire: wire.label(),
  lbClient: proposed(wire.maybeText()),
  idAgence: wire.id(),
  idUserRAF: wire.id(),
  statut: z.optional(z.enum(affaireStatuts)),
  isActif: z.optional(z.boolean()),
}

const grue: Affaire = {
  idAffaireGuid: '7d1f3c52-4f0e-5c0a-9a53-0d7c3d1f8f11',
  idAffaire: 1,
  refAffaire: 'AFF-2026-0001',
  lbAffaire: 'Vérification des ponts roulants',
  lbClient: 'Fonderies du Nord',
  idAgence: 1,
  lbAgence: 'Lille',
  idUserRAF: 3,
  lbUserRAF: 'Alice Martin',
  statut: 'OUVERTE',
  isActif: true,
  dtCreation: '2026-01-12T09:15:00.000Z',
  dtModification: '2026-01-12T09:15:00.000Z',
  nbPrestation: 2,
}

const cases = written({ record: affaire, key: { idAffaireGuid: wire.guid() }, written: sent, example: grue })

/** Cases for clients. */
export const AffAffaire = service('/api/Console/Aff/AffAffaire', {
  GetList: GET({ value: z.array(affaire), example: { value: [grue] } }),
  Get: GET({ input: z.object({ idAffaireGuid: wire.guid() }), value: affaire, example: { input: { idAffaireGuid: grue.idAffaireGuid }, value: grue } }),
  Insert: POST(cases.added()),
  Update: PUT(cases.changed({ lbAffaire: 'Vérification des ponts et palans', statut: 'ENCOURS' })),
})
