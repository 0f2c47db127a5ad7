import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { agenceExists } from '../../Adm/AdmAgence/states.ts'
import { affaireExists } from '../../Aff/AffAffaire/states.ts'
import { grue, lille } from '../../Aff/AffAffairePrestation/states.ts'
import { admin, agent, signedIn } from '../SecAuthentification/states.ts'
import { ownLock, SysObjetLock } from './endpoints.ts'
import { objectLocked, objectLockedBy } from './states.ts'

const { typeObjet, refObjet, idUser } = ownLock
const crane = [agenceExists(lille), affaireExists(grue)]
const lockedByOther = objectLocked({ typeObjet, refObjet })
const lockedBySelf = objectLockedBy({ typeObjet, refObjet, idUser })
const unknown = { typeObjet, refObjet: '00000000-0000-4000-8000-000000000404' }
const held = { pattern: /^Objet verrouillé par .+ depuis \d{2}:\d{2}$/, example: 'Objet verrouillé par Paul Durand depuis 10:30' }

interaction('a request for one’s own locks', {
  given: [signedIn(agent), ...crane, lockedBySelf],
  call: SysObjetLock.GetListByUser,
  only: [{ typeObjet, refObjet, idUser, lbUser: agent.lbUser }],
  then: ({ value }) => expect(value?.[0]?.lbUser).toBe(agent.lbUser),
})

interaction('a request for the locks of another user', {
  given: [signedIn(agent)],
  call: SysObjetLock.GetListByUser,
  input: { idUser: 9 },
  status: 403,
})

interaction('a request for the locks of cases', {
  given: [signedIn(agent), ...crane, lockedByOther],
  call: SysObjetLock.GetListByType,
  only: [{ typeObjet, refObjet, lbUser: 'Paul Durand' }],
  then: ({ value }) => expect(value).toHaveLength(1),
})

interaction('a request for the locks of users when there is none', {
  given: [signedIn(agent), ...crane, lockedByOther],
  call: SysObjetLock.GetListByType,
  input: { typeObjet: 'User' },
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})

interaction('a request for the lock of a case', {
  given: [signedIn(agent), ...crane, lockedByOther],
  call: SysObjetLock.GetListByReference,
  only: [{ typeObjet, refObjet, lbUser: 'Paul Durand' }],
  then: ({ value }) => expect(value?.[0]?.lbUser).toBe('Paul Durand'),
})

interaction('a request for locks from nobody', { given: [], call: SysObjetLock.GetListByReference, status: 401 })

interaction('a case to lock', {
  given: [signedIn(agent), ...crane],
  call: SysObjetLock.Verrouiller,
  exactly: { idUser, lbUser: agent.lbUser },
  then: ({ value, messages }) => {
    expect(value?.lbUser).toBe(agent.lbUser)
    expect(messages).toEqual([])
  },
})

interaction('a lock to prolong', {
  given: [signedIn(agent), ...crane, lockedBySelf],
  call: SysObjetLock.Verrouiller,
  exactly: { idUser },
  then: ({ value }) => expect(value?.idUser).toBe(idUser),
})

interaction('a case to lock that another user has locked', {
  given: [signedIn(agent), ...crane, lockedByOther],
  call: SysObjetLock.Verrouiller,
  messages: [held],
})

interaction('a lock to take over', {
  given: [signedIn(admin), ...crane, lockedByOther],
  call: SysObjetLock.Verrouiller,
  input: { typeObjet, refObjet, force: true },
  exactly: { idUser: admin.idUser, lbUser: admin.lbUser },
  then: ({ value }) => expect(value?.idUser).toBe(admin.idUser),
})

interaction('a lock to take over from a user who may not', {
  given: [signedIn(agent), ...crane, lockedByOther],
  call: SysObjetLock.Verrouiller,
  input: { typeObjet, refObjet, force: true },
  status: 403,
})

interaction('a case to lock that nobody knows', { given: [signedIn(agent)], call: SysObjetLock.Verrouiller, input: unknown, status: 404 })

interaction('a lock to release', {
  given: [signedIn(agent), ...crane, lockedBySelf],
  call: SysObjetLock.Deverrouiller,
  then: ({ value }) => expect(value).toBe(true),
})

interaction('a lock to release that nobody holds', {
  given: [signedIn(agent), ...crane],
  call: SysObjetLock.Deverrouiller,
  then: ({ value }) => expect(value).toBe(true),
})

interaction('a lock to release that another user holds', {
  given: [signedIn(agent), ...crane, lockedByOther],
  call: SysObjetLock.Deverrouiller,
  messages: ['Seul Paul Durand ou un administrateur peut libérer ce verrou'],
})

interaction('a lock of another user to release by an administrator', {
  given: [signedIn(admin), ...crane, lockedByOther],
  call: SysObjetLock.Deverrouiller,
  then: ({ value }) => expect(value).toBe(true),
})
