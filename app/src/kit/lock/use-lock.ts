import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $user } from '../../session/session.ts'
import { $locks, lockLookedAt, type LockPlace, lockReturned, locksDropped, locksProlonged, lockWanted, placeKey, takeOverAsked } from './lock.ts'

/** Milliseconds after which a lock is prolonged (domain: it lasts five minutes). */
const prolongEvery = 60_000

/** The group whose accounts may take a lock over. */
const administrators = 1

export interface LockHandle {
  /** Somebody else holds it: who, and since when (an ISO instant). */
  holder: { lbUser: string; since: string } | null
  isMine: boolean
  /** Takes it over from its holder; only where the account may. */
  takeOver: (() => void) | null
}

/** The lock of an object: taken and prolonged while `isWanted`, given back after; else only asked who holds it. */
export function useLock(place: LockPlace | null, isWanted: boolean): LockHandle {
  const [want, giveBack, prolong, drop, look, takeOver, user] = useUnit([lockWanted, lockReturned, locksProlonged, locksDropped, lockLookedAt, takeOverAsked, $user])
  const typeObjet = place?.typeObjet ?? ''
  const refObjet = place?.refObjet ?? ''
  const key = place ? placeKey(place) : ''
  const lock = useStoreMap({ store: $locks, keys: [key], fn: (all, [one]) => all.get(one)?.lock ?? null })

  useEffect(() => {
    if (!refObjet) return
    const of = { typeObjet, refObjet }
    if (!isWanted) return void look(of)
    want(of)
    const timer = setInterval(() => prolong(), prolongEvery)
    const leave = () => drop()
    globalThis.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('pagehide', leave)
      giveBack(of)
    }
  }, [typeObjet, refObjet, isWanted, want, giveBack, prolong, drop, look])

  const isMine = lock !== null && lock.login === user?.login
  const holder = lock && !isMine ? { lbUser: lock.lbUser, since: lock.dtVerrou } : null
  return {
    holder,
    isMine,
    takeOver: holder && user?.idGroupe === administrators ? () => takeOver({ typeObjet, refObjet }) : null,
  }
}
