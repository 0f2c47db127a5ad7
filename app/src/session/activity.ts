import { type Storage, storageKeys } from '../base/storage.ts'

/** When any tab was last touched: a time of day in ms, or null when storage does not say. */
export function readActivity(storage: Storage): number | null {
  const kept = storage.read(storageKeys.lastActivity)
  return kept !== null && /^\d{1,16}$/.test(kept) ? Number(kept) : null
}

/** Tells the other tabs, and the next start, when a tab was touched. */
export const writeActivity = (storage: Storage, at: number): void =>
  storage.write(storageKeys.lastActivity, String(Math.round(at)))
