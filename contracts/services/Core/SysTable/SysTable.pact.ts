import { interactions } from '../../interactions.ts'
import { use, valeurExists } from '../SysValeur/states.ts'
import { etats, SysTable } from './endpoints.ts'
import { tableExists } from './states.ts'

const unknown = { idTableGuid: '00000000-0000-4000-8000-000000000404' }
const generated = { ...etats, isGenerer: true }
const changed = SysTable.Update.example.input
const valeur = { ...use, idTableGuid: etats.idTableGuid, refTable: etats.refTable }

interactions(SysTable.GetList, { given: [tableExists(etats)] }, { 'all of them': {} })

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
  },
)

interactions(
  SysTable.Update,
  { given: [tableExists(etats)], unknown, lock: ['SysTable', etats.idTableGuid] },
  {
    'another label': {},
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
    'one made in code deleted': {
      given: [tableExists(generated)],
      messages: ['Table générée : référence, type et activité sont fixes'],
    },
  },
)
