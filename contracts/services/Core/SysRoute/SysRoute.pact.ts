import { interactions } from '../../interactions.ts'
import { menuSeen } from '../../Adm/UsrUser/states.ts'
import { admin, agent } from '../SecAuthentification/states.ts'
import { affaireList, type Route, SysRoute } from './endpoints.ts'
import { navigationChanged, routeExists } from './states.ts'

const { input, value: changed } = SysRoute.LastUpdate.example

const affaire: Route = {
  ...affaireList,
  idRoute: 5,
  ref: 'AffAffAffaireAccueil',
  label: 'Affaire',
  path: '/Aff/Aff/AffaireAccueil',
  parameters: 'idAffaireGuid',
  refParent: affaireList.ref,
  component: null,
  isMenu: false,
  isVirtuel: true,
}
const there = [routeExists(affaireList)]
const both = [...there, routeExists(affaire)]
const updated = SysRoute.Update.example.input
const security: Route = {
  ...affaireList,
  idRoute: 9,
  ref: 'CoreSecPrmSecuriteAccueil',
  label: 'Sécurité',
  path: '/Core/Sec/PrmSecuriteAccueil',
  component: 'CoreSecPrmSecuriteAccueil',
}
const administered = [
  routeExists(security),
  menuSeen({
    idGroupe: admin.idGroupe,
    refMenu: 'App.AppMenu',
    item: { lbMenu: security.label, path: security.path ?? '', refRoute: security.ref },
  }),
]
const invalid = ['Route ou chemin non valide']

interactions(
  SysRoute.LastUpdate,
  { by: agent, given: [navigationChanged(changed)] },
  {
    'a question for the last change of the menus, after one': { exactly: changed },
    'a question for the last change of the menus, when there was none': {
      given: [navigationChanged({ lastUpdate: input.since })],
      exactly: { lastUpdate: input.since },
    },
  },
)

interactions(
  SysRoute.GetList,
  { given: both },
  {
    'all of them': {
      answers: [affaireList, affaire],
      only: [
        {
          ref: affaireList.ref,
          path: '/Aff/Aff/AffaireList',
          parameters: null,
          refParent: null,
          isMenu: true,
          isVirtuel: false,
        },
        { ref: affaire.ref, parameters: 'idAffaireGuid', refParent: affaireList.ref, isMenu: false, isVirtuel: true },
      ],
    },
    'when there is none': { given: [], only: [] },
  },
)

interactions(
  SysRoute.Update,
  { given: there, unknown: { idRoute: 404_404 } },
  {
    'another label': { exactly: { label: 'Dossiers', isMenu: true } },
    'another path, parameters and parent': {
      given: both,
      input: { ...affaire, path: '/Aff/Aff/Affaire', parameters: null, refParent: null },
      answers: { ...affaire, path: '/Aff/Aff/Affaire', parameters: null, refParent: null },
    },
    'of a name that is taken, in capitals': {
      given: both,
      input: { ...updated, ref: 'AFFAFFAFFAIREACCUEIL' },
      messages: ['AFFAFFAFFAIREACCUEIL existe déjà'],
    },
    'below its own child': {
      given: both,
      input: { ...updated, refParent: affaire.ref },
      messages: ['Ce parent créerait une boucle'],
    },
    'below a route there is not': { input: { ...updated, refParent: 'AffAffNulle' }, messages: invalid },
    'to a path that leads out': { input: { ...updated, path: '//evil.example' }, messages: invalid },
    'to a path that another has': { given: both, input: { ...updated, path: affaire.path ?? '' }, messages: invalid },
    'to the path of a page that is always there': { input: { ...updated, path: '/about' }, messages: invalid },
    'to the path of a page that is always there, written otherwise': {
      input: { ...updated, path: '/core/sec/AuthLogin/' },
      messages: invalid,
    },
    'to a path beside that of a page that is always there': {
      input: { ...updated, path: '/about/Affaires' },
      answers: { ...affaireList, label: 'Dossiers', path: '/about/Affaires' },
      exactly: { path: '/about/Affaires' },
    },
    'that leads administrators to security, to another component': {
      given: administered,
      input: { ...security, component: affaireList.ref },
      messages: ['Les administrateurs doivent garder menus et sécurité'],
    },
    'that leads administrators to security, with another label': {
      given: administered,
      input: { ...security, label: 'Droits' },
      answers: { ...security, label: 'Droits' },
      exactly: { label: 'Droits' },
    },
    'without a label': { input: { ...updated, label: '' }, status: 400 },
  },
)
