import { useMemo } from 'react'
import type { AnyRow } from '../place/row.ts'
import type { LockPlace } from './lock.ts'

/** An object to lock while it is changed: `typeObjet` of the lock, and the field of its key: of the row, of the home around it, or of the address. */
export type LockOf<Name extends string = string> = readonly [typeObjet: string, key: Name]

/** The lock of a record; null where none is taken. */
export function lockPlace(lock: LockOf | undefined, row: AnyRow | null): LockPlace | null {
  const key = lock && row ? row[lock[1]] : null
  return lock && (typeof key === 'string' || typeof key === 'number')
    ? { typeObjet: lock[0], refObjet: String(key) }
    : null
}

/** The same, kept between renders while it is the same object. */
export function useLockPlace(lock: LockOf | undefined, row: AnyRow | null): LockPlace | null {
  const { typeObjet, refObjet } = lockPlace(lock, row) ?? {}
  return useMemo(() => (typeObjet && refObjet ? { typeObjet, refObjet } : null), [typeObjet, refObjet])
}
