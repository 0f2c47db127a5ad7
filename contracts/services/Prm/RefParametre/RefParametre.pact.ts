import { interactions } from '../../interactions.ts'
import { charge, portes, surface, uncalled, valeurSurface } from '../../parametre.ts'
import { typePont } from '../RefReferentiel/endpoints.ts'
import {
  industrie,
  referentielExists,
  referentielHasNewerVersion,
  sites,
  typeDeclared,
} from '../RefReferentiel/states.ts'
import { RefParametre } from './endpoints.ts'
import { bothPortes, parametreExists, parametreUsed, valeurParamExists } from './states.ts'

const { idReferentielGuid, idReferentielVersion } = industrie
const noVersion = { idReferentielVersion: 404_404 }
const version = [referentielExists(industrie), bothPortes]
const known = [...version, parametreExists(surface)]
const there = [...version, parametreUsed({ ...surface, idReferentielVersion })]
const newer = referentielHasNewerVersion({ idReferentielVersion })
const lock = ['Referentiel', idReferentielGuid] as const
const current = ['Seule la version courante peut être modifiée']
const unfit = ["L'élément ne correspond pas à la portée"]
const hasValues = ['Changement refusé : des valeurs existent']

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
    'those of a version that uses none': { given: known, only: [] },
  },
)

interactions(
  RefParametre.GetCatalogList,
  { given: there },
  {
    'all there are, without scope': {
      only: [{ refParametre: 'SURFACE', idTypePorte: [], portee: null, element: null }],
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
    'a new one of a reference that is taken': { given: known, messages: ['SURFACE existe déjà'] },
    'a new one of equipment for a level': {
      input: { ...fresh, idTypePorte: [portes.materiel.idValeur], idElement: 2 },
      messages: unfit,
    },
    'a new one for an old version': { also: [newer], messages: current },
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
    'one that it uses already': { given: there, messages: ['SURFACE existe déjà'] },
    'one of all things, for one level': {
      input: { ...RefParametre.Insert.example.input, idTypePorte: [41, 42], idElement: 2 },
      messages: unfit,
    },
    'one for an old version': { also: [newer], messages: current },
  },
)

interactions(
  RefParametre.Update,
  { given: there, unknown: { idParametre: 404_404 }, lock },
  {
    'another label': { given: valued },
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
    'in an old version': { also: [newer], messages: current },
  },
)
