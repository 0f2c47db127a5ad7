import { read, type User, write } from '../journey.ts'
import type { Provider } from '../provider.ts'
import { filled, pressed } from './person.ts'
import { sent, task } from './task.ts'

export interface Account {
  login: string
  lbUser: string
  isLocked: boolean
  isActif: boolean
}

export const first = 'trois ponts 2026'
export const second = 'quatre quais 2026'

export async function added(provider: Provider, mark: string): Promise<string> {
  const login = mark.toLowerCase()
  await write(provider, '/api/Console/Adm/UsrUser/AddUser', {
    login,
    lbUser: `Ronde ${mark}`,
    mail: `${login}@vigie-controle.example`,
    idGroupe: 2,
    newPassword: first,
    newPasswordCopy: first,
    mustChangePassword: false,
  })
  return login
}

const rowOf = ({ page }: User, login: string) =>
  page.getByRole('grid').getByRole('row').filter({ hasText: login }).first()

const becoming = (isLocked: boolean) =>
  task({
    name: `a user is ${isLocked ? 'locked' : 'unlocked'}`,
    asks: 'UsrUser/UpdateUser UsrUser/GetList',
    async prepare(provider, mark) {
      const login = await added(provider, mark)
      const account = (await read<Account[]>(provider, '/api/Console/Adm/UsrUser/GetList')).find(
        (one) => one.login === login,
      )
      if (!isLocked) await write(provider, '/api/Console/Adm/UsrUser/UpdateUser', { ...account, isLocked: true })
      return login
    },
    address: (login) => `/Adm/Usr/UserList?q=${login}`,
    stands: rowOf,
    async next(hands) {
      const { user, subject } = hands
      const { page, t } = user
      const does = page.getByRole('menuitem', {
        name: t[isLocked ? 'action.Verrouiller' : 'action.Deverrouiller'],
        exact: true,
      })
      const undoes = page.getByRole('menuitem', {
        name: t[isLocked ? 'action.Deverrouiller' : 'action.Verrouiller'],
        exact: true,
      })
      // The menu of the row offers the other of the two once it is done.
      if (await undoes.isVisible()) return true
      if (!(await sent(hands, does)))
        await pressed(rowOf(user, subject).getByRole('gridcell').nth(1), { button: 'right' })
      return false
    },
    stored: async (provider, login) =>
      (await read<Account[]>(provider, '/api/Console/Adm/UsrUser/GetList'))
        .filter((one) => one.login === login)
        .map((one) => ({ isLocked: one.isLocked, isActif: one.isActif })),
    wanted: () => [{ isLocked, isActif: true }],
  })

export const isLetIn = async ({ url }: Provider, login: string, password: string): Promise<boolean> => {
  const answer = await fetch(`${url}/api/Core/SecAuthentification/Authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password }),
  })
  return ((await answer.json()) as { isSuccess: boolean }).isSuccess
}

const changingPassword = task({
  name: 'one changes one’s password',
  asks: 'UsrUser/ChangePassword',
  isOutside: true,
  prepare: added,
  address: () => '/Core/Sec/AuthPassword',
  stands: ({ page, t }) => page.getByRole('textbox', { name: t['password.new'], exact: true }),
  async next(hands) {
    const { user, subject } = hands
    const { page, t } = user
    if (await page.getByRole('banner').getByRole('button').last().isVisible()) return true
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
    const current = field(t['password.current'])
    const login = field(t['login.user'])
    const submit = page.getByRole('button', { name: t['password.submit'] })
    if (!(await submit.isVisible())) return false
    if ((await login.isEditable().catch(() => false)) && !(await filled(login, subject))) return false
    if ((await current.isVisible()) && !(await filled(current, first))) return false
    if (!(await filled(field(t['password.new']), second)) || !(await filled(field(t['password.copy']), second)))
      return false
    await sent(hands, submit)
    return false
  },
  stored: async (provider, login) => ({
    first: await isLetIn(provider, login, first),
    second: await isLetIn(provider, login, second),
  }),
  wanted: () => ({ first: false, second: true }),
})

export const tasksOfAccounts = [becoming(true), becoming(false), changingPassword]
