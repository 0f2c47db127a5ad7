import { expect, test } from 'vitest'
import operations from '../services/operations.json' with { type: 'json' }
import { views } from '../services/navigation/views.ts'
import { screensByCall, strayFiles } from './screens.ts'

const names = operations.map(({ service, operation }) => `${service.split('/').at(-1)}/${operation}`)
const used = screensByCall(new Set(names))
const known = new Set<string>(views.map(({ ref }) => ref))

test('the console makes every call there is, but the one for programs [1.manages]', () => {
  expect(names.filter((name) => !used.has(name))).toEqual(['SecAuthentification/AuthenticateApi'])
})

test('each has a view of the specification, but those of the session, of locks and of menus that change [1.manages]', () => {
  const everywhere = [...used].flatMap(([call, screens]) => (screens.some(({ name }) => known.has(name)) ? [] : [call]))
  expect(everywhere.toSorted()).toEqual([
    'SecAuthentification/Authenticate',
    'SecAuthentification/AuthenticateWithToken',
    'SecAuthentification/CheckToken',
    'SecAuthentification/LogOut',
    'SysObjetLock/GetListByReference',
    'SysObjetLock/Verrouiller',
    'SysRoute/LastUpdate',
  ])
})

test('no file with a call stands where nothing leads to it: what nobody opens is no screen [1.manages]', () => {
  expect(strayFiles(new Set(names))).toEqual([])
})

test.each([
  ['users', 'AdmUsrUserList', 'UsrUser/AddUser UsrUser/UpdateUser UsrUser/ChangePassword'],
  ['agencies', 'AffAffAffaireList', 'AdmAgence/Insert'],
  ['cases', 'AffAffAffaireList', 'AffAffaire/GetList AffAffaire/Insert AffAffaire/Update'],
  ['services', 'AffAffAffairePrestationList', 'AffAffairePrestation/GetList AffAffairePrestation/Insert'],
  ['inspection modes', 'PrmModModeInspectionList', 'ModModeInspection/GetList ModModeInspection/Insert'],
  ['tasks', 'PrmModTacheList', 'ModTache/UpdateOrInsert ModTache/UpdateLiens ModTache/Delete'],
  ['referentials', 'PrmRefReferentielList', 'RefReferentiel/GetList RefReferentiel/Insert'],
  ['locations', 'PrmRefLocalisationList', 'RefLocalisation/GetList RefLocalisation/Import'],
  ['equipment', 'PrmRefMaterielList', 'RefMateriel/GetMaterialList RefMateriel/Import'],
  ['parameters', 'PrmRefParametreList', 'RefParametre/CreateNew RefParametre/Insert RefParametre/Update'],
  ['ranges', 'PrmGamGammeList', 'GamGamme/GetList GamGamme/Import'],
  ['report pages', 'PrmGamFileImport', 'GamRapport/Import'],
  ['documents', 'PrmGamGamRapportAccueil', 'GedDocument/GetFileContent GedDocument/GetDocumentInfoList'],
  ['system tables', 'CoreSysTableList', 'SysTable/Insert SysTable/ChangeActif'],
  ['values', 'CoreSysTableAccueil', 'SysValeur/Insert SysValeur/Update SysValeur/Delete SysValeur/Import'],
  ['menus', 'CoreSecPrmMenuList', 'SysMenu/UpdateOrInsertMenu SysMenu/Delete SysMenu/GetSqlString'],
  ['routes', 'CoreSysRouteList', 'SysRoute/GetList SysRoute/Update'],
  ['actions', 'CoreSysActionList', 'SysAction/Update SysAction/Delete'],
  ['logs', 'CoreSysLogList', 'SysLog/GetList'],
  ['security', 'CoreSecPrmSecuriteAccueil', 'SysMenu/UpdateSecMenu SecSecurite/GetRoleList SecSecurite/GetGroupeList'],
])('%s are managed on %s [1.manages]', (_, view, calls) => {
  expect(known.has(view)).toBe(true)
  expect(calls.split(' ').filter((call) => !used.get(call)?.some(({ name }) => name === view))).toEqual([])
})
