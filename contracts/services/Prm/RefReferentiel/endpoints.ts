import * as z from 'zod/mini'
import { service } from '../../../wire/service.ts'

const endpoint = service('/api/Console/Prm/RefReferentiel')

/** The keys of one version of a referential. */
export const refVersion = { idReferentielGuid: z.string(), idReferentielVersion: z.number() }

const place = { idLocalisation: z.number(), lbLocalisation: z.string(), lbAffichage: z.string() }

/** A location of level 1. `lbAffichage` is its full path. */
export const lieu = z.object(place)
export type Lieu = z.infer<typeof lieu>

export const localisation = z.object({
  ...place,
  idLocalisationItem: z.number(),
  refLocalisation: z.string(),
  isActif: z.boolean(),
  /** Key of its level. */
  idValeur: z.number(),
  lbNiveau: z.string(),
  hasChildren: z.boolean(),
  idLocalisationParent: z.nullable(z.number()),
  indice: z.number(),
  revision: z.number(),
})
export type Localisation = z.infer<typeof localisation>

export const usine: Lieu = { idLocalisation: 1, lbLocalisation: 'Usine de Lesquin', lbAffichage: 'Usine de Lesquin' }

export const halle: Localisation = {
  idLocalisation: 2,
  lbLocalisation: 'Halle A',
  lbAffichage: 'Usine de Lesquin / Halle A',
  idLocalisationItem: 2,
  refLocalisation: 'IND-001-A',
  isActif: true,
  idValeur: 2,
  lbNiveau: 'Bâtiment',
  hasChildren: false,
  idLocalisationParent: 1,
  indice: 1,
  revision: 0,
}

const referentielKeys = { idReferentielGuid: '5a8e2a7e-16a1-5d53-9f0a-7c2b9c1d3e31', idReferentielVersion: 1 }

const GetLieuList = endpoint({
  operation: 'GetLieuList',
  verb: 'GET',
  input: z.object(refVersion),
  value: z.array(lieu),
  example: { input: referentielKeys, value: [usine] },
})

const GetLocalisationList = endpoint({
  operation: 'GetLocalisationList',
  verb: 'GET',
  /** Everything below the place, or only the children of `idLocalisationParent`. */
  input: z.object({ ...refVersion, idLieu: z.number(), idLocalisationParent: z.optional(z.number()) }),
  value: z.array(localisation),
  example: { input: { ...referentielKeys, idLieu: 1 }, value: [halle] },
})

/** Repositories that describe sites and equipment, as adding a service reads them. */
export const RefReferentiel = { GetLieuList, GetLocalisationList }
