import { interaction } from '../../../wire/pact/interaction.ts'
import {
  accountExists,
  admin,
  agent,
  sessionExpired,
  signedIn,
  signedOut,
  tokenForged,
} from '../../Core/SecAuthentification/states.ts'
import { utilisateurs } from '../../Core/SecSecurite/endpoints.ts'
import { groupeExists } from '../../Core/SecSecurite/states.ts'
import { martin, UsrUser } from './endpoints.ts'
import { userExists } from './states.ts'

// Who is let in and who is not, said once for all services by the calls that everybody may make.

const account = { ...agent, password: 'correct horse', isActif: true, isLocked: false, mustChangePassword: false }
const other = { ...martin, idUser: 6, login: 's.roy', lbUser: 'Simon Roy' }
const own = { call: UsrUser.Get, input: {}, status: 401 } as const

interaction('one’s own, by a session that has expired', { ...own, given: [sessionExpired(agent)] })
interaction('one’s own, by a session that was signed out', { ...own, given: [signedOut(agent)] })
interaction('one’s own, by a token that another key has signed', { ...own, given: [tokenForged(agent)] })
interaction('one’s own, by a user who was locked meanwhile', {
  ...own,
  given: [signedIn(agent), accountExists({ ...account, isLocked: true })],
})
interaction('one’s own, by a user who was deactivated meanwhile', {
  ...own,
  given: [signedIn(agent), accountExists({ ...account, isActif: false })],
})

interaction('the users, by one whose group is inactive', {
  given: [signedIn(agent), groupeExists({ ...utilisateurs, isActif: false })],
  call: UsrUser.GetList,
  status: 403,
})
interaction('another’s, by a user who may not', {
  given: [signedIn(agent), userExists(other)],
  call: UsrUser.Get,
  input: { idUser: other.idUser },
  status: 403,
})
interaction('another group’s, by a user who may not', {
  given: [signedIn(admin), signedIn(agent)],
  call: UsrUser.GetMenuList,
  input: { idGroupe: admin.idGroupe },
  status: 403,
})
interaction('of a group nobody knows', {
  given: [signedIn(admin)],
  call: UsrUser.GetMenuList,
  input: { idGroupe: 404 },
  status: 404,
})
