import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, service } from '../../../wire/service.ts'
import { gammeLevage, materiel, pontRoulant } from '../../Prm/GamGamme/endpoints.ts'
import { modeLevage } from '../../Prm/ModModeInspection/endpoints.ts'
import { lieu, usine } from '../../Prm/RefReferentiel/endpoints.ts'

/** States of a service, in the order of its life; open: the first three. */
export const prestationStatuts = ['APLANIFIER', 'PLANIFIEE', 'ENCOURS', 'REALISEE', 'ANNULEE'] as const

export const prestation = z.object({
  idPrestation: proposed(z.int()),
  idAffaireGuid: z.string(),
  refAffaire: proposed(z.string()),
  lbAffaire: proposed(z.string()),
  idAgence: proposed(z.int()),
  lbAgence: proposed(z.string()),
  mode: z.object({ idModeGuid: z.string(), idModeversion: z.int(), refMode: z.string(), lbMode: z.string() }),
  lieu,
  idLocalisation: z.nullable(z.int()),
  lbLocalisation: proposed(z.nullable(z.string())),
  gamme: z.nullable(z.object({ idGammeVersion: z.int(), ref: z.string(), lbGamme: z.string(), indice: z.int() })),
  /** YYYY-MM-DD, of no zone. */
  dtEcheance: z.string(),
  materiels: z.array(materiel),
  nbMateriel: z.int(),
  isInitiale: z.boolean(),
  typeinspection: z.string(),
  lbInspection: z.string(),
  reference: z.string(),
  indice: z.int(),
  referenceclient: z.nullable(z.string()),
  libelle: z.nullable(z.string()),
  statut: z.string(),
  modeVersion: z.nullable(z.string()),
  gammeVersion: z.nullable(z.string()),
  dtCreation: proposed(z.string()),
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

const { idAffaireGuid, idLocalisation, dtEcheance, isInitiale, lbInspection, referenceclient, libelle } = visite

/** Inspection services of the cases. */
export const AffAffairePrestation = service('/api/Console/Aff/AffAffairePrestation', {
  /** Of a case, of a mode, by a range; in one of some states; due from a day to another, `2026-03-01..2026-03-31`, either left out; the first `take` of them. */
  GetList: GET({
    input: z.object({
      idAffaireGuid: z.optional(wire.guid()),
      idModeGuid: z.optional(wire.guid()),
      refGamme: z.optional(wire.ref()),
      statut: proposed(z.optional(z.array(z.string()))),
      dtEcheance: proposed(z.optional(z.string())),
      take: proposed(z.optional(wire.id())),
    }),
    value: z.array(prestation),
    example: { input: { idAffaireGuid: visite.idAffaireGuid }, value: [visite] },
  }),
  /** Of `mode`, `lieu`, `gamme` and `materiels` only the keys count. */
  Insert: POST({
    input: z.object({
      idAffaireGuid: wire.guid(),
      mode: z.object({ idModeversion: wire.id() }),
      lieu: z.object({ idLocalisation: wire.id() }),
      idLocalisation: z.optional(z.nullable(wire.id())),
      gamme: z.optional(z.nullable(z.object({ idGammeVersion: wire.id() }))),
      dtEcheance: wire.day(),
      materiels: z.optional(z.array(z.object({ idMateriel: wire.id() }))),
      isInitiale: z.optional(z.boolean()),
      lbInspection: z.optional(wire.text()),
      referenceclient: wire.maybeText(),
      libelle: wire.maybeText(),
    }),
    value: prestation,
    example: {
      input: {
        idAffaireGuid, mode: { idModeversion: 1 }, lieu: { idLocalisation: 1 }, idLocalisation, gamme: { idGammeVersion: 1 }, dtEcheance,
        materiels: [{ idMateriel: 1 }], isInitiale, lbInspection, referenceclient, libelle,
      },
      value: visite,
    },
  }),
})
