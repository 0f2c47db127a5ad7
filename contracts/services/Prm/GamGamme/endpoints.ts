import * as z from 'zod/mini'
import { service } from '../../../wire/service.ts'

const endpoint = service('/api/Console/Prm/GamGamme')

export const gamme = z.object({
  idGammeVersion: z.number(),
  ref: z.string(),
  lbGamme: z.string(),
  lbGammeLong: z.nullable(z.string()),
  typeLocalisation: z.nullable(z.string()),
  typeMaintenance: z.string(),
  fonctionPrincipal: z.string(),
  periodicite: z.string(),
  indice: z.number(),
  revision: z.number(),
  actif: z.boolean(),
  /** Minutes. */
  dureeTot: z.number(),
})
export type Gamme = z.infer<typeof gamme>

export const materiel = z.object({
  idMateriel: z.number(),
  refMateriel: z.string(),
  lb: z.string(),
  lbCourt: z.nullable(z.string()),
  /** Key of its equipment type. */
  idValeur: z.number(),
  materialType: z.string(),
  local: z.nullable(z.string()),
  idLocalisation: z.nullable(z.number()),
  isActif: z.boolean(),
})
export type Materiel = z.infer<typeof materiel>

export const gammeLevage: Gamme = {
  idGammeVersion: 1,
  ref: 'LEV-VGP',
  lbGamme: 'Vérification générale périodique',
  lbGammeLong: 'Vérification générale périodique des appareils de levage',
  typeLocalisation: null,
  typeMaintenance: 'REGLEMENTAIRE',
  fonctionPrincipal: 'LEVAGE',
  periodicite: 'M6',
  indice: 1,
  revision: 0,
  actif: true,
  dureeTot: 90,
}

export const pontRoulant: Materiel = {
  idMateriel: 1,
  refMateriel: 'PR-001',
  lb: 'Pont roulant 5 t',
  lbCourt: 'PR 5 t',
  idValeur: 21,
  materialType: 'Pont roulant',
  local: 'Usine de Lesquin / Halle A',
  idLocalisation: 2,
  isActif: true,
}

const GetFilteredList = endpoint({
  operation: 'GetFilteredList',
  verb: 'GET',
  /** The current, active ranges that suit a mode and, when given, a location. */
  input: z.object({
    idModeGuid: z.string(),
    idLocalisation: z.optional(z.number()),
    typeMaintenance: z.optional(z.string()),
    fonctionPrincipal: z.optional(z.string()),
  }),
  value: z.array(gamme),
  example: { input: { idModeGuid: '0c4bb4b5-7f0f-5d0c-8c3e-2b1a5b7d9e21' }, value: [gammeLevage] },
})

const GetGamMaterielList = endpoint({
  operation: 'GetGamMaterielList',
  verb: 'GET',
  /** The equipment a range covers, at a location and below it when given. */
  input: z.object({ idGammeVersion: z.number(), idLocalisation: z.optional(z.number()) }),
  value: z.array(materiel),
  example: { input: { idGammeVersion: 1, idLocalisation: 1 }, value: [pontRoulant] },
})

/** Maintenance ranges, as adding a service reads them. */
export const GamGamme = { GetFilteredList, GetGamMaterielList }
