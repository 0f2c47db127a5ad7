import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, service } from '../../../wire/service.ts'
import { written } from '../../../wire/written.ts'
import { curentVersion, version } from '../../version.ts'

/** The keys of one version of a referential. */
export const refVersion = { idReferentielGuid: wire.guid(), idReferentielVersion: wire.id() }

const place = { idLocalisation: z.int(), lbLocalisation: z.string(), lbAffichage: z.string() }

/** A location of level 1. `lbAffichage` is its full path. */
export const lieu = z.object(place)
export type Lieu = z.infer<typeof lieu>

export const localisation = z.object({
  ...place,
  idLocalisationItem: z.int(),
  refLocalisation: z.string(),
  isActif: z.boolean(),
  /** Key of its level. */
  idValeur: z.int(),
  lbNiveau: z.string(),
  hasChildren: z.boolean(),
  idLocalisationParent: z.nullable(z.int()),
  indice: z.int(),
  revision: z.int(),
})
export type Localisation = z.infer<typeof localisation>

export const referentiel = z.object({
  idReferentielGuid: z.string(),
  refReferentiel: z.string(),
  lbReferentiel: z.string(),
  description: z.nullable(z.string()),
  isActif: z.boolean(),
  /** Whatever the version shown. */
  curentVersion: z.object({ idReferentielVersion: proposed(z.optional(z.int())), ...curentVersion }),
  /** The version shown: `1.0`, its key, and how many locations it has. */
  version: z.string(),
  idReferentielVersion: z.int(),
  nbLocalisation: proposed(z.optional(z.int())),
  dtCreation: z.string(),
  dtModification: wire.asRead(),
})
export type Referentiel = z.infer<typeof referentiel>

export const referentielVersion = z.object({ idReferentielVersion: z.int(), ...version })
export type ReferentielVersion = z.infer<typeof referentielVersion>

/** A named level of a version; 1 is the place. Its children are there where a tree is answered. */
// A type and not an interface: it stands wherever a row does.
export type Niveau = {
  idValeur: number
  refValeur: string
  lbValeur: string
  idValeurParent: number | null
  niveau: number
  children: Niveau[]
}
export const niveau: z.ZodMiniType<Niveau> = z.object({
  idValeur: z.int(),
  refValeur: z.string(),
  lbValeur: z.string(),
  idValeurParent: z.nullable(z.int()),
  niveau: z.int(),
  children: z.array(z.lazy(() => niveau)),
})

export const typeMateriel = z.object({
  idValeur: z.int(),
  refValeur: z.string(),
  lbValeur: z.string(),
  idValeurParent: z.nullable(z.int()),
  nbMateriel: z.int(),
})
export type TypeMateriel = z.infer<typeof typeMateriel>

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

export const referentielIndustrie: Referentiel = {
  idReferentielGuid: '5a8e2a7e-16a1-5d53-9f0a-7c2b9c1d3e31',
  refReferentiel: 'IND',
  lbReferentiel: 'Industrie',
  description: null,
  isActif: true,
  curentVersion: { idReferentielVersion: 1, indice: 1, revision: 0, lbVersion: '1.0', dtCreation: '2025-03-31T08:00:00.000Z', isCurrent: true },
  version: '1.0',
  idReferentielVersion: 1,
  nbLocalisation: 0,
  dtCreation: '2025-03-31T08:00:00.000Z',
  dtModification: '2026-01-12T09:15:00.000Z',
}

export const batiment: Niveau = { idValeur: 2, refValeur: 'IND-BATIMENT', lbValeur: 'Bâtiment', idValeurParent: null, niveau: 2, children: [] }
export const typePont: TypeMateriel = { idValeur: 21, refValeur: 'PR', lbValeur: 'Pont roulant', idValeurParent: null, nbMateriel: 1 }

const { idReferentielGuid, idReferentielVersion } = referentielIndustrie

/** The version of the examples. */
export const referentielKeys = { idReferentielGuid, idReferentielVersion }

const sent = { refReferentiel: wire.ref(), lbReferentiel: wire.label(), description: wire.maybeText(), isActif: z.optional(z.boolean()) }
const referentiels = written({ record: referentiel, key: { idReferentielGuid: wire.guid() }, written: sent, example: referentielIndustrie })

/** Repositories that describe sites and equipment. */
export const RefReferentiel = service('/api/Console/Prm/RefReferentiel', {
  /** The current version, unless another is named. */
  Get: GET({
    input: z.object({ idReferentielGuid: wire.guid(), idReferentielVersion: z.optional(wire.id()) }),
    value: referentiel,
    example: { input: { idReferentielGuid }, value: referentielIndustrie },
  }),
  GetList: GET({ value: z.array(referentiel), example: { value: [referentielIndustrie] } }),
  /** Newest first. */
  GetVersionList: GET({
    input: z.object({ idReferentielGuid: wire.guid() }),
    value: z.array(referentielVersion),
    example: {
      input: { idReferentielGuid },
      value: [{ idReferentielVersion, indice: 1, revision: 0, lbVersion: '1.0', dtCreation: '2025-03-31T08:00:00.000Z', isCurrent: true }],
    },
  }),
  /** The levels in their order, flat. */
  GetValeurLocalisationStructureList: GET({
    input: z.object(refVersion),
    value: z.array(niveau),
    example: { input: referentielKeys, value: [batiment] },
  }),
  /** The equipment types declared, used or not. */
  GetValeurTypeMaterielList: GET({
    input: z.object(refVersion),
    value: z.array(typeMateriel),
    example: { input: referentielKeys, value: [typePont] },
  }),
  GetLieuList: GET({ input: z.object(refVersion), value: z.array(lieu), example: { input: referentielKeys, value: [usine] } }),
  /** The locations of a level, or that a search finds, each with its ancestors. */
  GetFilterLocalisationList: GET({
    input: z.object({ ...refVersion, idValeur: z.optional(wire.id()), search: proposed(z.optional(z.string())) }),
    value: z.array(localisation),
    example: { input: { ...referentielKeys, idValeur: 2 }, value: [halle] },
  }),
  /** Everything below the place, or only the children of `idLocalisationParent`. */
  GetLocalisationList: GET({
    input: z.object({ ...refVersion, idLieu: wire.id(), idLocalisationParent: proposed(z.optional(wire.id())) }),
    value: z.array(localisation),
    example: { input: { ...referentielKeys, idLieu: 1 }, value: [halle] },
  }),
  /** With its first version, 1.0. */
  Insert: POST(referentiels.added()),
  Update: POST(referentiels.changed({ lbReferentiel: 'Industries', description: 'Usines et ateliers' })),
})
