import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $isInFront } from '../../base/in-front.ts'
import { $config } from '../../config/config.ts'
import { $user } from '../../session/session.ts'
import {
  $locks,
  lockAskedAgain,
  lockLookedAt,
  type LockPlace,
  lockReturned,
  locksDropped,
  locksProlonged,
  locksWatched,
  lockWanted,
  placeKey,
  takeOverAsked,
} from './lock.ts'

/** Milliseconds after which a lock is prolonged (domain: it lasts five minutes). */
const prolongEvery = 60_000

/** The group whose accounts may take a lock over. */
const administrators = 1

export interface LockHandle {
  /** The other user who holds it, and since when (an ISO instant). */
  holder: { lbUser: string; since: string } | null
  isMine: boolean
  /** The holder took the lock over while this user held it. */
  isLost: boolean
  /** Asks for the lock again; null unless it is wanted and another user holds it. */
  askAgain: (() => void) | null
  /** Takes the lock over from its holder; null unless the account may. */
  takeOver: (() => void) | null
}

/**
 * The lock of an object: taken, prolonged and watched while `isWanted`, given back after. Otherwise its holder is only
 * asked for, again and again while there is one, and a lock that is taken over is given back when the screen is left.
 */
export function useLock(place: LockPlace | null, isWanted: boolean): LockHandle {
  const [want, giveBack, prolong, watch, drop, look, askAgain, takeOver, user] = useUnit([
    lockWanted,
    lockReturned,
    locksProlonged,
    locksWatched,
    locksDropped,
    lockLookedAt,
    lockAskedAgain,
    takeOverAsked,
    $user,
  ])
  const [isInFront, { session }] = useUnit([$isInFront, $config])
  const typeObjet = place?.typeObjet ?? ''
  const refObjet = place?.refObjet ?? ''
  const key = place ? placeKey(place) : ''
  const hasTakenOver = useRef(false)
  const held = useStoreMap({ store: $locks, keys: [key], fn: (all, [one]) => all.get(one) ?? null })

  useEffect(() => {
    if (!refObjet) return
    const of = { typeObjet, refObjet }
    if (!isWanted) return void look(of)
    // From now on it is given back as any that is wanted.
    hasTakenOver.current = false
    want(of)
    const timer = setInterval(() => prolong(), prolongEvery)
    const leave = () => drop()
    // A page that is come back to by the browser's history gave it back when it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && prolong()
    globalThis.addEventListener('pagehide', leave)
    globalThis.addEventListener('pageshow', comeBack)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('pagehide', leave)
      globalThis.removeEventListener('pageshow', comeBack)
      giveBack(of)
    }
  }, [typeObjet, refObjet, isWanted, want, giveBack, prolong, drop, look])

  useEffect(
    () => () => {
      if (hasTakenOver.current) giveBack({ typeObjet, refObjet })
      hasTakenOver.current = false
    },
    [typeObjet, refObjet, giveBack],
  )

  const lock = held?.lock ?? null
  const isMine = lock !== null && lock.login === user?.login
  const isWatched = refObjet !== '' && (isWanted || (lock !== null && !isMine))
  useEffect(() => {
    if (!isWatched) return
    const watchInFront = () => {
      if (!isInFront()) return
      if (isWanted) watch()
      else look({ typeObjet, refObjet })
    }
    const timer = setInterval(watchInFront, session.dataRefresh)
    document.addEventListener('visibilitychange', watchInFront)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', watchInFront)
    }
  }, [typeObjet, refObjet, isWatched, isWanted, isInFront, watch, look, session.dataRefresh])

  const holder = lock && !isMine ? { lbUser: lock.lbUser, since: lock.dtVerrou } : null
  return {
    holder,
    isMine,
    isLost: holder !== null && held?.isLost === true,
    askAgain: holder && isWanted ? () => askAgain({ typeObjet, refObjet }) : null,
    takeOver:
      holder && user?.idGroupe === administrators
        ? () => {
            hasTakenOver.current = !isWanted
            takeOver({ typeObjet, refObjet })
          }
        : null,
  }
}
