import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { neededRole, roleOfView } from './needed-role.ts'

test('an entry needs the role of the page it leads to, else of the button it is', () => {
  const entry = { refRoute: null, refAction: null, routeEncrageMenu: 'AdmUsrUserList' }
  expect(neededRole({ ...entry, refRoute: 'CoreSysLogList', routeEncrageMenu: 'App' })).toBe('ADMIN')
  expect(neededRole({ ...entry, refAction: 'Desactiver' })).toBe('ADMIN')
  expect(neededRole({ ...entry, refAction: 'Exporter' })).toBe('LECTURE')
  expect(neededRole({ ...entry, refAction: 'VoirHistorique', routeEncrageMenu: 'AffAffAffaireAccueil' })).toBe('ADMIN')
  expect(neededRole(entry)).toBeNull()
  expect(roleOfView('AdmUsrUserProfil')).toBeNull()
})

/** The first read and the main save of each view, as named in the list of operations and rights. */
const calls: readonly (readonly [view: string, reads: string, saves: string | null])[] = [
  ['AdmUsrUserList', 'UsrUser/GetList', 'UsrUser/UpdateUser'],
  ['AffAffAffaireList', 'AffAffaire/GetList', 'AffAffaire/Update'],
  ['AffAffAffaireAccueil', 'AffAffaire/Get', 'AffAffaire/Update'],
  ['AffAffAffairePrestationList', 'AffAffairePrestation/GetList', 'AffAffairePrestation/Insert'],
  ['CoreSecPrmMenuList', 'SysMenu/GetList', 'SysMenu/UpdateOrInsertMenu'],
  ['CoreSecPrmSecuriteAccueil', 'SysMenu/GetMenuNoeudList', 'SysMenu/UpdateSecMenu'],
  ['CoreSysActionList', 'SysAction/GetList', 'SysAction/Update'],
  ['CoreSysLogList', 'SysLog/GetList', null],
  ['CoreSysRouteList', 'SysRoute/GetList', 'SysRoute/Update'],
  ['CoreSysParametreAvanceAccueil', 'SysObjetLock/GetListByType', null],
  ['CoreSysTableList', 'SysTable/GetList', 'SysTable/Update'],
  ['CoreSysTableAccueil', 'SysValeur/GetList', 'SysValeur/Update'],
  ['PrmGamGammeList', 'GamGamme/GetList', 'GamGamme/Import'],
  ['PrmGamGamRapportAccueil', 'GamRapport/GetPageInfoList', null],
  ['PrmGamFileImport', 'GamRapport/GetPageInfoList', 'GamRapport/Import'],
  ['PrmModModeInspectionList', 'ModModeInspection/GetList', 'ModModeInspection/Update'],
  ['PrmModModeInspectionAccueil', 'ModModeInspection/Get', 'ModModeInspection/Update'],
  ['PrmModTacheList', 'ModTache/GetList', 'ModTache/UpdateOrInsert'],
  ['PrmRefReferentielList', 'RefReferentiel/GetList', 'RefReferentiel/Update'],
  ['PrmRefReferentielAccueil', 'RefReferentiel/Get', 'RefReferentiel/Update'],
  ['PrmRefParametreList', 'RefParametre/GetList', 'RefParametre/Update'],
  ['PrmRefLocalisationList', 'RefLocalisation/GetList', 'RefLocalisation/Import'],
  ['PrmRefMaterielList', 'RefMateriel/GetMaterialList', 'RefMateriel/Import'],
]
const file = new URL('../../../contracts/services/operations.json', import.meta.url)
const rights = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as { service: string; operation: string; right: string }[]).map(
    ({ service, operation, right }) => [`${service.split('/').at(-1)}/${operation}`, right],
  ),
)

test.each(calls)('%s asks what the contract asks of %s and %s', (view, reads, saves) => {
  expect(roleOfView(view)).toBe(rights.get(reads))
  if (saves)
    expect(neededRole({ refRoute: null, refAction: 'Modifier', routeEncrageMenu: view })).toBe(rights.get(saves))
})
