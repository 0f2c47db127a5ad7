import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { agenceExists } from '../../Adm/AdmAgence/states.ts'
import { affaireExists } from '../../Aff/AffAffaire/states.ts'
import { grue, lille } from '../../Aff/AffAffairePrestation/states.ts'
import { admin, agent, signedIn } from '../SecAuthentification/states.ts'
import { ownLock, SysObjetLock } from './endpoints.ts'
import { locked, lockedByAdmin } from './states.ts'

const { typeObjet, refObjet } = ownLock
const crane = [agenceExists(lille), affaireExists(grue)]
const own = locked({ ...agent, typeObjet, refObjet })
const others = lockedByAdmin(typeObjet, refObjet)
/** The manager of the case is there, busy elsewhere. */
const busy = locked({ ...agent, typeObjet: 'User', refObjet: String(agent.idUser) })
const unknown = { refObjet: '00000000-0000-4000-8000-000000000404' }

interaction('a request for one’s own locks', {
  given: [signedIn(agent), ...crane, own],
  call: SysObjetLock.GetListByUser,
  only: [{ typeObjet, refObjet, lbObjet: grue.refAffaire, idUser: agent.idUser, lbUser: agent.lbUser }],
  then: ({ value }) => expect(value?.[0]?.lbUser).toBe(agent.lbUser),
})

interaction('a request of an administrator for the locks of another user', {
  given: [signedIn(admin), own, ...crane],
  call: SysObjetLock.GetListByUser,
  input: { idUser: agent.idUser },
  only: [{ typeObjet, refObjet, lbObjet: grue.refAffaire, idUser: agent.idUser, login: agent.login, lbUser: agent.lbUser }],
  then: ({ value }) => expect(value).toHaveLength(1),
})

interaction('a request for the locks of another user by one who may not', {
  given: [signedIn(agent)],
  call: SysObjetLock.GetListByUser,
  input: { idUser: admin.idUser },
  status: 403,
})

interaction('a request for the locks of cases', {
  given: [signedIn(agent), ...crane, others],
  call: SysObjetLock.GetListByType,
  only: [{ typeObjet, refObjet, lbObjet: grue.refAffaire, idUser: admin.idUser, login: admin.login, lbUser: admin.lbUser }],
  then: ({ value }) => expect(value).toHaveLength(1),
})

interaction('a request for the locks of users when there is none', {
  given: [signedIn(agent), ...crane, others],
  call: SysObjetLock.GetListByType,
  input: { typeObjet: 'User' },
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})

interaction('a request for the lock of a case', {
  given: [signedIn(agent), ...crane, others],
  call: SysObjetLock.GetListByReference,
  only: [{ typeObjet, refObjet, lbObjet: grue.refAffaire, idUser: admin.idUser, login: admin.login, lbUser: admin.lbUser }],
  then: ({ value }) => expect(value?.[0]?.lbUser).toBe(admin.lbUser),
})

interaction('a case to lock', {
  given: [signedIn(agent), ...crane],
  call: SysObjetLock.Verrouiller,
  exactly: { lbObjet: grue.refAffaire, idUser: agent.idUser, lbUser: agent.lbUser },
  then: ({ value }) => expect(value?.lbUser).toBe(agent.lbUser),
})

interaction('a lock to prolong', {
  given: [signedIn(agent), ...crane, own],
  call: SysObjetLock.Verrouiller,
  exactly: { idUser: agent.idUser },
  then: ({ value }) => expect(value?.idUser).toBe(agent.idUser),
})

interaction('a lock to take over', {
  given: [signedIn(admin), own, ...crane],
  call: SysObjetLock.Verrouiller,
  input: { typeObjet, refObjet, force: true },
  exactly: { idUser: admin.idUser, login: admin.login, lbUser: admin.lbUser },
  then: ({ value }) => expect(value?.idUser).toBe(admin.idUser),
})

interaction('a lock to take over by a user who may not', {
  given: [signedIn(agent), ...crane, others],
  call: SysObjetLock.Verrouiller,
  input: { typeObjet, refObjet, force: true },
  status: 403,
})

interaction('a lock to release', {
  given: [signedIn(agent), ...crane, own],
  call: SysObjetLock.Deverrouiller,
  then: ({ value }) => expect(value).toBe(true),
})

interaction('a lock to release that nobody holds', {
  given: [signedIn(agent), ...crane],
  call: SysObjetLock.Deverrouiller,
  then: ({ value }) => expect(value).toBe(true),
})

interaction('a lock of another user to release', {
  given: [signedIn(agent), ...crane, others],
  call: SysObjetLock.Deverrouiller,
  messages: [`Seul ${admin.lbUser} ou un administrateur peut libérer ce verrou`],
})

interaction('a lock of another user to release by an administrator', {
  given: [signedIn(admin), own, ...crane],
  call: SysObjetLock.Deverrouiller,
  then: ({ value }) => expect(value).toBe(true),
})

refusals(SysObjetLock.GetListByUser)
refusals(SysObjetLock.GetListByType)
refusals(SysObjetLock.GetListByReference)
refusals(SysObjetLock.Verrouiller, { given: [busy, ...crane], unknown, lock: [typeObjet, refObjet] })
refusals(SysObjetLock.Deverrouiller)
