import * as z from 'zod/mini'
import { service } from '../../../wire/service.ts'

const endpoint = service('/api/Console/Prm/ModModeInspection')

const version = z.object({ indice: z.number(), revision: z.number() })

export const mode = z.object({
  idModeGuid: z.string(),
  idModeversion: z.number(),
  refMode: z.string(),
  lbMode: z.string(),
  idReferentielGuid: z.string(),
  idReferentielVersion: z.number(),
  lbReferentiel: z.string(),
  isActif: z.boolean(),
  statut: z.string(),
  dtCreation: z.string(),
  curentVersion: version,
})
export type Mode = z.infer<typeof mode>

/** The fixture other services build on. */
export const modeLevage: Mode = {
  idModeGuid: '0c4bb4b5-7f0f-5d0c-8c3e-2b1a5b7d9e21',
  idModeversion: 1,
  refMode: 'LEV',
  lbMode: 'Levage',
  idReferentielGuid: '5a8e2a7e-16a1-5d53-9f0a-7c2b9c1d3e31',
  idReferentielVersion: 1,
  lbReferentiel: 'Industrie',
  isActif: true,
  statut: 'VALIDE',
  dtCreation: '2025-03-31T08:00:00.000Z',
  curentVersion: { indice: 1, revision: 0 },
}

const GetList = endpoint({
  operation: 'GetList',
  verb: 'GET',
  input: z.object({}),
  value: z.array(mode),
  example: { input: {}, value: [modeLevage] },
})

/** Ways of inspecting. */
export const ModModeInspection = { GetList }
