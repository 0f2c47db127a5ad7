import { interactions } from '../../interactions.ts'
import { agent } from '../../Core/SecAuthentification/states.ts'
import { pontRoulant } from '../GamGamme/endpoints.ts'
import { materielExists } from '../GamGamme/states.ts'
import { halle, RefReferentiel, referentielIndustrie, typePont, usine } from './endpoints.ts'
import {
  industrie,
  localisationExists,
  places,
  referentielExists,
  referentielHasNewerVersion,
  sites,
  typeDeclared,
} from './states.ts'

const { lesquin } = places
const { idReferentielGuid, idReferentielVersion } = industrie
const unknown = { idReferentielGuid: '00000000-0000-4000-8000-000000000404' }
const noVersion = { idReferentielVersion: 404_404 }
const dated = { ...industrie, dtModification: referentielIndustrie.dtModification }
const newer = referentielHasNewerVersion({ idReferentielVersion })
const changed = RefReferentiel.Update.example.input
const local = {
  ...places.halle,
  idLocalisation: 5,
  idLocalisationItem: 5,
  refLocalisation: 'IND-001-A1',
  lbLocalisation: 'Atelier',
  lbAffichage: `${halle.lbAffichage} / Atelier`,
  idLocalisationParent: halle.idLocalisation,
  idValeur: 3,
  lbNiveau: 'Local',
}

/** A place that is used no more. */
const closed = {
  ...lesquin,
  idLocalisation: 9,
  idLocalisationItem: 9,
  refLocalisation: 'IND-009',
  lbLocalisation: 'Usine de Roubaix',
  lbAffichage: 'Usine de Roubaix',
  isActif: false,
}

interactions(
  RefReferentiel.Get,
  { given: [referentielExists(dated)], unknown },
  {
    'in its current version': { exactly: { version: '1.0', nbLocalisation: 0 } },
    'with a description, in an old version': {
      given: [referentielExists({ ...dated, description: 'Usines' }), ...sites.slice(1), newer],
      input: { idReferentielGuid, idReferentielVersion },
      answers: {
        ...referentielIndustrie,
        description: 'Usines',
        curentVersion: { ...referentielIndustrie.curentVersion, idReferentielVersion: 2, indice: 2, lbVersion: '2.0' },
      },
      exactly: { version: '1.0', nbLocalisation: 4 },
    },
    'in a version nobody knows': {
      given: [referentielExists(industrie)],
      input: { idReferentielGuid, ...noVersion },
      status: 404,
    },
  },
)

interactions(
  RefReferentiel.GetList,
  { given: [referentielExists(dated)] },
  {
    'all of them': {},
    'all of them, of which there is none': { given: [], only: [] },
  },
)

interactions(
  RefReferentiel.GetVersionList,
  { given: [referentielExists({ ...industrie, revision: 3 }), newer], unknown },
  {
    'of a referential with two, newest first': {
      only: [
        { indice: 2, revision: 0, lbVersion: '2.0', isCurrent: true },
        { idReferentielVersion, indice: 1, revision: 3, lbVersion: '1.3', isCurrent: false },
      ],
    },
  },
)

interactions(
  RefReferentiel.GetValeurLocalisationStructureList,
  { given: [referentielExists(industrie)], unknown: noVersion },
  {
    'the levels, the place first': { only: industrie.niveaux },
  },
)

interactions(
  RefReferentiel.GetValeurTypeMaterielList,
  {
    given: [
      ...sites,
      typeDeclared({ ...typePont, idReferentielVersion }),
      typeDeclared({ ...typePont, idValeur: 22, refValeur: 'PAL', lbValeur: 'Palan', idReferentielVersion }),
      materielExists({ ...pontRoulant, idReferentielGuid }),
    ],
    unknown: noVersion,
  },
  {
    'the equipment types, used or not': {
      answers: [typePont],
      only: [
        { refValeur: 'PR', nbMateriel: 1 },
        { refValeur: 'PAL', nbMateriel: 0 },
      ],
    },
  },
)

interactions(
  RefReferentiel.GetLieuList,
  {
    by: agent,
    given: [
      referentielExists(industrie),
      localisationExists(lesquin),
      localisationExists(places.halle),
      localisationExists(closed),
    ],
    unknown: noVersion,
  },
  {
    'a request for the places of a referential': { only: [{ idLocalisation: usine.idLocalisation }] },
    'a request for the places of a referential that has none': { given: [referentielExists(industrie)], only: [] },
  },
)

interactions(
  RefReferentiel.GetFilterLocalisationList,
  {
    by: agent,
    given: [
      referentielExists(industrie),
      localisationExists(lesquin),
      localisationExists(places.halle),
      localisationExists(local),
    ],
    unknown: noVersion,
  },
  {
    'those of a level, with their ancestors': {
      answers: [halle],
      only: [
        { lbLocalisation: lesquin.lbLocalisation, idValeur: 1, idLocalisationParent: null },
        { lbLocalisation: 'Halle A', idValeur: 2 },
      ],
    },
    'those that a search finds, with their ancestors': {
      given: sites,
      input: { idReferentielGuid, idReferentielVersion, search: 'quai' },
      answers: [halle],
      only: [{ lbLocalisation: 'Dépôt de Seclin', idLocalisationParent: null }, { lbLocalisation: 'Quai 1' }],
    },
  },
)

interactions(
  RefReferentiel.GetLocalisationList,
  { by: agent, given: sites, unknown: { idLieu: 404_404 } },
  {
    'a request for the locations of a place': {
      only: [{ idLocalisation: halle.idLocalisation, idLocalisationParent: lesquin.idLocalisation }],
    },
    'a request for the locations right below another': {
      also: [localisationExists(local)],
      input: {
        idReferentielGuid,
        idReferentielVersion,
        idLieu: lesquin.idLocalisation,
        idLocalisationParent: lesquin.idLocalisation,
      },
      answers: [{ ...halle, hasChildren: true }],
      only: [{ idLocalisation: halle.idLocalisation, hasChildren: true }],
    },
  },
)

interactions(
  RefReferentiel.Insert,
  {},
  {
    'a new one, with its first version': { exactly: { version: '1.0', nbLocalisation: 0 } },
    'of a reference that is taken': { given: [referentielExists(industrie)], messages: ['IND existe déjà'] },
  },
)

interactions(
  RefReferentiel.Update,
  { given: [referentielExists(dated)], unknown, lock: ['Referentiel', idReferentielGuid] },
  {
    'another label and a description': { exactly: { version: '1.0', nbLocalisation: 0 } },
    'another reference that is taken': {
      also: [
        referentielExists({
          ...industrie,
          idReferentielGuid: '6e2a1f0b-55c7-5b8e-9d61-3f4a90c2be42',
          refReferentiel: 'LOG',
          idReferentielVersion: 2,
          niveaux: [],
        }),
      ],
      input: { ...changed, refReferentiel: 'log' },
      messages: ['log existe déjà'],
    },
  },
)
