import * as z from 'zod/mini'
import { state } from '../../../wire/state.ts'
import { localisation, typeMateriel } from './endpoints.ts'

const referentiel = z.object({
  idReferentielGuid: z.string(),
  refReferentiel: z.string(),
  lbReferentiel: z.string(),
  description: z.optional(z.nullable(z.string())),
  dtModification: z.optional(z.nullable(z.string())),
  idReferentielVersion: z.int(),
  indice: z.int(),
  revision: z.int(),
  /** The named levels, the place first; each a value of the table Prm.RefStructure. */
  niveaux: z.array(z.object({ idValeur: z.int(), refValeur: z.string(), lbValeur: z.string(), niveau: z.int() })),
})
type Referentiel = z.infer<typeof referentiel>

export const referentielExists = state('a referential exists', referentiel, {
  means: 'its one version, and its levels, values of the table Prm.RefStructure',
})

export const localisationExists = state(
  'a location exists',
  z.object({ ...localisation.shape, idReferentielGuid: z.string(), idReferentielVersion: z.int() }),
  { means: 'in that version, below its parent, which is there' },
)

export const referentielHasNewerVersion = state(
  'a referential has a newer version',
  z.object({
    /** The version that is there. */
    idReferentielVersion: z.int(),
    newer: z.object({ idReferentielVersion: z.int(), indice: z.int(), revision: z.int() }),
  }),
  {
    means:
      'that version is there already, and is the current one no more; the newer one has this key and these numbers, and is empty',
  },
)

export const typeDeclared = state(
  'a referential has an equipment type',
  z.object({ ...typeMateriel.shape, idReferentielVersion: z.int() }),
  {
    means: 'a value of the table Prm.RefTypeMateriel, declared for a version that is there; no equipment yet',
  },
)

/** The referential the other fixtures stand on. */
export const industrie: Referentiel = {
  idReferentielGuid: '5a8e2a7e-16a1-5d53-9f0a-7c2b9c1d3e31',
  refReferentiel: 'IND',
  lbReferentiel: 'Industrie',
  idReferentielVersion: 1,
  indice: 1,
  revision: 0,
  niveaux: [
    { idValeur: 1, refValeur: 'IND-SITE', lbValeur: 'Site', niveau: 1 },
    { idValeur: 2, refValeur: 'IND-BATIMENT', lbValeur: 'Bâtiment', niveau: 2 },
    { idValeur: 3, refValeur: 'IND-LOCAL', lbValeur: 'Local', niveau: 3 },
  ],
}

/** Its version 2.0. */
export const newerIndustrie = referentielHasNewerVersion({
  idReferentielVersion: 1,
  newer: { idReferentielVersion: 2, indice: 2, revision: 0 },
})

const of = {
  idReferentielGuid: industrie.idReferentielGuid,
  idReferentielVersion: industrie.idReferentielVersion,
  indice: 1,
  revision: 0,
}
const site = { ...of, idValeur: 1, lbNiveau: 'Site', isActif: true, idLocalisationParent: null }
const batiment = { ...of, idValeur: 2, lbNiveau: 'Bâtiment', isActif: true, hasChildren: false }

const place = (idLocalisation: number, refLocalisation: string, lbLocalisation: string, hasChildren: boolean) => ({
  ...site,
  idLocalisation,
  idLocalisationItem: idLocalisation,
  refLocalisation,
  lbLocalisation,
  lbAffichage: lbLocalisation,
  hasChildren,
})

const building = (
  idLocalisation: number,
  refLocalisation: string,
  lbLocalisation: string,
  parent: { idLocalisation: number; lbLocalisation: string },
) => ({
  ...batiment,
  idLocalisation,
  idLocalisationItem: idLocalisation,
  refLocalisation,
  lbLocalisation,
  lbAffichage: `${parent.lbLocalisation} / ${lbLocalisation}`,
  idLocalisationParent: parent.idLocalisation,
})

const lesquin = place(1, 'IND-001', 'Usine de Lesquin', true)
const depot = place(3, 'IND-002', 'Dépôt de Seclin', true)

/** Two places with a building each. */
export const places = {
  lesquin,
  halle: building(2, 'IND-001-A', 'Halle A', lesquin),
  depot,
  quai: building(4, 'IND-002-Q', 'Quai 1', depot),
}

/** The referential and its two places. */
export const sites = [
  referentielExists(industrie),
  localisationExists(places.lesquin),
  localisationExists(places.halle),
  localisationExists(places.depot),
  localisationExists(places.quai),
]
