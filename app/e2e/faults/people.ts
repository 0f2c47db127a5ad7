import { accounts, read, type User } from '../journey.ts'
import type { Provider } from '../provider.ts'
import { added, first, isLetIn, second, type Account } from './accounts.ts'
import { pressed } from './person.ts'
import { sent, task } from './task.ts'
import { asNamed, byForm, byMenu, nothing, opened, rowOf, rowsOf } from './ways.ts'

const list = (mark: string) => `/Adm/Usr/UserList?q=${mark}`
const account = async (provider: Provider, login: string) =>
  (await read<Account[]>(provider, '/api/Console/Adm/UsrUser/GetList')).filter((one) => one.login === login)
const named = async (provider: Provider, login: string) =>
  (await account(provider, login)).map(({ lbUser, isActif }) => ({ lbUser, isActif }))
const one =
  (lbUser: (mark: string) => string, isActif = true) =>
  (login: string) => [{ lbUser: lbUser(login.toUpperCase()), isActif }]

const userTasks = [
  byForm({
    name: 'a user is added',
    asks: 'UsrUser/AddUser UsrUser/GetList SecSecurite/GetGroupeList',
    prepare: (_, mark) => Promise.resolve(mark.toLowerCase()),
    address: list,
    action: 'action.Creer',
    fields: (login) => [
      ['text', 'field.login', login],
      ['text', 'field.lbUser', `Ronde ${login}`],
      ['text', 'field.mail', `${login}@vigie-controle.example`],
      ['secret', 'field.newPassword', first],
      ['secret', 'field.newPasswordCopy', first],
    ],
    shows: (user, login) => rowOf(user, login),
    stored: named,
    wanted: (login) => [{ lbUser: `Ronde ${login}`, isActif: true }],
    before: () => [],
  }),
  byForm({
    name: 'a user is changed',
    asks: 'UsrUser/UpdateUser',
    prepare: added,
    address: list,
    action: 'action.Modifier',
    row: rowOf,
    fields: (login) => [['text', 'field.lbUser', `Autre ${login}`]],
    shows: (user, login) => rowOf(user, `Autre ${login}`),
    stored: named,
    wanted: (login) => [{ lbUser: `Autre ${login}`, isActif: true }],
    before: one((mark) => `Ronde ${mark}`),
  }),
  byMenu({
    name: 'a user is deactivated',
    asks: 'UsrUser/UpdateUser',
    prepare: added,
    address: list,
    action: 'action.Desactiver',
    row: rowOf,
    shows: nothing,
    stored: named,
    wanted: one((mark) => `Ronde ${mark}`, false),
    before: one((mark) => `Ronde ${mark}`),
  }),
  byForm({
    name: 'a user is given another password',
    asks: 'UsrUser/ChangePassword',
    prepare: added,
    address: list,
    action: 'action.ChangerMotDePasse',
    row: rowOf,
    fields: () => [
      ['secret', 'field.newPassword', second],
      ['secret', 'field.newPasswordCopy', second],
    ],
    shows: rowOf,
    stored: async (provider, login) => ({
      first: await isLetIn(provider, login, first),
      second: await isLetIn(provider, login, second),
    }),
    wanted: () => ({ first: false, second: true }),
  }),
]

const adding = ({ page, t }: User) => page.getByRole('button', { name: asNamed(t['action.AjouterAnnuaire']) })

const directory = task({
  name: 'a user is found in the directory, for a new account',
  asks: 'SecSecurite/GetRondeAdUserList',
  async prepare(provider) {
    const found = await read<{ lbUser: string; isKnown: boolean }[]>(
      provider,
      '/api/Core/SecSecurite/GetRondeAdUserList',
    )
    return found.find(({ isKnown }) => !isKnown)?.lbUser ?? ''
  },
  address: () => '/Adm/Usr/UserList',
  stands: adding,
  async next({ user, subject }) {
    const { page, t } = user
    const dialog = page.getByRole('dialog')
    if (!(await dialog.isVisible())) {
      await pressed(adding(user))
      return false
    }
    const name = dialog.getByRole('textbox', { name: t['field.lbUser'] })
    if ((await name.isVisible()) && (await name.inputValue()) === subject) return true
    const box = dialog.getByRole('combobox', { name: t['field.adUser'], exact: true })
    const option = page.getByRole('option', { name: subject }).first()
    if (await option.isVisible()) await pressed(option)
    else if ((await box.isVisible()) && (await box.inputValue()) !== subject) await box.fill(subject)
    return false
  },
  stored: () => Promise.resolve(null),
  wanted: () => null,
})

const signingOut = task({
  name: 'one signs in and out',
  asks: 'SecAuthentification/LogOut',
  isOutside: true,
  prepare: (_, mark) => Promise.resolve(mark),
  address: () => '/about',
  stands: ({ page, t }) => page.getByRole('button', { name: t['login.submit'] }),
  async next(hands) {
    const { user, memory } = hands
    const { page, t } = user
    const out = page.getByRole('menuitem', { name: t['action.Deconnexion'], exact: true })
    if (await sent(hands, out)) return false
    const isOut = await page.getByRole('heading', { name: t['login.title'] }).isVisible()
    if (isOut && memory.sent > 0) return (await page.evaluate(() => localStorage.getItem('user-token'))) === null
    if (isOut) await user.signIn(accounts.admin)
    else await pressed(page.getByRole('banner').getByRole('button').last())
    return false
  },
  stored: () => Promise.resolve(null),
  wanted: () => null,
})

/** The session is looked up again. */
const loadedAnew = task({
  name: 'the console is loaded anew',
  asks: 'SecAuthentification/CheckToken UsrUser/GetMenuList',
  prepare: (_, mark) => Promise.resolve(mark),
  address: () => '/about',
  stands: ({ page }) => page.getByRole('navigation').first(),
  async next({ user, memory }) {
    const { page, t } = user
    if (memory.sent === 0) {
      memory.sent += 1
      await page.reload()
      return false
    }
    return page
      .getByRole('navigation', { name: t['frame.menu'] })
      .getByRole('button', { name: t['menu.Administration'], exact: true })
      .isVisible()
  },
  stored: () => Promise.resolve(null),
  wanted: () => null,
})

const grid = (text: string) => (user: User) => rowsOf(user).getByText(text, { exact: true })

export const tasksOfPeople = [
  ...userTasks,
  directory,
  signingOut,
  loadedAnew,
  opened({
    name: 'the profile is opened',
    asks: 'UsrUser/Get UsrUser/GetIdentificationMode',
    address: () => '/Adm/Usr/UserList?q=admin',
    view: 'view.AdmUsrUserProfil',
    link: ({ page, t }) => page.getByRole('menuitem', { name: t['view.AdmUsrUserProfil'], exact: true }),
    before: ({ page }) => page.getByRole('banner').getByRole('button').last(),
    shows: [({ page }) => page.getByRole('main').getByText('BASIC', { exact: true })],
  }),
  opened({
    name: 'the list of users is opened',
    asks: 'UsrUser/GetList',
    view: 'view.AdmUsrUserList',
    group: 'menu.Administration',
    shows: [grid('admin')],
  }),
  opened({
    name: 'a user is opened from the list',
    asks: 'UsrUser/Get SysObjetLock/GetListByReference',
    address: () => '/Adm/Usr/UserList?q=admin',
    view: 'view.AdmUsrUserAccueil',
    link: ({ page }) => page.getByRole('link', { name: 'admin', exact: true }),
    shows: [({ page, t }) => page.getByRole('heading', { name: t['section.account'] })],
  }),
]
