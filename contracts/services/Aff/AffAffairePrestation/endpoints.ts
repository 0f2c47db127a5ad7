import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, service } from '../../../wire/service.ts'
import { gammeLevage, materiel, pontRoulant } from '../../Prm/GamGamme/endpoints.ts'
import { modeLevage } from '../../Prm/ModModeInspection/endpoints.ts'
import { lieu, usine } from '../../Prm/RefReferentiel/endpoints.ts'

/** States of a service, in the order of its life; open: the first three. */
export const prestationStatuts = ['APLANIFIER', 'PLANIFIEE', 'ENCOURS', 'REALISEE', 'ANNULEE'] as const

export const { schema: prestation, example: visite } = record({
  idPrestation: [proposed(z.int()), 1],
  idAffaireGuid: [z.string(), '7d1f3c52-4f0e-5c0a-9a53-0d7c3d1f8f11'],
  refAffaire: [proposed(z.string()), 'AFF-2026-0001'],
  lbAffaire: [proposed(z.string()), 'Vérification des ponts roulants'],
  /** Of the case. */
  lbClient: [proposed(z.optional(z.nullable(z.string()))), 'Fonderies du Nord'],
  idAgence: [proposed(z.int()), 1],
  lbAgence: [proposed(z.string()), 'Lille'],
  mode: [
    z.object({ idModeGuid: z.string(), idModeversion: z.int(), refMode: z.string(), lbMode: z.string() }),
    { idModeGuid: modeLevage.idModeGuid, idModeversion: 1, refMode: 'LEV', lbMode: 'Levage' },
  ],
  lieu: [lieu, usine],
  idLocalisation: [z.nullable(z.int()), 2],
  lbLocalisation: [proposed(z.nullable(z.string())), 'Usine de Lesquin / Halle A'],
  gamme: [
    z.nullable(z.object({ idGammeVersion: z.int(), ref: z.string(), lbGamme: z.string(), indice: z.int() })),
    { idGammeVersion: 1, ref: gammeLevage.ref, lbGamme: gammeLevage.lbGamme, indice: 1 },
  ],
  /** YYYY-MM-DD, of no zone. */
  dtEcheance: [z.string(), '2026-06-30'],
  materiels: [z.array(materiel), [pontRoulant]],
  nbMateriel: [z.int(), 1],
  isInitiale: [z.boolean(), true],
  typeinspection: [z.string(), 'INITIALE'],
  lbInspection: [z.string(), 'Insp-Usine de Lesquin-LEV-VGP-2026'],
  reference: [z.string(), 'PRE-000001'],
  indice: [z.int(), 1],
  referenceclient: [z.nullable(z.string()), 'CDE 4512'],
  libelle: [z.nullable(z.string()), null],
  statut: [z.string(), 'APLANIFIER'],
  modeVersion: [z.nullable(z.string()), '1.0'],
  gammeVersion: [z.nullable(z.string()), '1.0'],
  dtCreation: [proposed(z.string()), '2026-03-31T08:30:00.000Z'],
})
export type Prestation = z.infer<typeof prestation>

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
      take: proposed(z.optional(z.int().check(z.nonnegative()))),
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
      idLocalisation: wire.maybe(wire.id()),
      gamme: z.optional(z.nullable(z.object({ idGammeVersion: wire.id() }))),
      dtEcheance: wire.day(),
      materiels: z.optional(z.array(z.object({ idMateriel: wire.id() })).check(z.maxLength(5_000))),
      isInitiale: z.optional(z.boolean()),
      lbInspection: z.optional(wire.freeLabel()),
      referenceclient: wire.maybeText(),
      libelle: wire.maybeText(),
    }),
    value: prestation,
    example: {
      input: {
        idAffaireGuid,
        mode: { idModeversion: 1 },
        lieu: { idLocalisation: 1 },
        idLocalisation,
        gamme: { idGammeVersion: 1 },
        dtEcheance,
        materiels: [{ idMateriel: 1 }],
        isInitiale,
        lbInspection,
        referenceclient,
        libelle,
      },
      value: visite,
    },
  }),
})
