import { UsrUser } from '../services/Adm/UsrUser/endpoints.ts'
import { AffAffaire } from '../services/Aff/AffAffaire/endpoints.ts'
import { SecAuthentification } from '../services/Core/SecAuthentification/endpoints.ts'
import { SysLog } from '../services/Core/SysLog/endpoints.ts'
import { SysObjetLock } from '../services/Core/SysObjetLock/endpoints.ts'
import { Broken, hold } from './broken.ts'
import { linesLeft } from './log-left.ts'
import { same } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const { AuthenticateApi, LogOut } = SecAuthentification

/** Number of sign-ins in a row, above the limit for wrong passwords. */
const often = 12

const clientOf = ({ tried: { client } }: World) => {
  if (!client) throw new Broken('no technical client was lent')
  return client
}

/** What a technical client may do; it is no user. */
export const clients: readonly Scenario[] = [
  {
    name: 'a technical client reads and writes in its own name, has no record of a user, and locks nothing',
    needs: 'client',
    run: async (world) => {
      const client = clientOf(world)
      const leaver = await world.person()
      await world.done(LogOut, {}, { token: (await world.signIn(leaver)).token })
      const { token, mustChangePassword } = await world.done(AuthenticateApi, client)
      hold(!mustChangePassword, 'a technical client is told to change a password')
      const toBe = await world.caseToBe()
      const made = await world.done(AffAffaire.Insert, toBe, { token })
      const [line] = (await world.done(SysLog.GetList, { take: 100 })).filter(
        ({ refAction, lbObjet }) => refAction === 'CREATION' && lbObjet === toBe.refAffaire,
      )
      hold(line !== undefined, 'what a technical client writes is not in the log')
      same('the user of whom the log tells what a client writes is', String(line.idUser), 'null')
      const record = await world.ask(UsrUser.Get, {}, { token })
      const mode = await world.ask(UsrUser.GetIdentificationMode, {}, { token })
      same(
        'of its own record, and of its way to sign in, the answers are',
        `${record.status} ${mode.status}`,
        '404 404',
      )
      const object = { typeObjet: 'Affaire', refObjet: made.idAffaireGuid }
      const refused = await world.ask(SysObjetLock.Verrouiller, object, { token })
      same('of a lock for a technical client the answer is', String(refused.status), '403')
      await world.done(SysObjetLock.Verrouiller, object)
      const locks = await world.done(SysObjetLock.GetListByUser, {}, { token })
      same('the locks of a technical client are', locks.map(({ lbObjet }) => lbObjet).join(), '')
      await world.done(SysObjetLock.Deverrouiller, object)
    },
  },
  {
    name: 'a technical client signs in as often as it wants, and is out once it signs out',
    needs: 'client',
    run: async (world) => {
      const client = clientOf(world)
      const tokens: string[] = []
      for (let count = 0; count < often; count += 1) {
        const { value, status, words } = await world.ask(AuthenticateApi, client)
        hold(value !== undefined, `sign-in ${count + 1} of a technical client was answered ${status} ${words}`)
        tokens.push(value.token)
      }
      const [token = '', other = ''] = tokens
      const isIn = async (given: string) => (await world.ask(AffAffaire.GetList, {}, { token: given })).status === 200
      hold((await isIn(token)) && (await isIn(other)), 'the token of a technical client does not open')
      await world.done(LogOut, {}, { token })
      hold(!(await isIn(token)), 'the token of a technical client opens after its sign-out')
      hold(await isIn(other), 'a sign-out ended another session of the technical client')
    },
  },
  {
    name: 'sign-ins of a technical client, those that fail and its sign-outs are in the log under its name',
    needs: 'client',
    run: async (world) => {
      const client = clientOf(world)
      let token = ''
      const entered = await linesLeft(world, async () => void ({ token } = await world.done(AuthenticateApi, client)))
      const told = (lines: typeof entered) =>
        lines.map(({ refAction, refEtat, idUser }) => `${refAction} ${refEtat} ${idUser}`).join('; ')
      same('a sign-in of a client leaves', told(entered), 'CONNEXION OK null')
      const [line] = entered
      hold(Boolean(line?.lbUser), 'the line of a client’s sign-in does not say who it was')
      same('the line is of', `${line?.refObjet} ${line?.lbObjet}`, `${client.clientId} ${line?.lbUser}`)
      const failed = await linesLeft(world, async () => {
        const { isDone } = await world.ask(AuthenticateApi, { ...client, clientSecret: 'not it at all' })
        hold(!isDone, 'a wrong secret opens')
      })
      same('a wrong secret leaves', told(failed), 'CONNEXION REFUS null')
      same(
        'its line is of',
        `${failed[0]?.refObjet} ${failed[0]?.lbObjet} ${failed[0]?.lbUser}`,
        `${client.clientId} ${line?.lbUser} ${line?.lbUser}`,
      )
      const wrote = await linesLeft(world, async () => world.done(AffAffaire.Insert, await world.caseToBe(), { token }))
      same('what a client writes is of', wrote.map(({ lbUser }) => lbUser).join(), String(line?.lbUser))
      const out = await linesLeft(world, () => world.done(LogOut, {}, { token }))
      same('its sign-out leaves', told(out), 'DECONNEXION OK null')
      same('that line is of', `${out[0]?.refObjet ?? 'no user'} ${out[0]?.lbObjet}`, `no user ${line?.lbUser}`)
    },
  },
]
