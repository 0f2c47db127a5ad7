import { randomUUID } from 'node:crypto'
import { Crowd } from './crowd.ts'
import { bodyOf, type Fault, isDone } from './faults.ts'

const insert = /\/AffAffaire\/Insert$/
const update = /\/AffAffaire\/Update$/

const inserts = new Crowd()
const saves = new Crowd()

/** Servers that write otherwise than they say. */
export const wrongWrites: readonly Fault[] = [
  {
    says: 'answers what it was sent and stores the old label',
    shownBy: 'what was saved is read again',
    of: update,
    after: async (leaving) => {
      const idAffaireGuid = String(bodyOf(leaving.request)['idAffaireGuid'])
      if (!isDone(leaving)) return
      await leaving.db
        .updateTable('affaire')
        .set({ lbAffaire: 'ancien' })
        .where('idAffaireGuid', '=', idAffaireGuid)
        .execute()
    },
  },
  {
    says: 'answers 409 and saves all the same',
    shownBy: 'a save over another’s is 409',
    of: update,
    after: async ({ status, request, db }) => {
      const { idAffaireGuid, lbAffaire } = bodyOf(request)
      if (status !== 409) return
      await db
        .updateTable('affaire')
        .set({ lbAffaire: String(lbAffaire) })
        .where('idAffaireGuid', '=', String(idAffaireGuid))
        .execute()
    },
  },
  {
    says: 'tells both of two who save at once that they did',
    shownBy: 'of two who save at once',
    of: update,
    before: (request) => saves.enter(request, bodyOf(request)['idAffaireGuid']),
    after: async ({ status, request }) => {
      const { isCrowded } = saves.leave(request)
      if (status !== 409 || !isCrowded) return undefined
      return { status: 200, body: { value: example(bodyOf(request)), isSuccess: true, hasErrors: false, msgList: [] } }
    },
  },
  {
    says: 'looks for a duplicate first and writes then',
    shownBy: 'of many at once under one reference',
    of: insert,
    before: async (request) => {
      const body = bodyOf(request)
      if ((await inserts.enter(request, body['refAffaire'])) > 0) body['refAffaire'] = `SC-${randomUUID()}`
    },
    after: async ({ request, envelope }) => {
      const { thing } = inserts.leave(request)
      return envelope.value ? { body: { ...envelope, value: { ...envelope.value, refAffaire: thing } } } : undefined
    },
  },
  {
    says: 'takes no notice of Idempotency-Key',
    shownBy: 'a write asked again under its Idempotency-Key',
    of: insert,
    before: ({ headers }) => void Reflect.deleteProperty(headers, 'idempotency-key'),
  },
  {
    says: 'does under a key whatever is asked under it',
    shownBy: 'a write asked again under its Idempotency-Key',
    of: insert,
    after: async ({ status, envelope }) => (status === 422 ? { status: 200, body: envelope } : undefined),
  },
]

/** The answer of a save, for one that is not done. */
function example(sent: Record<string, unknown>): Record<string, unknown> {
  const now = new Date().toISOString()
  return {
    idAffaire: 1,
    lbAgence: 'Lille',
    lbUserRAF: 'Nadia Perrin',
    statut: 'OUVERTE',
    isActif: true,
    dtCreation: now,
    nbPrestation: 0,
    ...sent,
    dtModification: now,
  }
}
