import {
  accountExists, apiClientExists, directoryAccountExists, directoryAnswers, directoryStranger, sessionExpired, signedIn,
} from '../../../services/Core/SecAuthentification/states.ts'
import { hashPassword } from '../../security/password.ts'
import { putCaller, putGroupe } from '../../states/people.ts'
import { on } from '../../states/set-up.ts'

const hour = 3_600_000

export const states = [
  on(signedIn, async (caller, { db, now, sessionToken }) => {
    await putCaller(db, now, caller)
    return { token: await sessionToken(caller.idUser, now) }
  }),

  on(sessionExpired, async (caller, { db, now, sessionToken }) => {
    await putCaller(db, now, caller)
    return { token: await sessionToken(caller.idUser, new Date(now.getTime() - 24 * hour)) }
  }),

  on(accountExists, async ({ password, ...account }, { db, now }) => {
    await putCaller(db, now, { ...account, passwordHash: await hashPassword(password) })
  }),

  on(directoryAccountExists, async (account, { db, now, directoryToken }) => {
    await putCaller(db, now, { ...account, refIdentification: 'AAD' })
    return { directoryToken: await directoryToken(account) }
  }),

  on(directoryStranger, async (person, { directoryToken }) => ({ directoryToken: await directoryToken(person) })),

  // It runs in this process.
  on(directoryAnswers, async () => {}),

  on(apiClientExists, async ({ clientId, clientSecret, ...groupe }, { db }) => {
    await putGroupe(db, groupe)
    const secretHash = await hashPassword(clientSecret)
    await db.insertInto('apiClient').values({ clientId, lbClient: clientId, secretHash, idGroupe: groupe.idGroupe, isActif: true }).execute()
  }),
]
