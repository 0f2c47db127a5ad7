import * as z from 'zod/mini'
import { service } from '../../../wire/service.ts'
import { gammeLevage, materiel, pontRoulant } from '../../Prm/GamGamme/endpoints.ts'
import { modeLevage } from '../../Prm/ModModeInspection/endpoints.ts'
import { lieu, usine } from '../../Prm/RefReferentiel/endpoints.ts'

const endpoint = service('/api/Console/Aff/AffAffairePrestation')

/** States of a service, in the order of its life; open: the first three. */
export const prestationStatuts = ['APLANIFIER', 'PLANIFIEE', 'ENCOURS', 'REALISEE', 'ANNULEE'] as const

export const prestation = z.object({
  idPrestation: z.number(),
  idAffaireGuid: z.string(),
  refAffaire: z.string(),
  lbAffaire: z.string(),
  idAgence: z.number(),
  lbAgence: z.string(),
  mode: z.object({ idModeGuid: z.string(), idModeversion: z.number(), refMode: z.string(), lbMode: z.string() }),
  lieu,
  idLocalisation: z.nullable(z.number()),
  lbLocalisation: z.nullable(z.string()),
  gamme: z.nullable(z.object({ idGammeVersion: z.number(), ref: z.string(), lbGamme: z.string(), indice: z.number() })),
  /** YYYY-MM-DD, of no zone. */
  dtEcheance: z.string(),
  materiels: z.array(materiel),
  nbMateriel: z.number(),
  isInitiale: z.boolean(),
  typeinspection: z.string(),
  lbInspection: z.string(),
  reference: z.string(),
  indice: z.number(),
  referenceclient: z.nullable(z.string()),
  libelle: z.nullable(z.string()),
  statut: z.string(),
  modeVersion: z.nullable(z.string()),
  gammeVersion: z.nullable(z.string()),
  dtCreation: z.string(),
})
export type Prestation = z.infer<typeof prestation>

const visite: Prestation = {
  idPrestation: 1,
  idAffaireGuid: '7d1f3c52-4f0e-5c0a-9a53-0d7c3d1f8f11',
  refAffaire: 'AFF-2026-0001',
  lbAffaire: 'Vérification des ponts roulants',
  idAgence: 1,
  lbAgence: 'Lille',
  mode: { idModeGuid: modeLevage.idModeGuid, idModeversion: 1, refMode: 'LEV', lbMode: 'Levage' },
  lieu: usine,
  idLocalisation: 2,
  lbLocalisation: 'Usine de Lesquin / Halle A',
  gamme: { idGammeVersion: 1, ref: gammeLevage.ref, lbGamme: gammeLevage.lbGamme, indice: 1 },
  dtEcheance: '2026-06-30',
  materiels: [pontRoulant],
  nbMateriel: 1,
  isInitiale: true,
  typeinspection: 'INITIALE',
  lbInspection: 'Insp-Usine de Lesquin-LEV-VGP-2026',
  reference: 'PRE-000001',
  indice: 1,
  referenceclient: 'CDE 4512',
  libelle: null,
  statut: 'APLANIFIER',
  modeVersion: '1.0',
  gammeVersion: '1.0',
  dtCreation: '2026-03-31T08:30:00.000Z',
}

const GetList = endpoint({
  operation: 'GetList',
  verb: 'GET',
  input: z.object({
    idAffaireGuid: z.optional(z.string()),
    idModeGuid: z.optional(z.string()),
    refGamme: z.optional(z.string()),
  }),
  value: z.array(prestation),
  example: { input: { idAffaireGuid: visite.idAffaireGuid }, value: [visite] },
})

const Insert = endpoint({
  operation: 'Insert',
  verb: 'POST',
  /** Of `mode`, `lieu`, `gamme` and `materiels` only the keys count. */
  input: z.object({
    idAffaireGuid: z.string(),
    mode: z.object({ idModeversion: z.number() }),
    lieu: z.object({ idLocalisation: z.number() }),
    idLocalisation: z.optional(z.nullable(z.number())),
    gamme: z.optional(z.nullable(z.object({ idGammeVersion: z.number() }))),
    dtEcheance: z.string(),
    materiels: z.optional(z.array(z.object({ idMateriel: z.number() }))),
    isInitiale: z.optional(z.boolean()),
    lbInspection: z.optional(z.string()),
    referenceclient: z.optional(z.nullable(z.string())),
    libelle: z.optional(z.nullable(z.string())),
  }),
  value: prestation,
  example: {
    input: {
      idAffaireGuid: visite.idAffaireGuid,
      mode: { idModeversion: 1 },
      lieu: { idLocalisation: 1 },
      idLocalisation: 2,
      gamme: { idGammeVersion: 1 },
      dtEcheance: visite.dtEcheance,
      materiels: [{ idMateriel: 1 }],
      isInitiale: true,
      lbInspection: visite.lbInspection,
      referenceclient: visite.referenceclient,
      libelle: null,
    },
    value: visite,
  },
})

/** Inspection services of the cases. */
export const AffAffairePrestation = { GetList, Insert }
