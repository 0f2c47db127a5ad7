import { asked, interactions } from '../../interactions.ts'
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

asked(
  SysRoute.GetList,
  { given: [routeExists({ ...affaire, label: 'Dossier complété', refParent: null }), ...there] },
  {
    rows: [{ ref: affaireList.ref }, { ref: affaire.ref }],
    rising: 'idRoute',
    words: 'COMPLETE',
    where: { isVirtuel: true, isMenu: false, component: '', parameters: 'idaffaireguid', requiresAuth: true },
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
    'its own name in capitals': {
      input: { ...updated, ref: affaireList.ref.toUpperCase() },
      answers: { ...affaireList, ...updated, ref: affaireList.ref.toUpperCase() },
    },
    'its own path with a slash at its end': {
      given: both,
      input: { ...updated, path: '/Aff/Aff/AffaireList/' },
      answers: { ...affaireList, ...updated, path: '/Aff/Aff/AffaireList/' },
    },
    'to a path that another has, written otherwise': {
      given: both,
      input: { ...updated, path: '/aff/aff/%41ffaireAccueil/' },
      messages: invalid,
    },
    'to a path that climbs': { input: { ...updated, path: '/Aff/../Core' }, messages: invalid },
    'to a path without a slash': { input: { ...updated, path: 'Aff/Aff' }, messages: invalid },
    'to a path with another sign': { input: { ...updated, path: '/Aff?x=1' }, messages: invalid },
    'to no path': { input: { ...updated, path: '' }, messages: invalid },
    'to no path, of one without a page': {
      given: both,
      input: { ...affaire, path: '' },
      answers: { ...affaire, path: '' },
      exactly: { path: '' },
    },
    'to no path, of one that has no page from now on': {
      input: { ...updated, path: '', isVirtuel: true },
      answers: { ...affaireList, ...updated, path: '', isVirtuel: true },
      exactly: { path: '' },
    },
    'to no path, of one that has a page from now on': {
      given: both,
      input: { ...affaire, path: '', isVirtuel: false },
      messages: invalid,
    },
    'below itself': { input: { ...updated, refParent: affaireList.ref }, messages: ['Ce parent créerait une boucle'] },
    'below another': {
      given: [...there, routeExists({ ...affaire, refParent: null })],
      input: { ...updated, refParent: affaire.ref },
      answers: { ...affaireList, ...updated, refParent: affaire.ref },
    },
    'nothing of its path, component and flags': {
      given: both,
      input: {
        idRoute: affaire.idRoute,
        ref: affaire.ref,
        label: 'Dossier',
        module: affaire.module,
        schema: affaire.schema,
        parameters: affaire.parameters,
        refParent: affaire.refParent,
      },
      answers: { ...affaire, label: 'Dossier' },
      exactly: { isVirtuel: true, isMenu: false, component: null },
    },
    'without a stamp': { input: { ...updated, dtModification: null } },
    'of a label that is too long': { input: { ...updated, label: 'L'.repeat(201) }, status: 400 },
    'without a label': { input: { ...updated, label: '' }, status: 400 },
  },
)
