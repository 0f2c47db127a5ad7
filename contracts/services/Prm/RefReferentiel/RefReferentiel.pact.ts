import { asked, interactions } from '../../interactions.ts'
import { agent } from '../../Core/SecAuthentification/states.ts'
import { pontRoulant } from '../GamGamme/endpoints.ts'
import { materielExists } from '../GamGamme/states.ts'
import { halle, RefReferentiel, referentielIndustrie, typePont, usine } from './endpoints.ts'
import {
  industrie,
  localisationExists,
  newerIndustrie,
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
const { input: added } = RefReferentiel.Insert.example
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
      given: [referentielExists({ ...dated, description: 'Usines' }), ...sites.slice(1), newerIndustrie],
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

const versionTwo = { idReferentielVersion: 2, indice: 1, revision: 0, lbVersion: '1.0', isCurrent: true }
const logistique = {
  ...dated,
  idReferentielGuid: '6e2a1f0b-55c7-5b8e-9d61-3f4a90c2be42',
  refReferentiel: 'LOG',
  lbReferentiel: 'Entrepôts',
  description: 'Quais & cellules',
  idReferentielVersion: 2,
  niveaux: [],
}
asked(
  RefReferentiel.GetList,
  { given: [referentielExists(logistique), referentielExists(dated)] },
  {
    rows: [{ refReferentiel: 'IND' }, { refReferentiel: 'LOG', idReferentielVersion: 2, curentVersion: versionTwo }],
    rising: 'refReferentiel',
    words: 'ENTREPOTS',
    where: { refReferentiel: ['log', 'ouv'], isActif: true, description: 'quais & cellules' },
  },
  {
    'each in its current version alone, with how many locations that has': {
      given: [
        referentielExists(logistique),
        ...sites,
        referentielHasNewerVersion({
          idReferentielVersion,
          newer: { idReferentielVersion: 3, indice: 2, revision: 0 },
        }),
      ],
      only: [
        { refReferentiel: 'LOG', description: logistique.description, nbLocalisation: 0, curentVersion: versionTwo },
        {
          refReferentiel: 'IND',
          description: null,
          idReferentielVersion: 3,
          version: '2.0',
          nbLocalisation: 0,
          curentVersion: { ...versionTwo, idReferentielVersion: 3, indice: 2, lbVersion: '2.0' },
        },
      ],
    },
  },
)

interactions(
  RefReferentiel.GetVersionList,
  { given: [referentielExists({ ...industrie, revision: 3 }), newerIndustrie], unknown },
  {
    'of a referential with two, newest first': {
      only: [
        { idReferentielVersion: 2, indice: 2, revision: 0, lbVersion: '2.0', isCurrent: true },
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
    'a request for the places of a referential, in the order of their paths': {
      given: [referentielExists(industrie), localisationExists(lesquin), localisationExists(places.depot)],
      only: [{ idLocalisation: places.depot.idLocalisation }, { idLocalisation: usine.idLocalisation }],
    },
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
    'all of them, an ancestor before what is below it': {
      given: sites,
      input: { idReferentielGuid, idReferentielVersion },
      answers: [halle],
      only: [{ idLocalisation: 3 }, { idLocalisation: 4 }, { idLocalisation: 1 }, { idLocalisation: 2 }],
    },
    'those of a level that a search finds, with their ancestors': {
      given: [...sites, localisationExists(local)],
      input: { idReferentielGuid, idReferentielVersion, idValeur: 2, search: 'HALLE' },
      answers: [halle],
      only: [{ idLocalisation: 1 }, { idLocalisation: 2 }],
    },
    'those that a search in capitals and without accents finds': {
      given: sites,
      input: { idReferentielGuid, idReferentielVersion, search: 'DEPOT quai' },
      answers: [halle],
      only: [{ idLocalisation: 3 }, { idLocalisation: 4 }],
    },
    'those that a search by reference finds': {
      given: sites,
      input: { idReferentielGuid, idReferentielVersion, search: 'ind-002-q' },
      answers: [halle],
      only: [{ idLocalisation: 3 }, { idLocalisation: 4 }],
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
    'a request for the locations of a place, whatever hangs below one another': {
      also: [localisationExists(local)],
      only: [{ idLocalisation: halle.idLocalisation }, { idLocalisation: local.idLocalisation }],
    },
    'a request for the locations below one that nobody knows': {
      input: { idReferentielGuid, idReferentielVersion, idLieu: 1, idLocalisationParent: 404 },
      status: 404,
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
    'of a reference that is taken, in small letters': {
      given: [referentielExists(industrie)],
      input: { ...added, refReferentiel: 'ind' },
      messages: ['ind existe déjà'],
    },
    'with nothing that may be left out': {
      input: { refReferentiel: added.refReferentiel, lbReferentiel: added.lbReferentiel },
      answers: { ...RefReferentiel.Insert.example.value, description: null },
      exactly: { description: null, isActif: true },
    },
    'that is inactive': {
      input: { ...added, isActif: false },
      answers: { ...RefReferentiel.Insert.example.value, isActif: false },
    },
    'of a reference that is too long': { input: { ...added, refReferentiel: 'R'.repeat(51) }, status: 400 },
    'of a label that is too long': { input: { ...added, lbReferentiel: 'L'.repeat(201) }, status: 400 },
    'of a description that is too long': { input: { ...added, description: 'd'.repeat(2001) }, status: 400 },
    'of the longest reference, label and description': {
      input: {
        ...added,
        refReferentiel: 'R'.repeat(50),
        lbReferentiel: 'L'.repeat(200),
        description: 'd'.repeat(2000),
      },
      answers: {
        ...RefReferentiel.Insert.example.value,
        refReferentiel: 'R'.repeat(50),
        lbReferentiel: 'L'.repeat(200),
        description: 'd'.repeat(2000),
      },
    },
  },
)

interactions(
  RefReferentiel.Update,
  { given: [referentielExists(dated)], unknown, lock: ['Referentiel', idReferentielGuid] },
  {
    'another label and a description': { exactly: { version: '1.0', nbLocalisation: 0 } },
    'without a stamp': { input: { ...changed, dtModification: null } },
    'its own reference in small letters': {
      input: { ...changed, refReferentiel: 'ind' },
      answers: { ...RefReferentiel.Update.example.value, refReferentiel: 'ind' },
    },
    'one that is inactive from now on': {
      input: { ...changed, isActif: false },
      answers: { ...RefReferentiel.Update.example.value, isActif: false },
    },
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
