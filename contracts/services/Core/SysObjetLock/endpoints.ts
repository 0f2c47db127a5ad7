import * as z from 'zod/mini'
import { id } from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, service } from '../../../wire/service.ts'

/** What can be locked, and the field of the record that `refObjet` holds. */
export const lockable = {
  Affaire: 'idAffaireGuid',
  Mode: 'idModeGuid',
  Referentiel: 'idReferentielGuid',
  SysTable: 'idTableGuid',
  User: 'idUser',
} as const

/** A lock; that of the example is of whoever signed in as an agent. */
export const { schema: objetLock, example: ownLock } = record({
  typeObjet: [z.string(), 'Affaire'],
  refObjet: [z.string(), '7d1f3c52-4f0e-5c0a-9a53-0d7c3d1f8f11'],
  /** The object's own reference, or its login. */
  lbObjet: [z.string(), 'AFF-2026-0001'],
  idUser: [z.int(), 3],
  login: [z.string(), 'a.martin'],
  lbUser: [z.string(), 'Alice Martin'],
  dtVerrou: [z.string(), '2026-03-31T08:25:00.000Z'],
  dtExpiration: [z.string(), '2026-03-31T08:30:00.000Z'],
})
export type ObjetLock = z.infer<typeof objetLock>

const object = { typeObjet: z.string(), refObjet: z.string() }

const locked = { typeObjet: ownLock.typeObjet, refObjet: ownLock.refObjet }

/** Locks of what is being changed: one for each object, for five minutes, prolonged by taking it again. */
export const SysObjetLock = service('/api/Core/SysObjetLock', {
  GetListByUser: GET({
    input: z.object({ idUser: z.optional(id()) }),
    value: z.array(objetLock),
    example: { input: {}, value: [ownLock] },
  }),
  GetListByType: GET({
    input: z.object({ typeObjet: z.optional(z.string()) }),
    value: z.array(objetLock),
    example: { input: { typeObjet: 'Affaire' }, value: [ownLock] },
  }),
  GetListByReference: GET({
    input: z.object(object),
    value: z.array(objetLock),
    example: { input: locked, value: [ownLock] },
  }),
  /** Asks for the role that the object is saved with. `force` takes the lock over from another user: an administrator's right. */
  Verrouiller: POST({
    input: z.object({ ...object, force: proposed(z.optional(z.boolean())) }),
    value: objetLock,
    example: { input: locked, value: ownLock },
  }),
  Deverrouiller: POST({ input: z.object(object), value: z.boolean(), example: { input: locked, value: true } }),
})
