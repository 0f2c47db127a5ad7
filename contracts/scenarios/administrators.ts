import { type User, UsrUser } from '../services/Adm/UsrUser/endpoints.ts'
import { SecSecurite } from '../services/Core/SecSecurite/endpoints.ts'
import { SecAuthentification } from '../services/Core/SecAuthentification/endpoints.ts'
import { hold, need } from './broken.ts'
import { same } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const last = 'Le dernier administrateur doit rester actif et déverrouillé'

/** The groups of administrators, and one without administrators. */
async function groupsOf(world: World) {
  const groups = (await world.done(SecSecurite.GetGroupeList, {})).filter(({ isActif }) => isActif)
  const [ruling, others] = [true, false].map((isRuling) =>
    groups.filter(({ refRoleList }) => refRoleList.includes('ADMIN') === isRuling).map(({ idGroupe }) => idGroupe),
  )
  const [plain] = others ?? []
  need(plain !== undefined, 'an active group beside those of administrators')
  return { ruling: new Set(ruling), plain }
}

type Changed = Pick<User, 'idUser' | 'login' | 'lbUser' | 'mail'>

/** A server is never without an administrator. */
export const administrators: readonly Scenario[] = [
  {
    name: 'the last administrator who can sign in stays one, whatever he changes of himself',
    needs: 'alone',
    run: async (world) => {
      const { ruling, plain } = await groupsOf(world)
      const { idGroupe } = await world.done(UsrUser.Get, {})
      const [own, locked, inactive] = [
        await world.person(idGroupe),
        await world.person(idGroupe),
        await world.person(idGroupe),
      ]
      const { token } = await world.signIn(own)
      const change = ({ idUser, login, lbUser, mail }: Changed, more: object) =>
        world.ask(UsrUser.UpdateUser, { idUser, login, lbUser, mail, ...more }, { token })
      const sent = ({ idUser, login }: typeof own) => ({ idUser, login, lbUser: login, mail: null })
      hold((await change(sent(locked), { isLocked: true })).isDone, 'one of several administrators was not locked')
      hold((await change(sent(inactive), { isActif: false })).isDone, 'one of several was not deactivated')
      const keys = new Set([own, locked, inactive].map(({ idUser }) => idUser))
      const others = (await world.done(UsrUser.GetList, {})).filter(
        (user) => ruling.has(user.idGroupe) && !keys.has(user.idUser),
      )
      try {
        for (const user of others)
          hold((await change(user, { idGroupe: plain })).isDone, 'one of several administrators was not let go')
        const refused = async (what: string, more: object) =>
          same(`of the last administrator, ${what}, was told`, (await change(sent(own), more)).words, last)
        await refused('locked', { isLocked: true })
        await refused('deactivated', { isActif: false })
        await refused('of another group', { idGroupe: plain })
        hold((await change(sent(own), { lbUser: 'Autre nom' })).isDone, 'the last administrator keeps his name')
        const { directoryToken } = world.tried
        const [another] = others
        if (directoryToken && another) {
          own.login = world.unique('sc')
          await refused('by a directory that has never let him in', { refIdentification: 'AAD' })
          // While there is another, it does: by the name that it knows him by.
          await change(another, { idGroupe: another.idGroupe })
          const away = await change(sent(own), { refIdentification: 'AAD' })
          hold(away.isDone, 'an administrator beside another was not moved to the directory')
          await world.done(SecAuthentification.AuthenticateWithToken, { token: await directoryToken(own.login) })
          const alone = await change(another, { idGroupe: plain })
          same('of the last one whom a directory lets in from then on was told', alone.isDone ? '' : alone.words, '')
          await refused('by a password that he has not', { refIdentification: 'B' })
          await refused('called otherwise than in the directory', { login: world.unique('sc') })
          hold((await change(sent(own), { lbUser: own.login })).isDone, 'whom the directory lets in keeps his name')
        }
      } finally {
        for (const user of others) await change(user, { idGroupe: user.idGroupe })
      }
      const back = (await world.done(UsrUser.GetList, {})).filter(({ idUser }) =>
        others.some((user) => user.idUser === idUser),
      )
      hold(
        back.every((user) => ruling.has(user.idGroupe)),
        'administrators who were let go are none again',
      )
      hold((await change(sent(own), { idGroupe: plain })).isDone, 'an administrator beside others was not let go')
    },
  },
]
