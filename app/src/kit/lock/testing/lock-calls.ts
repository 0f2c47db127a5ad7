import { GET, POST, service } from '@ronde/contracts/wire'
import * as z from 'zod/mini'
import type { Lock } from '../lock.ts'

export const place = { typeObjet: 'Affaire', refObjet: '7d1f' }
/** The lock of whoever is signed in. */
export const mine: Lock = { ...place, login: 'a.martin', lbUser: 'Alice Martin', dtVerrou: '2026-03-31T08:25:00.000Z' }
export const theirs: Lock = { ...mine, login: 'b.petit', lbUser: 'Bruno Petit' }

const lock = z.object({
  typeObjet: z.string(),
  refObjet: z.string(),
  login: z.string(),
  lbUser: z.string(),
  dtVerrou: z.string(),
})
const object = { typeObjet: z.string(), refObjet: z.string() }
/** The calls of locks, as any server may have them. */
export const calls = service('/api/Core/SysObjetLock', {
  Verrouiller: POST({
    input: z.object({ ...object, force: z.optional(z.boolean()) }),
    value: lock,
    example: { input: { ...place, force: false }, value: mine },
  }),
  Deverrouiller: POST({ input: z.object(object), value: z.boolean(), example: { input: place, value: true } }),
  GetListByReference: GET({ input: z.object(object), value: z.array(lock), example: { input: place, value: [mine] } }),
})
