import { AdmAgence } from '../services/Adm/AdmAgence/endpoints.ts'
import { UsrUser } from '../services/Adm/UsrUser/endpoints.ts'
import { AffAffaire } from '../services/Aff/AffAffaire/endpoints.ts'
import { SecAuthentification } from '../services/Core/SecAuthentification/endpoints.ts'
import { SysLog } from '../services/Core/SysLog/endpoints.ts'
import { SysObjetLock } from '../services/Core/SysObjetLock/endpoints.ts'
import { SysTable } from '../services/Core/SysTable/endpoints.ts'
import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { hold } from './broken.ts'
import type { Scenario } from './scenario.ts'
import { csv, type World } from './world.ts'
import { sentOf } from './writes.ts'

const newest = (world: World) => world.done(SysLog.GetList, { take: 200 })

/** Runs `act`, and returns the lines about a record that it added to the log. */
async function left(world: World, of: readonly string[], act: () => Promise<unknown>) {
  const before = new Set((await newest(world)).map(({ idLog }) => idLog))
  await act()
  return (await newest(world)).filter(
    ({ idLog, lbObjet, refObjet }) => !before.has(idLog) && (of.includes(lbObjet ?? '') || of.includes(refObjet ?? '')),
  )
}

/** Asserts that an act adds exactly one line, of this action and outcome, without unchanged fields. */
async function leavesOne(
  world: World,
  name: string,
  refAction: string,
  of: string[],
  act: () => Promise<unknown>,
  refEtat = 'OK',
) {
  const lines = await left(world, of, act)
  const told = lines.map((line) => `${line.refAction} ${line.refEtat}`).join(', ') || 'none'
  hold(
    told === `${refAction} ${refEtat}`,
    `${name} was to leave one line ${refAction} ${refEtat} in the log, and left: ${told}`,
  )
  const [line] = lines
  const stayed = line?.changements.find(({ ancien = null, nouveau = null }) => ancien === nouveau)
  hold(stayed === undefined, `the line of ${name} tells of ${stayed?.champ}, which stayed as it was`)
  return line
}

/** That the log tells who did what. */
export const logged: readonly Scenario[] = [
  {
    name: 'each write leaves one line in the log, with the old value and the new',
    run: async (world) => {
      const lbAgence = world.unique('Agence')
      await leavesOne(world, 'AdmAgence/Insert', 'CREATION', [lbAgence], () =>
        world.done(AdmAgence.Insert, { lbAgence }),
      )
      const toBe = await world.caseToBe()
      const { refAffaire } = toBe
      await leavesOne(world, 'AffAffaire/Insert', 'CREATION', [refAffaire], () => world.done(AffAffaire.Insert, toBe))
      const made = await world.affaire()
      const lbAffaire = world.unique('nouveau')
      const line = await leavesOne(
        world,
        'AffAffaire/Update',
        'MODIFICATION',
        [made.refAffaire, made.idAffaireGuid],
        () => world.done(AffAffaire.Update, { ...sentOf(made), lbAffaire }),
      )
      const change = line?.changements.find(({ champ }) => champ === 'lbAffaire')
      hold(
        change?.ancien === made.lbAffaire && change.nouveau === lbAffaire,
        'the line of AffAffaire/Update does not say what lbAffaire was and is',
      )
      const { idTableGuid, refTable } = await world.table()
      const ofTable = [refTable, idTableGuid]
      await leavesOne(world, 'SysValeur/Import', 'IMPORT', ofTable, () =>
        world.done(SysValeur.Import, { idTableGuid, file: csv(['refValeur;lbValeur', 'A;Un', 'B;Deux']) }),
      )
      const [value] = await world.done(SysValeur.GetList, { idTableGuid })
      const idValeurGuid = value?.idValeurGuid ?? ''
      await leavesOne(world, 'SysValeur/Delete', 'SUPPRESSION', [idValeurGuid], () =>
        world.done(SysValeur.Delete, { idValeurGuid }),
      )
      await leavesOne(world, 'SysTable/ChangeActif', 'DESACTIVATION', ofTable, () =>
        world.done(SysTable.ChangeActif, { idTableGuid, isActif: false }),
      )
      await leavesOne(world, 'SysTable/ChangeActif', 'ACTIVATION', ofTable, () =>
        world.done(SysTable.ChangeActif, { idTableGuid, isActif: true }),
      )
    },
  },
  {
    name: 'passwords, locks that are taken from others, and people who are shut out are in the log',
    run: async (world) => {
      const made = await world.affaire()
      const object = { typeObjet: 'Affaire', refObjet: made.idAffaireGuid }
      const ofCase = [made.refAffaire, made.idAffaireGuid]
      const held = () => world.done(SysObjetLock.Verrouiller, object, { token: world.other })
      const own = await left(world, ofCase, async () => {
        await held()
        await world.done(SysObjetLock.Deverrouiller, object, { token: world.other })
      })
      hold(own.length === 0, 'a lock that its holder releases is in the log')
      await held()
      const line = await leavesOne(world, 'a lock taken over', 'VERROU', ofCase, () =>
        world.done(SysObjetLock.Verrouiller, { ...object, force: true }),
      )
      hold(
        line?.changements.some(({ ancien, nouveau }) => ancien !== nouveau) === true,
        'the line of a lock that was taken over does not say from whom',
      )
      await world.done(SysObjetLock.Deverrouiller, object)
      await held()
      await leavesOne(world, 'a lock released by an administrator', 'VERROU', ofCase, () =>
        world.done(SysObjetLock.Deverrouiller, object),
      )
      const { idUser, login } = await world.person()
      const ofUser = [login, String(idUser)]
      const newPassword = world.newPassword()
      await leavesOne(world, 'UsrUser/ChangePassword', 'MOTDEPASSE', ofUser, () =>
        world.done(UsrUser.ChangePassword, { login, newPassword, newPasswordCopy: newPassword }),
      )
      const person = { idUser, login, lbUser: login, mail: null }
      await leavesOne(world, 'UsrUser/UpdateUser', 'MODIFICATION', ofUser, () =>
        world.done(UsrUser.UpdateUser, { ...person, lbUser: 'Autre nom' }),
      )
      await world.done(UsrUser.UpdateUser, person)
      await leavesOne(world, 'UsrUser/UpdateUser', 'DESACTIVATION', ofUser, () =>
        world.done(UsrUser.UpdateUser, { ...person, isActif: false }),
      )
      await leavesOne(world, 'UsrUser/UpdateUser', 'ACTIVATION', ofUser, () =>
        world.done(UsrUser.UpdateUser, { ...person, isActif: true }),
      )
    },
  },
  {
    name: 'a refused write leaves no line that says it was done',
    run: async (world) => {
      const made = await world.affaire()
      const lines = await left(world, [made.refAffaire, made.idAffaireGuid], async () => {
        const { isDone } = await world.ask(AffAffaire.Insert, {
          ...(await world.caseToBe()),
          refAffaire: made.refAffaire,
        })
        hold(!isDone, 'a reference that is taken was taken again')
      })
      hold(
        lines.every(({ refEtat }) => refEtat !== 'OK'),
        'an insert that was refused is in the log as done',
      )
      const { idTableGuid, refTable } = await world.table()
      const imported = await left(world, [refTable, idTableGuid], () =>
        world.done(SysValeur.Import, { idTableGuid, file: csv(['refValeur;lbValeur', 'A A;Un']) }),
      )
      hold(imported.length === 0, 'a file of which nothing was written is in the log')
    },
  },
  {
    name: 'sign-ins, those that fail, sign-outs and refused calls are in the log',
    run: async (world) => {
      const person = await world.person()
      const { login, idUser, password } = person
      const own = [login, String(idUser)]
      let token = ''
      await leavesOne(world, 'a sign-in', 'CONNEXION', own, async () => void ({ token } = await world.signIn(person)))
      const wrong = { login, password: `${password}x` }
      const tryWrong = () => world.ask(SecAuthentification.Authenticate, wrong)
      await leavesOne(world, 'a wrong password', 'CONNEXION', own, tryWrong, 'REFUS')
      const before = new Set((await newest(world)).map(({ idLog }) => idLog))
      const { status } = await world.ask(UsrUser.AddUser, { login, lbUser: login, mail: null }, { token })
      hold(status === 403, `UsrUser/AddUser of who may not was answered ${status}, not 403`)
      const refused = (await newest(world)).filter((line) => !before.has(line.idLog) && line.idUser === idUser)
      hold(
        refused.some(({ refEtat }) => refEtat === 'REFUS'),
        'a call that was answered 403 is not in the log',
      )
      await leavesOne(world, 'a sign-out', 'DECONNEXION', own, () =>
        world.done(SecAuthentification.LogOut, {}, { token }),
      )
    },
  },
  {
    name: 'a refused call is in the log once a minute, for each person and operation',
    needs: 'patience',
    run: async (world) => {
      const [one, other] = [await world.person(), await world.person()]
      const tokens = [(await world.signIn(one)).token, (await world.signIn(other)).token] as const
      const tries = async (token: string, operation: 'AddUser' | 'UpdateUser') => {
        const before = new Set((await newest(world)).map(({ idLog }) => idLog))
        const sent = { idUser: one.idUser, login: one.login, lbUser: one.login, mail: null }
        const { idUser: _, ...added } = sent
        const { status } =
          operation === 'AddUser'
            ? await world.ask(UsrUser.AddUser, added, { token })
            : await world.ask(UsrUser.UpdateUser, sent, { token })
        hold(status === 403, `UsrUser/${operation} of who may not was answered ${status}, not 403`)
        return (await newest(world)).filter(({ idLog, refEtat }) => !before.has(idLog) && refEtat === 'REFUS').length
      }
      const told = [
        await tries(tokens[0], 'AddUser'),
        await tries(tokens[0], 'AddUser'),
        await tries(tokens[1], 'AddUser'),
        await tries(tokens[0], 'UpdateUser'),
      ]
      hold(
        told.join() === '1,0,1,1',
        `of two calls, one of another person and one of another operation the log tells ${told.join()}, not 1,0,1,1`,
      )
      const [last] = await newest(world)
      await world.tried.waitUntil?.(new Date(Date.parse(last?.dtLog ?? '') + 61_000))
      hold((await tries(tokens[0], 'AddUser')) === 1, 'after a minute a refused call is not in the log')
    },
  },
  {
    name: 'no password and no token is in the log',
    run: async (world) => {
      const person = await world.person()
      const { token } = await world.signIn(person)
      const newPassword = world.newPassword()
      const change = { login: person.login, password: person.password, newPassword, newPasswordCopy: newPassword }
      await world.done(UsrUser.ChangePassword, change, { token })
      const lines = JSON.stringify(await newest(world))
      for (const [secret, called] of [
        [person.password, 'a password'],
        [newPassword, 'a new password'],
        [token, 'a token'],
      ] as const)
        hold(!lines.includes(secret), `${called} stands in the log`)
    },
  },
]
