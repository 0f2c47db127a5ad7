import { asked, interactions } from '../../interactions.ts'
import { arbre, use, valeurExists } from '../SysValeur/states.ts'
import { etats, SysTable } from './endpoints.ts'
import { tableExists } from './states.ts'

const unknown = { idTableGuid: '00000000-0000-4000-8000-000000000404' }
const generated = { ...etats, isGenerer: true }
const { input: added } = SysTable.Insert.example
const changed = SysTable.Update.example.input
const aHierarchy = { idTypeTable: 2, refTypeTable: 'H', lbTypeTable: 'Hiérarchie' }
const fixed = ['Table générée : référence, type et activité sont fixes']
const valeur = { ...use, idTableGuid: etats.idTableGuid, refTable: etats.refTable }

interactions(
  SysTable.GetList,
  { given: [tableExists(etats)] },
  {
    'all of them': {},
    'with how many values each has': {
      also: [tableExists(arbre), valeurExists(valeur)],
      only: [
        { refTable: etats.refTable, nbValeur: 1 },
        { refTable: arbre.refTable, nbValeur: 0 },
      ],
    },
  },
)

asked(
  SysTable.GetList,
  { given: [tableExists({ ...arbre, isActif: false, description: 'À revoir' }), tableExists(etats)] },
  {
    rows: [{ refTable: etats.refTable }, { refTable: arbre.refTable, isActif: false, lbTypeTable: 'Hiérarchie' }],
    rising: 'refTable',
    words: 'HIERARCHIE REVOIR',
    where: { idTypeTable: 2, refTypeTable: 'H', lbTypeTable: 'hierarchie', isActif: false },
  },
)

interactions(
  SysTable.GetTypeList,
  {},
  {
    'lists and hierarchies': {
      only: [
        { idTypeTable: 1, refTypeTable: 'L', lbTypeTable: 'Liste' },
        { idTypeTable: 2, refTypeTable: 'H', lbTypeTable: 'Hiérarchie' },
      ],
    },
  },
)

interactions(
  SysTable.Insert,
  {},
  {
    'a new one': { exactly: { refTypeTable: 'L', lbTypeTable: 'Liste', isGenerer: false, nbValeur: 0 } },
    'of a reference that is taken': { given: [tableExists(etats)], messages: [`${etats.refTable} existe déjà`] },
    'of a reference that is taken, in capitals': {
      given: [tableExists(etats)],
      input: { ...added, refTable: 'PRM.REFETAT' },
      messages: ['PRM.REFETAT existe déjà'],
    },
    'a hierarchy': {
      input: { ...added, idTypeTable: 2 },
      exactly: aHierarchy,
    },
    'one that is deleted from the first': { input: { ...added, isActif: false }, exactly: { isActif: false } },
    'with nothing that may be left out': {
      input: { refTable: added.refTable, lbTable: added.lbTable },
      exactly: { idTypeTable: 1, description: null, isActif: true },
    },
    'of a type there is not': { input: { ...added, idTypeTable: 3 }, status: 400 },
    'of a reference that is too long': { input: { ...added, refTable: 'R'.repeat(51) }, status: 400 },
    'of the longest reference, label and description': {
      input: { refTable: 'R'.repeat(50), lbTable: 'L'.repeat(200), description: 'd'.repeat(2000) },
      exactly: { refTable: 'R'.repeat(50), lbTable: 'L'.repeat(200), description: 'd'.repeat(2000) },
    },
    'of a reference with a space in it': { input: { ...added, refTable: 'Prm RefEtat' }, status: 400 },
    'of a label that is too long': { input: { ...added, lbTable: 'L'.repeat(201) }, status: 400 },
    'of a description that is too long': { input: { ...added, description: 'd'.repeat(2001) }, status: 400 },
  },
)

interactions(
  SysTable.Update,
  { given: [tableExists(etats)], unknown, lock: ['SysTable', etats.idTableGuid] },
  {
    'another label': {},
    'its own reference in capitals': {
      input: { ...changed, refTable: 'PRM.REFETAT' },
      exactly: { refTable: 'PRM.REFETAT' },
    },
    'nothing of its type and activity': {
      given: [tableExists({ ...etats, idTypeTable: 2, isActif: false })],
      input: { idTableGuid: etats.idTableGuid, refTable: etats.refTable, lbTable: 'Autre' },
      answers: { ...etats, ...aHierarchy, lbTable: 'Autre', isActif: false },
      exactly: { ...aHierarchy, isActif: false },
    },
    'without a stamp': { input: { ...changed, dtModification: null } },
    'another label for one made in code': { given: [tableExists(generated)], exactly: { isGenerer: true } },
    'another type for one made in code': {
      given: [tableExists(generated)],
      input: { ...changed, idTypeTable: 2 },
      messages: fixed,
    },
    'another activity for one made in code': {
      given: [tableExists(generated)],
      input: { ...changed, isActif: false },
      messages: fixed,
    },
    'another label while there are values': { also: [valeurExists(valeur)], exactly: { nbValeur: 1 } },
    'another type while another table has values': {
      also: [tableExists(arbre), valeurExists({ ...valeur, idTableGuid: arbre.idTableGuid, refTable: arbre.refTable })],
      input: { ...changed, idTypeTable: 2 },
      answers: { ...etats, ...changed, ...aHierarchy },
      exactly: aHierarchy,
    },
    'another reference for one made in code': {
      given: [tableExists(generated)],
      input: { ...changed, refTable: 'Prm.RefEtats' },
      messages: ['Table générée : référence, type et activité sont fixes'],
    },
    'a reference that is taken': {
      also: [
        tableExists({
          ...etats,
          idTableGuid: '7a1c0d5e-9b3f-5e42-8d60-2f4b6c8e0a15',
          refTable: 'Demo.Autre',
          lbTable: 'Autre',
        }),
      ],
      input: { ...changed, refTable: 'Demo.Autre' },
      messages: ['Demo.Autre existe déjà'],
    },
    'another type while there are values': {
      also: [valeurExists(valeur)],
      input: { ...changed, idTypeTable: 2 },
      messages: ['Changement refusé : des valeurs existent'],
    },
  },
)

interactions(
  SysTable.ChangeActif,
  { given: [tableExists(etats)], unknown, lock: ['SysTable', etats.idTableGuid] },
  {
    deleted: { exactly: { isActif: false } },
    restored: {
      given: [tableExists({ ...etats, isActif: false })],
      input: { idTableGuid: etats.idTableGuid, isActif: true },
      answers: etats,
      exactly: { isActif: true },
    },
    'deleted again': { given: [tableExists({ ...etats, isActif: false })], exactly: { isActif: false } },
    'one made in code restored': {
      given: [tableExists({ ...generated, isActif: false })],
      input: { idTableGuid: etats.idTableGuid, isActif: true },
      messages: fixed,
    },
    'one made in code left as it is': {
      given: [tableExists(generated)],
      input: { idTableGuid: etats.idTableGuid, isActif: true },
      answers: generated,
      exactly: { isActif: true },
    },
    'with the stamp of another moment': {
      input: { ...SysTable.ChangeActif.example.input, dtModification: '2026-01-12T09:15:01.000Z' },
      status: 409,
    },
    'one made in code deleted': {
      given: [tableExists(generated)],
      messages: ['Table générée : référence, type et activité sont fixes'],
    },
  },
)
