import * as z from 'zod/mini'
import { service } from '../../../wire/service.ts'

const endpoint = service('/api/Console/Aff/AffAffaire')

/** States of a case, in the order of its life. */
export const affaireStatuts = ['OUVERTE', 'ENCOURS', 'SUSPENDUE', 'CLOTUREE'] as const

export const affaire = z.object({
  idAffaireGuid: z.string(),
  idAffaire: z.number(),
  refAffaire: z.string(),
  lbAffaire: z.string(),
  lbClient: z.nullable(z.string()),
  idAgence: z.number(),
  lbAgence: z.string(),
  idUserRAF: z.number(),
  lbUserRAF: z.string(),
  statut: z.string(),
  isActif: z.boolean(),
  dtCreation: z.string(),
  dtModification: z.optional(z.nullable(z.string())),
  nbPrestation: z.number(),
})
export type Affaire = z.infer<typeof affaire>

/** The fields of a case that the console writes. */
const written = {
  refAffaire: z.string(),
  lbAffaire: z.string(),
  lbClient: z.optional(z.nullable(z.string())),
  idAgence: z.number(),
  idUserRAF: z.number(),
  statut: z.optional(z.string()),
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

const GetList = endpoint({
  operation: 'GetList',
  verb: 'GET',
  input: z.object({}),
  value: z.array(affaire),
  example: { input: {}, value: [grue] },
})

const Get = endpoint({
  operation: 'Get',
  verb: 'GET',
  input: z.object({ idAffaireGuid: z.string() }),
  value: affaire,
  example: { input: { idAffaireGuid: grue.idAffaireGuid }, value: grue },
})

const Insert = endpoint({
  operation: 'Insert',
  verb: 'POST',
  input: z.object(written),
  value: affaire,
  example: {
    input: {
      refAffaire: grue.refAffaire,
      lbAffaire: grue.lbAffaire,
      lbClient: grue.lbClient,
      idAgence: grue.idAgence,
      idUserRAF: grue.idUserRAF,
      statut: grue.statut,
      isActif: true,
    },
    value: grue,
  },
})

const Update = endpoint({
  operation: 'Update',
  verb: 'PUT',
  /** `dtModification`, sent back as read, lets the server tell a record changed meanwhile (409). */
  input: z.object({ idAffaireGuid: z.string(), ...written, dtModification: z.optional(z.nullable(z.string())) }),
  value: affaire,
  example: {
    input: {
      idAffaireGuid: grue.idAffaireGuid,
      refAffaire: grue.refAffaire,
      lbAffaire: 'Vérification des ponts et palans',
      lbClient: grue.lbClient,
      idAgence: grue.idAgence,
      idUserRAF: grue.idUserRAF,
      statut: 'ENCOURS',
      isActif: true,
      dtModification: grue.dtModification,
    },
    value: { ...grue, lbAffaire: 'Vérification des ponts et palans', statut: 'ENCOURS' },
  },
})

/** Cases for clients. */
export const AffAffaire = { GetList, Get, Insert, Update }
