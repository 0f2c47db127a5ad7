import * as z from 'zod/mini'
import { state } from '../../../wire/state.ts'
import { admin, caller } from '../SecAuthentification/states.ts'

const lock = z.object({ ...caller.shape, typeObjet: z.string(), refObjet: z.string() })

/** The lock of any object: `typeObjet` and `refObjet` as `Verrouiller` takes them. */
export const locked = state('another user has locked an object', lock, {
  means: 'that user, and his lock, taken a minute ago',
})

/** The same, by an administrator. */
export const lockedByAdmin = (typeObjet: string, refObjet: string | number, holder = admin) =>
  locked({ ...holder, typeObjet, refObjet: String(refObjet) })
