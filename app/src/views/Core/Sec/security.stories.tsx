import { SecSecurite, utilisateurs } from '@ronde/contracts/services/Core/SecSecurite'
import { SysMenu, type MenuRecord } from '@ronde/contracts/services/Core/SysMenu'
import { SysObjetLock } from '@ronde/contracts/services/Core/SysObjetLock'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { answer } from '../../../kit/testing/answers.ts'
import { byOther, listStates, longWords, pageStates } from '../../../kit/testing/screen-states.ts'
import { ShowConsole } from '../../../kit/testing/show-console.tsx'
import menus from './PrmMenuList/index.ts'

const lists = listStates(menus, { at: '/Core/Sec/PrmMenuList' })
const [example] = SysMenu.GetList.example.value as [MenuRecord]
const entry = (id: number, name: string, more: Partial<MenuRecord> = {}): MenuRecord => ({
  ...example,
  id,
  name,
  idTypeMenu: 1,
  idTypeEncrage: 1,
  routeEncrageMenu: 'App',
  refAction: null,
  ordre: id,
  ...more,
})
const child = entry(3, 'Toutes les affaires', { idParent: 2, refRoute: 'AffAffAffaireList' })
const tree = [entry(1, 'Accueil'), entry(2, 'Affaires', { isParent: true, children: [child] }), example]

const meta = preview.meta({
  title: 'Screens/Menus and rights',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/Core/Sec/PrmSecuriteAccueil', globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

/** Entries under the menu of the screen they are in. */
export const Menus = meta.story({
  args: { at: '/Core/Sec/PrmMenuList', answers: [answer(SysMenu.GetList, () => tree)] },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('treegrid'))
    await expect(await grid.findByRole('row', { name: /^Application – menu latéral/ })).toHaveAttribute(
      'aria-level',
      '1',
    )
    await expect(grid.getByRole('row', { name: /^Toutes les affaires/ })).toHaveAttribute('aria-level', '3')
    await expect(grid.getByRole('row', { name: /^Affaires – actions du titre/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: /4/ })).toBeVisible()
  },
})

export const Script = meta.story({
  args: { at: '/Core/Sec/PrmMenuList?e=CopierSql' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Copier le script SQL' }))
    await expect(await dialog.findByRole('region', { name: 'Script SQL des menus' })).toHaveTextContent('begin;')
    await expect(dialog.getByRole('button', { name: 'Copier' })).toBeVisible()
  },
})

/** Changes are counted, previewed for the group, and listed before they are saved. */
export const Rights = meta.story({
  play: async ({ canvas, userEvent }) => {
    const matrix = within(await canvas.findByRole('grid', { name: 'Droits des groupes' }))
    const [cell] = within(matrix.getByRole('row', { name: /^Exporter/ })).getAllByRole('gridcell')
    if (cell) await userEvent.click(cell)
    await expect(await canvas.findByText(/^Un changement à enregistrer.*Utilisateurs$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Aperçu d.un groupe$/ }))
    const panel = within(await screen.findByRole('dialog', { name: /^Aperçu d.un groupe$/ }))
    await expect(await panel.findByRole('group', { name: 'Après' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer les droits' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer les droits' }))
    await expect(dialog.getByRole('heading', { name: 'Utilisateurs' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByText('Aucun changement')).toBeVisible()
  },
})

const journal = entry(4, 'Journal', { refRoute: 'CoreSysLogList', idGroupeList: [1, 2] })
const security = entry(5, 'Sécurité', { refRoute: 'CoreSecPrmSecuriteAccueil', idGroupeList: [1] })
const known = [
  answer(SysMenu.GetList, () => [journal, security]),
  answer(SysMenu.GetMenuNoeudList, () =>
    [journal, security].map(({ id, name, idGroupeList = [] }) => ({
      id,
      idParent: null,
      name,
      refMenu: 'App.AppMenu',
      idGroupeList,
    })),
  ),
  answer(SecSecurite.GetGroupeList, () => [
    { ...utilisateurs, idGroupe: 1, lbGroupe: 'Administrateurs', refRoleList: ['ADMIN'] },
    { ...utilisateurs, idGroupe: 2 },
  ]),
]

/** The administrators' last access cannot be removed; entries whose role a group lacks are marked. */
export const RightsKept = meta.story({
  args: { answers: known },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Dernier accès/)).toBeVisible()
    await expect(canvas.getByText('rôle Administration requis')).toBeVisible()
  },
})

export const RightsKeptInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { answers: known },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Last access/)).toBeVisible()
    await expect(canvas.getByText('Administration role needed')).toBeVisible()
  },
})

const rights = pageStates(SysMenu.GetMenuNoeudList, { at: '/Core/Sec/PrmSecuriteAccueil' })
export const RightsLoading = meta.story(rights.loading)
export const RightsFailed = meta.story(rights.error)
export const RightsForbidden = meta.story(rights.forbidden)

/** Many entries with long names under many groups; a search that finds none of them. */
export const RightsManyAndNoMatch = meta.story({
  args: {
    answers: [
      answer(SysMenu.GetMenuNoeudList, () =>
        Array.from({ length: 60 }, (_, at) => ({
          id: at + 1,
          idParent: null,
          name: `${longWords} ${at + 1}`,
          refMenu: 'App.AppMenu',
          idGroupeList: [at % 8],
        })),
      ),
      answer(SecSecurite.GetGroupeList, () =>
        Array.from({ length: 8 }, (_, idGroupe) => ({
          ...utilisateurs,
          idGroupe,
          lbGroupe: `Inspecteurs de la région ${idGroupe + 1}`,
        })),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const matrix = within(await canvas.findByRole('grid', { name: 'Droits des groupes' }))
    await expect(matrix.getAllByRole('row')).toHaveLength(62)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filtrer les lignes' }), 'zzzz')
    await expect(await canvas.findByText('Rien ne correspond à la recherche')).toBeVisible()
    await expect(canvas.queryByRole('grid', { name: 'Droits des groupes' })).toBeNull()
  },
})

/** Links to pages, the server and the locks. */
export const Advanced = meta.story({
  args: { at: '/Core/Sys/ParametreAvanceAccueil' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SQLite')).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Journal' })).toBeVisible()
    // Among all locks, and among the user's own.
    await expect(await canvas.findAllByText('AFF-2026-0001')).toHaveLength(2)
    await expect(canvas.getByRole('heading', { level: 2, name: /^Mes verrous/ })).toBeVisible()
  },
})

const advanced = '/Core/Sys/ParametreAvanceAccueil'
const locks = pageStates(SysObjetLock.GetListByType, { at: advanced })
export const AdvancedLoading = meta.story(locks.loading)
export const AdvancedFailed = meta.story(locks.error)
export const AdvancedForbidden = meta.story(locks.forbidden)

export const AdvancedEmpty = meta.story({
  args: { at: advanced, answers: [answer(SysObjetLock.GetListByType, () => [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rien pour l’instant')).toBeVisible()
  },
})

/** Many locks of users and records with long names, and a search that finds none of them. */
export const AdvancedManyAndNoMatch = meta.story({
  args: {
    at: advanced,
    answers: [
      answer(SysObjetLock.GetListByType, () =>
        Array.from({ length: 120 }, (_, at) => ({
          ...byOther,
          refObjet: String(at),
          lbUser: longWords,
          lbObjet: `${at} ${longWords}`,
        })),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Verrous' })
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '121'))
    await userEvent.type(canvas.getAllByRole('searchbox')[0] ?? document.body, 'zzzz')
    await expect(await canvas.findByText('Rien ne correspond à la recherche')).toBeVisible()
  },
})

export const MenusLoading = meta.story(lists.loading)
export const MenusEmpty = meta.story(lists.empty)
export const MenusNoMatch = meta.story(lists.noMatch)
export const MenusFailed = meta.story(lists.error)
export const MenusForbidden = meta.story(lists.forbidden)
export const MenusLong = meta.story(lists.long)
export const MenusMany = meta.story(lists.many)
