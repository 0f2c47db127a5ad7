import { decodeJwt } from 'jose'
import {
  accountExists,
  apiClientExists,
  directoryAccountExists,
  directoryAnswers,
  directoryStranger,
  sessionExpired,
  signedIn,
  signedOut,
  tokenForged,
} from '../../../services/Core/SecAuthentification/states.ts'
import { subjectOfUser } from '../../security/caller.ts'
import { hashPassword } from '../../security/password.ts'
import { newSigningKey } from '../../security/signing-key.ts'
import { signToken } from '../../security/token.ts'
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

  on(signedOut, async (caller, { db, now, sessionToken }) => {
    await putCaller(db, now, caller)
    const token = await sessionToken(caller.idUser, now)
    await db
      .insertInto('revokedToken')
      .values({ jti: decodeJwt(token).jti ?? '', dtExpiration: new Date(now.getTime() + 24 * hour).toISOString() })
      .execute()
    return { token }
  }),

  on(tokenForged, async (caller, { db, now }) => {
    await putCaller(db, now, caller)
    const subject = await subjectOfUser(db, caller.idUser)
    if (!subject) throw new Error(`no user ${caller.idUser}`)
    return { token: await signToken(subject, { key: newSigningKey(), now, lifetime: 3600 }) }
  }),

  on(accountExists, async ({ password, ...account }, { db, now }) => {
    await putCaller(db, now, { ...account, passwordHash: await hashPassword(password) })
  }),

  on(directoryAccountExists, async (account, { db, now, directoryToken }) => {
    await putCaller(db, now, { ...account, refIdentification: 'AAD' })
    return { directoryToken: await directoryToken(account) }
  }),

  on(directoryStranger, async (person, { directoryToken }) => ({ directoryToken: await directoryToken(person) })),

  // The directory runs in this process.
  on(directoryAnswers, async () => {}),

  on(apiClientExists, async ({ clientId, clientSecret, ...groupe }, { db }) => {
    await putGroupe(db, groupe)
    const secretHash = await hashPassword(clientSecret)
    await db
      .insertInto('apiClient')
      .values({ clientId, lbClient: clientId, secretHash, idGroupe: groupe.idGroupe, isActif: true })
      .execute()
  }),
]
