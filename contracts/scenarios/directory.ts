import { UsrUser } from '../services/Adm/UsrUser/endpoints.ts'
import { SecAuthentification } from '../services/Core/SecAuthentification/endpoints.ts'
import { SysLog } from '../services/Core/SysLog/endpoints.ts'
import { hold } from './broken.ts'
import { same } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const { AuthenticateWithToken } = SecAuthentification

/** The login that a directory's token signs in, or the reason for the refusal. */
async function entered(world: World, login: string): Promise<string> {
  const token = (await world.tried.directoryToken?.(login)) ?? ''
  const { value, words } = await world.ask(AuthenticateWithToken, { token })
  return value ? (await world.done(UsrUser.Get, {}, { token: value.token })).login : words
}

const [unknown, shut] = ['Compte inconnu de l’application', 'Compte verrouillé ou inactif'].map((words) =>
  words.replace('’', "'"),
)

/** Whom a directory vouches for. */
export const directory: readonly Scenario[] = [
  {
    name: 'whom a directory vouches for signs in whatever the case of his letters, and nobody who is only called alike',
    needs: 'directory',
    run: async (world) => {
      const login = world.unique('sc-kid')
      const idUser = await world.directoryPerson(login)
      const { login: byPassword } = await world.person()
      same('the directory’s token lets in', await entered(world, login), login)
      same('the same in capitals lets in', await entered(world, login.toUpperCase()), login)
      for (const [what, name] of [
        ['an accent', login.replace('i', 'í')],
        ['the sign of kelvins', login.toUpperCase().replace('K', '\u212A')],
        ['a small letter of the width of a sign', login.replace('s', '\uFF53')],
      ] as const)
        same(`of a name that is another by ${what} was told`, await entered(world, name), `${unknown}`)
      same('of somebody who signs in by password was told', await entered(world, byPassword), `${unknown}`)
      const token = (await world.tried.directoryToken?.(login)) ?? ''
      const opened = await world.done(AuthenticateWithToken, { token })
      const mode = await world.done(UsrUser.GetIdentificationMode, {}, { token: opened.token })
      same('he signs in by', mode.refIdentification, 'AAD')
      const altered = await world.ask(AuthenticateWithToken, { token: `${token.slice(0, -9)}AAAAAAAAA` })
      hold(!altered.isDone, 'a token that was altered on its way opens')
      const own = { idUser, login, lbUser: login, mail: null }
      for (const more of [{ isLocked: true }, { isLocked: false, isActif: false }]) {
        await world.done(UsrUser.UpdateUser, { ...own, ...more })
        same(`of who is ${Object.keys(more).at(-1)} was told`, await entered(world, login), `${shut}`)
      }
    },
  },
  {
    name: 'whom a directory vouches for and nobody knows is in the log by the name it gave him',
    needs: 'directory',
    run: async (world) => {
      const name = world.unique('sc-stranger')
      same('of a stranger was told', await entered(world, name), `${unknown}`)
      const lines = (await world.done(SysLog.GetList, { take: 50 })).filter(({ lbObjet }) => lbObjet === name)
      same(
        'a stranger leaves',
        lines.map(({ refAction, refEtat, idUser }) => `${refAction} ${refEtat} ${idUser}`).join('; '),
        'CONNEXION REFUS null',
      )
    },
  },
]
