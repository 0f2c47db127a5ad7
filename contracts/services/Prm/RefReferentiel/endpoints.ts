import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, service } from '../../../wire/service.ts'
import { curentVersion, versionFields } from '../../version.ts'

/** The keys of one version of a referential. */
export const refVersion = { idReferentielGuid: wire.guid(), idReferentielVersion: wire.id() }

/** A location of level 1. `lbAffichage` is its full path. */
export const lieu = z.object({ idLocalisation: z.int(), lbLocalisation: z.string(), lbAffichage: z.string() })
export type Lieu = z.infer<typeof lieu>

export const { schema: localisation, example: halle } = record({
  idLocalisation: [z.int(), 2],
  lbLocalisation: [z.string(), 'Halle A'],
  lbAffichage: [z.string(), 'Usine de Lesquin / Halle A'],
  idLocalisationItem: [z.int(), 2],
  refLocalisation: [z.string(), 'IND-001-A'],
  isActif: [z.boolean(), true],
  /** Key of its level. */
  idValeur: [z.int(), 2],
  lbNiveau: [z.string(), 'Bâtiment'],
  hasChildren: [z.boolean(), false],
  idLocalisationParent: [z.nullable(z.int()), 1],
  indice: [z.int(), 1],
  revision: [z.int(), 0],
})
export type Localisation = z.infer<typeof localisation>

export const { schema: referentielVersion, example: premiere } = record({
  idReferentielVersion: [z.int(), 1],
  ...versionFields,
})
export type ReferentielVersion = z.infer<typeof referentielVersion>

const referentiels = record({
  idReferentielGuid: [z.string(), '5a8e2a7e-16a1-5d53-9f0a-7c2b9c1d3e31'],
  refReferentiel: [z.string(), 'IND', wire.ref()],
  lbReferentiel: [z.string(), 'Industrie', wire.label()],
  description: [z.nullable(z.string()), null, wire.maybeText()],
  isActif: [z.boolean(), true, z.optional(z.boolean())],
  /** Whatever the version shown. */
  curentVersion: [z.object({ idReferentielVersion: proposed(z.optional(z.int())), ...curentVersion }), premiere],
  /** The version shown: `1.0`, its key, and how many locations it has. */
  version: [z.string(), '1.0'],
  idReferentielVersion: [z.int(), 1],
  nbLocalisation: [proposed(z.optional(z.int())), 0],
  dtCreation: [z.string(), '2025-03-31T08:00:00.000Z'],
  dtModification: [wire.asRead(), '2026-01-12T09:15:00.000Z'],
})
export const { schema: referentiel, example: referentielIndustrie } = referentiels
export type Referentiel = z.infer<typeof referentiel>

const levels = record({
  idValeur: [z.int(), 2],
  refValeur: [z.string(), 'IND-BATIMENT'],
  lbValeur: [z.string(), 'Bâtiment'],
  idValeurParent: [z.nullable(z.int()), null],
  niveau: [z.int(), 2],
})
/** A named level of a version; 1 is the place. Its children are there where a tree is answered. */
export type Niveau = z.infer<typeof levels.schema> & { children: Niveau[] }
export const niveau: z.ZodMiniType<Niveau> = z.object({
  ...levels.schema.shape,
  children: z.array(z.lazy(() => niveau)),
})
export const batiment: Niveau = { ...levels.example, children: [] }

export const { schema: typeMateriel, example: typePont } = record({
  idValeur: [z.int(), 21],
  refValeur: [z.string(), 'PR'],
  lbValeur: [z.string(), 'Pont roulant'],
  idValeurParent: [z.nullable(z.int()), null],
  nbMateriel: [z.int(), 1],
})
export type TypeMateriel = z.infer<typeof typeMateriel>

export const usine: Lieu = { idLocalisation: 1, lbLocalisation: 'Usine de Lesquin', lbAffichage: 'Usine de Lesquin' }

const { idReferentielGuid, idReferentielVersion } = referentielIndustrie

/** The version of the examples. */
export const referentielKeys = { idReferentielGuid, idReferentielVersion }

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
    example: { input: { idReferentielGuid }, value: [premiere] },
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
  GetLieuList: GET({
    input: z.object(refVersion),
    value: z.array(lieu),
    example: { input: referentielKeys, value: [usine] },
  }),
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
  Update: POST(
    referentiels.changed(
      { idReferentielGuid: wire.guid() },
      { lbReferentiel: 'Industries', description: 'Usines et ateliers' },
    ),
  ),
})
