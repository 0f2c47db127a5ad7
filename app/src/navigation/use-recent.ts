import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { recordShown, type RecentRecord } from './recents.ts'

/** Remembers the record a home shows among those opened of late; null: there is none yet. */
export function useRecent(record: RecentRecord | null): void {
  const show = useUnit(recordShown)
  const kept = record && JSON.stringify(record)
  useEffect(() => {
    if (kept !== null) show(JSON.parse(kept) as RecentRecord)
  }, [kept, show])
}
