import { read, type User } from '../journey.ts'
import type { Provider } from '../provider.ts'
import { pressed } from './person.ts'
import { sent, task } from './task.ts'
import { byForm, byLook, opened, rowOf, rowsOf } from './ways.ts'

const headed = ({ page }: User, text: string) => page.getByRole('heading', { name: new RegExp(`^${text}`) })
const linkTo =
  (name: string) =>
  ({ page }: User) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first()
const shows = (text: string) => (user: User) => rowsOf(user).getByText(text, { exact: true })

const range = 'LEV-VGP'
const ranges = () => `/Prm/Gam/GammeList?q=${range}`
const current = async (provider: Provider) => {
  const versions = await read<{ idGammeVersion: number; ref: string; isCurrent: boolean }[]>(
    provider,
    '/api/Console/Prm/GamGamme/GetList',
  )
  return versions.find(({ ref, isCurrent }) => ref === range && isCurrent)?.idGammeVersion ?? 0
}
const rangeRow = (user: User) => rowOf(user, range)
const pages = (user: User) => rowOf(user, 'LEV-VGP-01')

const rangeTasks = [
  opened({
    name: 'the list of ranges is opened',
    asks: 'GamGamme/GetList',
    view: 'view.PrmGamGammeList',
    group: 'menu.Paramétrage',
    shows: [shows(range)],
  }),
  opened({
    name: 'a range is opened from the list',
    asks: 'GamRapport/GetPageInfoList GamGamme/GetInfoDynamic GamGamme/GetGamMaterielList GedDocument/GetDocumentInfoList',
    address: ranges,
    view: 'view.PrmGamGamRapportAccueil',
    link: linkTo(range),
    shows: [pages],
  }),
  byLook({
    name: 'what the server knows of a range is read',
    asks: 'GamGamme/GetInfoDynamic',
    prepare: current,
    address: ranges,
    action: 'action.VoirInfos',
    row: rangeRow,
    shows: (panel, { walk }) => panel.getByText(walk.locale === 'fr' ? 'Prochaine échéance' : 'Next due date'),
  }),
  byLook({
    name: 'the equipment of a range is read',
    asks: 'GamGamme/GetGamMaterielList',
    prepare: current,
    address: ranges,
    action: 'action.VoirMateriels',
    row: rangeRow,
    shows: (panel) => panel.getByRole('gridcell'),
  }),
  byLook({
    name: 'the file of a report page is looked at',
    asks: 'GedDocument/GetFileContent',
    prepare: current,
    address: (version) => `/Prm/Gam/GamRapportAccueil?idGammeVersion=${version}`,
    action: 'action.Apercu',
    row: pages,
    shows: (panel) => panel.getByRole('img'),
  }),
  opened({
    name: 'the pages of a range are opened, for files onto them',
    asks: 'GamRapport/GetPageInfoList GedDocument/GetDocumentInfoList',
    prepare: current,
    address: (version) => `/Prm/Gam/GamRapportAccueil?idGammeVersion=${String(version)}`,
    view: 'view.PrmGamFileImport',
    shows: [({ page, t }) => page.getByRole('button', { name: new RegExp(`^${t['files.drop']}`) })],
  }),
]

const homeTasks = [
  opened({
    name: 'a repository is opened from the list',
    asks: 'RefReferentiel/Get RefReferentiel/GetVersionList RefPropriete/GetValeurList RefLocalisation/GetStructureHierachiList',
    address: () => '/Prm/Ref/ReferentielList?q=ERP',
    view: 'view.PrmRefReferentielAccueil',
    link: linkTo('ERP'),
    shows: [(user) => headed(user, user.t['section.structure'])],
  }),
  opened({
    name: 'the list of modes is opened',
    asks: 'ModModeInspection/GetList',
    view: 'view.PrmModModeInspectionList',
    group: 'menu.Paramétrage',
    shows: [(user) => rowsOf(user).getByRole('row').nth(2)],
  }),
  opened({
    name: 'a mode is opened from the list',
    asks: 'ModModeInspection/Get ModModeInspection/GetVersionList ModPropriete/GetValeurList RefParametre/GetList',
    address: () => '/Prm/Mod/ModeInspectionList',
    view: 'view.PrmModModeInspectionAccueil',
    link: (user) => rowsOf(user).getByRole('link').first(),
    shows: [(user) => headed(user, user.t['section.parametres'])],
  }),
  opened({
    name: 'the locations of a repository are searched',
    asks: 'RefReferentiel/GetFilterLocalisationList',
    async prepare(provider) {
      const [one] = await read<{ idReferentielGuid: string }[]>(provider, '/api/Console/Prm/RefReferentiel/GetList')
      const [version] = await read<{ idReferentielVersion: number }[]>(
        provider,
        `/api/Console/Prm/RefReferentiel/GetVersionList?idReferentielGuid=${one?.idReferentielGuid}`,
      )
      return `idReferentielGuid=${one?.idReferentielGuid}&idReferentielVersion=${version?.idReferentielVersion}`
    },
    address: (query) => `/Prm/Ref/LocalisationList?${String(query)}`,
    view: 'view.PrmRefLocalisationList',
    types: 'a',
    link: ({ page }) => page.getByRole('main').getByRole('searchbox').first(),
    shows: [({ page }) => page.getByRole('treegrid').getByRole('row').nth(1)],
  }),
  opened({
    name: 'the services of all cases are opened',
    asks: 'AffAffairePrestation/GetList',
    view: 'view.AffAffAffairePrestationList',
    group: 'menu.Affaires',
    shows: [(user) => rowsOf(user).getByRole('row').nth(2)],
  }),
]

const systemTasks = [
  opened({
    name: 'rights and roles are opened',
    asks: 'SecSecurite/GetRoleList SecSecurite/GetGroupeList SecSecurite/GetModeAuthentificationList SysMenu/GetMenuNoeudList',
    view: 'view.CoreSecPrmSecuriteAccueil',
    group: 'menu.Administration',
    shows: [
      ({ page, t }) => page.getByRole('grid', { name: t['rights.title'] }).getByRole('row').nth(3),
      ({ page }) => page.getByRole('main').getByText('BASIC', { exact: true }),
    ],
  }),
  opened({
    name: 'the advanced parameters are opened',
    asks: 'SysObjetLock/GetListByType SysObjetLock/GetListByUser',
    view: 'view.CoreSysParametreAvanceAccueil',
    group: 'menu.Système',
    shows: [(user) => headed(user, user.t['section.ownLocks'])],
  }),
  opened({
    name: 'the menus are opened',
    asks: 'SysMenu/GetList',
    view: 'view.CoreSecPrmMenuList',
    group: 'menu.Système',
    shows: [(user) => rowsOf(user).getByRole('row').nth(3)],
  }),
  opened({
    name: 'the log is opened',
    asks: 'SysLog/GetList SysLog/GetEtatList',
    view: 'view.CoreSysLogList',
    group: 'menu.Système',
    shows: [(user) => rowsOf(user).getByRole('row').nth(2)],
  }),
  opened({
    name: 'the log is filtered by what was done',
    asks: 'SysLog/GetActionList',
    address: () => '/Core/Sys/LogList',
    view: 'view.CoreSysLogList',
    // In both languages.
    link: ({ page }) => page.getByRole('search').getByRole('button', { name: 'Action', exact: true }),
    shows: [({ page }) => page.getByRole('dialog').getByRole('checkbox').or(page.getByRole('option'))],
  }),
]

const exporting = task({
  name: 'the log is exported',
  asks: 'SysLog/GetList',
  prepare: (_, mark) => Promise.resolve(mark),
  address: () => '/Core/Sys/LogList',
  stands: (user) => rowsOf(user).getByRole('row').nth(2),
  async next(hands) {
    const { page, t } = hands.user
    const dialog = page.getByRole('dialog')
    const write = dialog.getByRole('button', { name: t['export.write'], exact: true })
    if (await write.isVisible()) {
      const coming = page.waitForEvent('download', { timeout: 5_000 }).catch(() => null)
      return (await sent(hands, write)) && (await coming) !== null
    }
    if (!(await dialog.isVisible()))
      await pressed(page.getByRole('main').getByRole('button', { name: t['action.Exporter'], exact: true }))
    return false
  },
  stored: () => Promise.resolve(null),
  wanted: () => null,
})

const agencies = async (provider: Provider, mark: string) =>
  (await read<{ lbAgence: string }[]>(provider, '/api/Console/Adm/AdmAgence/GetList'))
    .map(({ lbAgence }) => lbAgence)
    .filter((name) => name.endsWith(mark))

const addingAgency = byForm({
  name: 'an agency is added',
  asks: 'AdmAgence/Insert',
  prepare: (_, mark) => Promise.resolve(mark),
  address: () => '/Aff/Aff/AffaireList',
  action: 'action.AjouterAgence',
  fields: (mark) => [['text', 'field.lbAgence', `Agence ${mark}`]],
  shows: (user) => rowsOf(user),
  stored: agencies,
  wanted: (mark) => [`Agence ${mark}`],
  before: () => [],
})

export const tasksOfViews = [...rangeTasks, ...homeTasks, ...systemTasks, exporting, addingAgency]
