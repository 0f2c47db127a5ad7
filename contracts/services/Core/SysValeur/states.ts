import { state } from '../../../wire/state.ts'
import { etats } from '../SysTable/endpoints.ts'
import { tableExists } from '../SysTable/states.ts'
import { bonEtat, sysValeur } from './endpoints.ts'

export const valeurExists = state('a value of a system table exists', sysValeur, {
  means: 'its table and its parent are there',
})

/** A hierarchy, a value of it, and one below. */
export const arbre = {
  ...etats,
  idTableGuid: '5d9e1c77-2b4f-5a60-8c13-7e8d9f0a1b62',
  refTable: 'Prm.RefStructure',
  lbTable: 'Structures',
  idTypeTable: 2,
  refTypeTable: 'H',
  lbTypeTable: 'Hiérarchie',
}
export const use = {
  ...bonEtat,
  idValeur: 21,
  idValeurGuid: '1c2d3e4f-5a6b-5c7d-8e9f-0a1b2c3d4e73',
  refValeur: 'USE',
  lbValeur: 'Usé',
}
export const site = {
  ...bonEtat,
  idTableGuid: arbre.idTableGuid,
  refTable: arbre.refTable,
  refValeur: 'SITE',
  lbValeur: 'Site',
}
export const local = {
  ...site,
  idValeur: 2,
  idValeurGuid: '9a8b7c6d-5e4f-5d3c-8b2a-1f0e9d8c7b84',
  refValeur: 'LOCAL',
  lbValeur: 'Local',
  idValeurParent: 1,
  niveauParent: 1,
}

export const oneValue = [tableExists(etats), valeurExists(bonEtat)]
export const tree = [tableExists(arbre), valeurExists(site), valeurExists(local)]
