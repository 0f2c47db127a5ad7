import { createStore } from 'effector'
import * as z from 'zod/mini'
import { storageKeys, type Storage } from '../../base/storage.ts'

/** How long a tab that is heard of no more counts as one that edits: milliseconds. Tabs that edit are entered anew each minute; one that crashed takes itself off no more. */
export const tabLife = 150_000

/** Which tabs of this browser edit an object, each with when it was last heard of: a time of day in ms. */
const tabsOfPlace = z.record(z.string(), z.number())

/** This page, among the tabs of its browser. */
export const $tab = createStore(Array.from(crypto.getRandomValues(new Uint32Array(2))).join('-'), {
  serialize: 'ignore',
})

interface Here {
  storage: Storage
  tab: string
  /** A time of day in ms. */
  now: number
}

/** The other tabs that edit an object. A time in the future is of a clock since set back. */
function others({ storage, tab, now }: Here, object: string): Readonly<Record<string, number>> {
  try {
    const known = z.safeParse(tabsOfPlace, JSON.parse(storage.read(storageKeys.lock(object)) ?? '{}')).data ?? {}
    return Object.fromEntries(
      Object.entries(known).filter(([other, at]) => other !== tab && at <= now && now - at < tabLife),
    )
  } catch {
    return {}
  }
}

/** Whether another tab of this browser edits an object: locks are a user's, in all of them. */
export const isEditedElsewhere = (here: Here, object: string): boolean => Object.keys(others(here, object)).length > 0

/** Enters this tab among those that edit an object. */
export const enterTab = (here: Here, object: string): void =>
  here.storage.write(storageKeys.lock(object), JSON.stringify({ ...others(here, object), [here.tab]: here.now }))

/** Takes this tab off them. */
export function leaveTab(here: Here, object: string): void {
  const left = others(here, object)
  here.storage.write(storageKeys.lock(object), Object.keys(left).length > 0 ? JSON.stringify(left) : null)
}
