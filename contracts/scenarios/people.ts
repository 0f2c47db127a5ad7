import { UsrUser } from '../services/Adm/UsrUser/endpoints.ts'
import { SecAuthentification } from '../services/Core/SecAuthentification/endpoints.ts'
import { SysRoute } from '../services/Core/SysRoute/endpoints.ts'
import { hold } from './broken.ts'
import { same } from './own-referential.ts'
import type { Scenario } from './scenario.ts'

/** How people are written, and by what they sign in from then on. */
export const people: readonly Scenario[] = [
  {
    name: 'who is changed still signs in by his password, unless a directory is to let him in from then on',
    run: async (world) => {
      const { idUser, login, password } = await world.person()
      const beside = await world.person()
      const own = { idUser, login, mail: null }
      const opens = async (given: string) =>
        (await world.ask(SecAuthentification.Authenticate, { login, password: given })).isDone
      const change = (more: object) => world.ask(UsrUser.UpdateUser, { ...own, lbUser: login, ...more })
      const since = async () =>
        (await world.done(SysRoute.LastUpdate, { since: '2000-01-01T00:00:00.000Z' })).lastUpdate
      const before = await since()
      await world.done(UsrUser.UpdateUser, { ...own, lbUser: 'Autre nom' })
      hold(await opens(password), 'who was called otherwise does not sign in any more')
      hold((await since()) === before, 'menus are told to have changed with somebody’s name')
      await world.done(UsrUser.UpdateUser, { ...own, lbUser: login, idGroupe: 1 })
      hold((await since()) > before, 'LastUpdate does not tell that somebody’s group, and so his menus, is another')
      await world.done(UsrUser.UpdateUser, { ...own, lbUser: login, idGroupe: 2 })
      for (const sent of [{ newPassword: 'x' }, { newPasswordCopy: 'x' }, { newPassword: 'x', newPasswordCopy: 'x' }])
        same(`of a change with ${Object.keys(sent).join()} the answer is`, String((await change(sent)).status), '400')
      const added = { login: world.unique('sc'), lbUser: 'Essai', mail: null, refIdentification: 'AAD' }
      for (const sent of [{ newPassword: 'x' }, { newPasswordCopy: 'x' }])
        same(
          `of a directory user with ${Object.keys(sent).join()} the answer is`,
          String((await world.ask(UsrUser.AddUser, { ...added, ...sent })).status),
          '400',
        )
      const differs = { refIdentification: 'B', lbIdentification: 'Azure AD' }
      same('of two ways to sign in the answer is', String((await change(differs)).status), '400')
      hold(await opens(password), 'who was not changed does not sign in any more')
      same('an empty address is', String((await change({ mail: '' })).value?.mail), 'null')
      for (const [long, status] of [
        [world.unique('sc').padEnd(200, 'x'), 200],
        [world.unique('sc').padEnd(201, 'x'), 400],
      ] as const) {
        const told = await world.ask(UsrUser.AddUser, {
          login: long,
          lbUser: 'Essai',
          mail: null,
          refIdentification: 'AAD',
        })
        same(`of a login of ${long.length} signs the answer is`, `${told.status}`, `${status}`)
        if (told.value)
          await world.done(UsrUser.UpdateUser, {
            idUser: told.value.idUser,
            login: long,
            lbUser: 'Essai',
            mail: null,
            isActif: false,
          })
      }
      const away = await change({ lbIdentification: 'Azure AD' })
      same('the way to sign in is', away.value?.refIdentification ?? away.words, 'AAD')
      hold(!(await opens(password)), 'whom a directory is to let in signs in by his password')
      const back = await change({ lbIdentification: 'BASIC' })
      same('the way to sign in is again', back.value?.refIdentification ?? back.words, 'B')
      hold(!(await opens(password)), 'a password of before a directory opens again')
      await world.signIn(beside)
      same('of a right that is unknown the answer is', String((await change({ idGroupe: 999_999 })).status), '404')
    },
  },
  {
    name: 'a password is the same however its letters were typed, and a login whatever its case',
    run: async (world) => {
      const { idUser, login } = await world.person()
      const [composed, parted] = ['é'.normalize('NFC'), 'é'.normalize('NFD')]
      const newPassword = `${world.newPassword()}${composed}`
      await world.done(UsrUser.ChangePassword, {
        login: login.toUpperCase(),
        newPassword,
        newPasswordCopy: newPassword,
      })
      const { token } = await world.signIn({
        login: login.toUpperCase(),
        password: newPassword.replace(composed, parted),
      })
      const other = world.newPassword()
      const wrong = await world.ask(
        UsrUser.ChangePassword,
        { login, password: 'not it', newPassword: other, newPasswordCopy: other },
        { token },
      )
      same('of a wrong password was told', wrong.words, 'Mot de passe actuel incorrect')
      const again = {
        login,
        password: newPassword,
        newPassword: newPassword.replace(composed, parted),
        newPasswordCopy: newPassword.replace(composed, parted),
      }
      same(
        'of the password that it is already was told',
        (await world.ask(UsrUser.ChangePassword, again, { token })).words,
        'Le nouveau mot de passe doit être différent',
      )
      await world.done(
        UsrUser.ChangePassword,
        { login, password: newPassword, newPassword: other, newPasswordCopy: other },
        { token },
      )
      const own = await world.done(UsrUser.Get, {}, { token })
      same('who has changed his password is', `${own.idUser} ${own.mustChangePassword}`, `${idUser} false`)
      const mode = await world.done(UsrUser.GetIdentificationMode, {}, { token })
      same('he signs in by', mode.refIdentification, 'B')
    },
  },
]
