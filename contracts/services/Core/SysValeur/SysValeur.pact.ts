import { asked, interactions } from '../../interactions.ts'
import { etats } from '../SysTable/endpoints.ts'
import { tableExists } from '../SysTable/states.ts'
import { bonEtat, SysValeur } from './endpoints.ts'
import { arbre, local, oneValue, site, tree, use, valeurExists } from './states.ts'

const unknown = '00000000-0000-4000-8000-000000000404'
const { input: nouvelle } = SysValeur.Insert.example
const changed = SysValeur.Update.example.input
const lock = ['SysTable', etats.idTableGuid] as const
const inTree = { idTableGuid: arbre.idTableGuid }
const hierarchical = { idTypeTable: 2, refTypeTable: 'H', lbTypeTable: 'Hiérarchie' }
const cave = {
  idValeurGuid: '6f5e4d3c-2b1a-5c0d-9e8f-7a6b5c4d3e21',
  idValeur: 3,
  refValeur: 'CAVE',
  lbValeur: 'Cave',
  lbCourt: null,
  extendedData: null,
}
const inList = ['Parent refusé : table de type liste ou autre table']
/** The last place of a table, and one that is not in the order of keys. */
const last = { ...bonEtat, idValeur: 20, refValeur: 'TRES-USE', lbValeur: 'Très usé', ordre: 2, isActif: false }
const alike = { ...last, idValeurGuid: '4e3f2a1b-5c6d-5e7f-8a91-2b3c4d5e6f72', ordre: 1 }
const first = { ...use, idValeur: 30, ordre: 1 }
const elsewhere = [tableExists(arbre), valeurExists({ ...site, idValeurGuid: '3d2e1f0a-4b5c-5d6e-8f70-1a2b3c4d5e61' })]

interactions(
  SysValeur.GetList,
  { given: [...oneValue, tableExists(arbre)], unknown: { idTableGuid: unknown } },
  {
    'of a table': {},
    'of a table by its reference': { given: oneValue, input: { refTable: etats.refTable } },
    'below another': {
      given: tree,
      input: { ...inTree, idValeurParent: site.idValeur },
      answers: [local],
      only: [{ idValeur: local.idValeur, niveauParent: 1 }],
    },
    'of a table by its reference in capitals': {
      input: { refTable: 'PRM.REFETAT' },
      only: [{ refTable: etats.refTable, refValeur: bonEtat.refValeur }],
    },
    'of no table': { input: {}, status: 400 },
    'of a table by the reference of another': {
      input: { idTableGuid: etats.idTableGuid, refTable: arbre.refTable },
      status: 404,
    },
    'at the roots of a hierarchy': {
      given: tree,
      input: { ...inTree, idValeurParent: '' },
      only: [{ refValeur: site.refValeur, niveauParent: 0 }],
    },
    'in the order of their keys where places are alike': {
      given: [tableExists(etats), valeurExists({ ...use, ordre: 1 }), valeurExists(alike), valeurExists(bonEtat)],
      only: [{ idValeur: bonEtat.idValeur }, { idValeur: alike.idValeur }, { idValeur: use.idValeur }],
    },
  },
)

asked(
  SysValeur.GetList,
  { given: [...elsewhere, tableExists(etats), valeurExists(last), valeurExists(first)] },
  {
    rows: [
      { idValeur: 30, lbValeur: 'Usé' },
      { idValeur: 20, lbValeur: 'Très usé' },
    ],
    rising: 'ordre',
    words: 'TRES',
    where: { refValeur: 'tres-use', isActif: false },
  },
)

interactions(
  SysValeur.Insert,
  { given: [tableExists(etats)], unknown: { idTableGuid: unknown }, lock },
  {
    'a new one': {},
    'a new one below another': {
      given: [tableExists(arbre), valeurExists(site)],
      input: { ...nouvelle, ...inTree, refValeur: local.refValeur, idValeurParent: site.idValeur },
      answers: local,
      exactly: { niveauParent: 1 },
    },
    'of a reference that is taken': { given: oneValue, messages: ['BON existe déjà'] },
    'of a reference that is taken, in small letters': {
      given: oneValue,
      input: { ...nouvelle, refValeur: 'bon' },
      messages: ['bon existe déjà'],
    },
    'of a reference that another table has': {
      given: [
        tableExists(arbre),
        valeurExists({ ...bonEtat, ...inTree, refTable: arbre.refTable, idValeurGuid: local.idValeurGuid }),
        tableExists(etats),
      ],
      answers: { ...bonEtat, idValeur: 2 },
    },
    'with nothing that may be left out, in the last place': {
      given: [tableExists(etats), valeurExists({ ...use, ordre: 5 })],
      input: { idTableGuid: etats.idTableGuid, refValeur: 'BON', lbValeur: 'Bon état' },
      answers: { ...bonEtat, lbCourt: null, extendedData: null, ordre: 6 },
      exactly: { lbCourt: null, description: null, extendedData: null, idValeurParent: null, isActif: true, ordre: 6 },
    },
    'in the last place below another': {
      given: [tableExists(arbre), valeurExists({ ...site, ordre: 7 }), valeurExists({ ...local, ordre: 4 })],
      input: { ...inTree, refValeur: 'CAVE', lbValeur: 'Cave', idValeurParent: site.idValeur },
      answers: { ...local, ...cave, ordre: 5 },
      exactly: { ordre: 5, niveauParent: 1 },
    },
    'in a place that is said, inactive': {
      input: { ...nouvelle, ordre: 3, isActif: false },
      answers: { ...bonEtat, ordre: 3, isActif: false },
    },
    'below a value of another table': {
      given: [...elsewhere, tableExists({ ...etats, ...hierarchical })],
      input: { ...nouvelle, idValeurParent: site.idValeur },
      messages: inList,
    },
    'below a value that nobody knows': {
      given: [tableExists(arbre)],
      input: { ...nouvelle, ...inTree, idValeurParent: 404 },
      status: 404,
    },
    'of a reference with a space in it': { input: { ...nouvelle, refValeur: 'BON ETAT' }, status: 400 },
    'of a reference that is too long': { input: { ...nouvelle, refValeur: 'R'.repeat(51) }, status: 400 },
    'of a label that is too long': { input: { ...nouvelle, lbValeur: 'L'.repeat(201) }, status: 400 },
    'of a short label that is too long': { input: { ...nouvelle, lbCourt: 'L'.repeat(201) }, status: 400 },
    'of a description that is too long': { input: { ...nouvelle, description: 'd'.repeat(2001) }, status: 400 },
    'with data that are no object': { input: { ...nouvelle, extendedData: '[1]' }, status: 400 },
    'of the longest reference, labels and description': {
      input: {
        ...nouvelle,
        refValeur: 'R'.repeat(50),
        lbValeur: 'L'.repeat(200),
        lbCourt: 'C'.repeat(200),
        description: 'd'.repeat(2000),
      },
      answers: {
        ...bonEtat,
        refValeur: 'R'.repeat(50),
        lbValeur: 'L'.repeat(200),
        lbCourt: 'C'.repeat(200),
        description: 'd'.repeat(2000),
      },
    },
    'with a parent in a list': {
      given: oneValue,
      input: { ...nouvelle, refValeur: 'USE', idValeurParent: bonEtat.idValeur },
      messages: inList,
    },
  },
)

interactions(
  SysValeur.Update,
  { given: oneValue, unknown: { idValeurGuid: unknown }, lock },
  {
    'another label': {},
    'without a stamp': { input: { ...changed, dtModification: null } },
    'nothing of what may be left out: what may be null goes, its place and activity stay': {
      given: [tableExists(etats), valeurExists({ ...bonEtat, ordre: 4, isActif: false })],
      input: {
        idValeurGuid: bonEtat.idValeurGuid,
        idTableGuid: etats.idTableGuid,
        refValeur: 'BON',
        lbValeur: 'Autre',
      },
      answers: { ...bonEtat, lbValeur: 'Autre', lbCourt: null, extendedData: null, ordre: 4, isActif: false },
      exactly: { ordre: 4, isActif: false, lbCourt: null, extendedData: null },
    },
    'in another place, inactive': {
      input: { ...changed, ordre: 9, isActif: false },
      answers: { ...bonEtat, ...changed, ordre: 9, isActif: false },
    },
    'its own reference in small letters': {
      input: { ...changed, refValeur: 'bon' },
      answers: { ...bonEtat, ...changed, refValeur: 'bon' },
    },
    'to another table': {
      also: elsewhere.slice(0, 1),
      input: { ...changed, ...inTree },
      status: 400,
    },
    'to the roots of a hierarchy': {
      given: tree,
      input: { ...changed, ...inTree, idValeurGuid: local.idValeurGuid, refValeur: 'LOCAL', idValeurParent: null },
      answers: {
        ...local,
        ...changed,
        ...inTree,
        idValeurGuid: local.idValeurGuid,
        refValeur: 'LOCAL',
        niveauParent: 0,
      },
      exactly: { idValeurParent: null, niveauParent: 0 },
    },
    'below itself': {
      given: tree,
      input: {
        ...changed,
        ...inTree,
        idValeurGuid: site.idValeurGuid,
        refValeur: 'SITE',
        idValeurParent: site.idValeur,
      },
      messages: ['Ce parent créerait une boucle'],
    },
    'below a value of another table': {
      given: [tableExists({ ...etats, ...hierarchical }), valeurExists({ ...bonEtat, idValeur: 9 }), ...elsewhere],
      input: { ...changed, idValeurParent: site.idValeur },
      messages: inList,
    },
    'below a value that nobody knows': {
      given: tree,
      input: { ...changed, ...inTree, idValeurGuid: site.idValeurGuid, refValeur: 'SITE', idValeurParent: 404 },
      status: 404,
    },
    'a reference that is taken': {
      also: [valeurExists(use)],
      input: { ...changed, refValeur: use.refValeur },
      messages: ['USE existe déjà'],
    },
    'a parent in a list': {
      also: [valeurExists(use)],
      input: { ...changed, idValeurParent: use.idValeur },
      messages: inList,
    },
    'below one of its own': {
      given: tree,
      input: {
        ...changed,
        ...inTree,
        refValeur: site.refValeur,
        idValeurGuid: site.idValeurGuid,
        idValeurParent: local.idValeur,
      },
      messages: ['Ce parent créerait une boucle'],
    },
  },
)
