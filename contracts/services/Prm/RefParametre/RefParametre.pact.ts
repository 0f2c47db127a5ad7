import { asked, interactions } from '../../interactions.ts'
import { charge, portes, surface, uncalled, valeurSurface } from '../../parametre.ts'
import { typePont } from '../RefReferentiel/endpoints.ts'
import { industrie, referentielExists, newerIndustrie, sites, typeDeclared } from '../RefReferentiel/states.ts'
import { RefParametre } from './endpoints.ts'
import { bothPortes, parametreExists, parametreUsed, valeurParamExists } from './states.ts'

const { idReferentielGuid, idReferentielVersion } = industrie
const noVersion = { idReferentielVersion: 404_404 }
const version = [referentielExists(industrie), bothPortes]
const known = [...version, parametreExists(surface)]
const there = [...version, parametreUsed({ ...surface, idReferentielVersion })]
const lock = ['Referentiel', idReferentielGuid] as const
const current = ['Seule la version courante peut être modifiée']
const unfit = ["L'élément ne correspond pas à la portée"]
const hasValues = ['Changement refusé : des valeurs existent']

const keys = { idReferentielGuid, idReferentielVersion }
const annee = { ...surface, idParametre: 2, refParametre: 'ANNEE', lbParametre: 'Année', isActif: false }
const elsewhere = referentielExists({
  ...industrie,
  idReferentielGuid: '6e2a1f0b-55c7-5b8e-9d61-3f4a90c2be42',
  refReferentiel: 'LOG',
  idReferentielVersion: 2,
  niveaux: [],
})
const fresh = RefParametre.CreateNew.example.input

const changed = RefParametre.Update.example.input
const valued = [
  ...sites,
  bothPortes,
  parametreUsed({ ...surface, idReferentielVersion }),
  valeurParamExists({ ...valeurSurface, idReferentielVersion, idLocalisation: 2 }),
]

interactions(
  RefParametre.GetList,
  {
    given: [
      ...there,
      typeDeclared({ ...typePont, idReferentielVersion }),
      parametreUsed({ ...charge, idReferentielVersion }),
    ],
    unknown: noVersion,
  },
  {
    'those that a version uses': {
      answers: [surface],
      only: [
        { refParametre: 'SURFACE', portee: 'Localisations', idElement: null, element: null },
        { refParametre: 'CHARGE', lbDescription: null, portee: 'Matériels', idElement: 21, element: 'Pont roulant' },
      ],
    },
    'those of a version, beside those of another': {
      given: [...there, elsewhere, parametreUsed({ ...annee, idReferentielVersion: 2 })],
      only: [{ refParametre: 'SURFACE' }],
    },
    'those of a version that uses none': { given: known, only: [] },
  },
)

asked(
  RefParametre.GetList,
  {
    given: [
      ...version,
      parametreUsed({ ...annee, idElement: 2, element: 'Bâtiment', idReferentielVersion }),
      parametreUsed({ ...surface, idReferentielVersion }),
    ],
  },
  {
    rows: [{ refParametre: 'SURFACE' }, { refParametre: 'ANNEE', idElement: 2 }],
    rising: 'idParametre',
    words: 'BATIMENT annee',
    where: { isActif: false, template: 'Number', portee: 'localisations', element: 'BATIMENT', idElement: 2 },
  },
)

interactions(
  RefParametre.GetCatalogList,
  { given: there },
  {
    'all there are, without scope': {
      only: [{ refParametre: 'SURFACE', idTypePorte: [], portee: null, element: null }],
    },
    'all there are, whether a version uses them or not, by their keys': {
      given: [...version, parametreExists(annee), parametreUsed({ ...surface, idReferentielVersion })],
      only: [
        { refParametre: 'SURFACE', ...uncalled },
        { refParametre: 'ANNEE', isActif: false, ...uncalled },
      ],
    },
  },
)

interactions(
  RefParametre.CreateNew,
  { given: version, unknown: noVersion, lock },
  {
    'a new one, used at once': {},
    'a new one for the catalogue alone': {
      given: [],
      input: { refParametre: 'SURFACE', lbParametre: 'Surface' },
      answers: { ...surface, ...uncalled, lbDescription: null, idControlEdit: null, template: 'Text' },
      exactly: { idTypePorte: [], portee: null, template: 'Text' },
    },
    'a new one with nothing that may be left out': {
      input: { refParametre: 'SURFACE', lbParametre: 'Surface', ...keys },
      answers: { ...surface, ...uncalled, lbDescription: null, idControlEdit: null, template: 'Text' },
      exactly: { lbDescription: null, idControlEdit: null, template: 'Text', isActif: true, idElement: null },
    },
    'a new one that is inactive, for a level': {
      input: { ...fresh, isActif: false, idElement: 2 },
      answers: { ...surface, isActif: false, idElement: 2, element: 'Bâtiment' },
    },
    'a new one of equipment, for a type': {
      also: [typeDeclared({ ...typePont, idReferentielVersion })],
      input: { ...fresh, idTypePorte: [portes.materiel.idValeur], idElement: typePont.idValeur },
      answers: {
        ...surface,
        idTypePorte: [portes.materiel.idValeur],
        portee: portes.materiel.lbValeur,
        idElement: typePont.idValeur,
        element: typePont.lbValeur,
      },
    },
    'a new one of locations, for a type': {
      also: [typeDeclared({ ...typePont, idReferentielVersion })],
      input: { ...fresh, idElement: typePont.idValeur },
      messages: unfit,
    },
    'a new one of no scope, for a level': { input: { ...fresh, idTypePorte: [], idElement: 2 }, messages: unfit },
    'a new one for an element that nobody knows': { input: { ...fresh, idElement: 404 }, status: 404 },
    'a new one of a scope that is none': { input: { ...fresh, idTypePorte: [2] }, status: 404 },
    'a new one by a control there is not': { input: { ...fresh, idControlEdit: 10 }, status: 404 },
    'a new one of a reference that is taken, in small letters': {
      given: known,
      input: { ...fresh, refParametre: 'surface' },
      messages: ['surface existe déjà'],
    },
    'a new one of a reference that is too long': { input: { ...fresh, refParametre: 'R'.repeat(51) }, status: 400 },
    'a new one of a label that is too long': { input: { ...fresh, lbParametre: 'L'.repeat(201) }, status: 400 },
    'a new one of a reference that is taken': { given: known, messages: ['SURFACE existe déjà'] },
    'a new one of equipment for a level': {
      input: { ...fresh, idTypePorte: [portes.materiel.idValeur], idElement: 2 },
      messages: unfit,
    },
    'a new one for an old version': { also: [newerIndustrie], messages: current },
  },
)

interactions(
  RefParametre.Insert,
  { given: known, unknown: { idParametre: 404_404 }, lock },
  {
    'one of the catalogue': {},
    'one of the catalogue, for one level': {
      input: { ...RefParametre.Insert.example.input, idElement: 2 },
      answers: { ...surface, idElement: 2, element: 'Bâtiment' },
      exactly: { element: 'Bâtiment' },
    },
    'one of the catalogue, of which it uses another': {
      given: [...version, parametreUsed({ ...annee, idReferentielVersion }), parametreExists(surface)],
    },
    'one that another version uses': {
      given: [...known, elsewhere, parametreUsed({ ...annee, idReferentielVersion: 2 })],
      input: { ...RefParametre.Insert.example.input, idParametre: annee.idParametre },
      answers: annee,
    },
    'one that it uses already': { given: there, messages: ['SURFACE existe déjà'] },
    'one of all things, for one level': {
      input: { ...RefParametre.Insert.example.input, idTypePorte: [41, 42], idElement: 2 },
      messages: unfit,
    },
    'one for an old version': { also: [newerIndustrie], messages: current },
  },
)

interactions(
  RefParametre.Update,
  { given: there, unknown: { idParametre: 404_404 }, lock },
  {
    'another label': { given: valued },
    'without a stamp': { input: { ...changed, dtModification: null } },
    'nothing of its activity': {
      given: [...version, parametreUsed({ ...surface, isActif: false, idReferentielVersion })],
      input: {
        ...keys,
        idParametre: 1,
        refParametre: 'SURFACE',
        lbParametre: 'Autre',
        idControlEdit: surface.idControlEdit,
        idTypePorte: [41],
        idElement: null,
      },
      answers: { ...surface, lbParametre: 'Autre', lbDescription: null, isActif: false },
      exactly: { isActif: false },
    },
    'its own reference in small letters': {
      input: { ...changed, refParametre: 'surface' },
      answers: { ...RefParametre.Update.example.value, refParametre: 'surface' },
    },
    'a level that its values are of, while there are values': {
      given: valued,
      input: { ...changed, idElement: 2 },
      answers: { ...RefParametre.Update.example.value, idElement: 2, element: 'Bâtiment' },
    },
    'a level that its values are not of, while there are values': {
      given: valued,
      input: { ...changed, idElement: 1 },
      messages: hasValues,
    },
    'a scope more, while there are values': {
      given: valued,
      input: { ...changed, idTypePorte: [42, 41] },
      answers: { ...RefParametre.Update.example.value, idTypePorte: [41] },
      exactly: { portee: 'Localisations, Matériels' },
    },
    'another scope, while there are no values': {
      input: { ...changed, idTypePorte: [42] },
      answers: { ...RefParametre.Update.example.value, idTypePorte: [42], portee: portes.materiel.lbValeur },
    },
    'another scope, while another parameter has values': {
      given: [...valued, parametreUsed({ ...annee, idReferentielVersion })],
      input: { ...changed, idParametre: annee.idParametre, refParametre: 'ANNEE', idTypePorte: [42] },
      answers: {
        ...annee,
        lbParametre: changed.lbParametre,
        idTypePorte: [42],
        portee: portes.materiel.lbValeur,
        isActif: false,
      },
      exactly: { idTypePorte: [42] },
    },
    'one that the version does not use': { given: known, status: 404 },
    'another control, while there are no values': {
      input: { ...changed, idControlEdit: 2 },
      answers: { ...RefParametre.Update.example.value, idControlEdit: 2, template: 'Integer', type: 'NI' },
      exactly: { template: 'Integer' },
    },
    'another control, while there are values': {
      given: valued,
      input: { ...changed, idControlEdit: 2 },
      messages: hasValues,
    },
    'another scope, while there are values': {
      given: valued,
      input: { ...changed, idTypePorte: [42] },
      messages: hasValues,
    },
    'another reference that is taken': {
      also: [parametreExists({ ...charge, idElement: null })],
      input: { ...changed, refParametre: 'CHARGE' },
      messages: ['CHARGE existe déjà'],
    },
    'for a level, of equipment': { input: { ...changed, idTypePorte: [42], idElement: 2 }, messages: unfit },
    'in an old version': { also: [newerIndustrie], messages: current },
  },
)
