import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { recordShown, type RecentRecord } from './recents.ts'

/** Remembers the record a home shows among those opened of late; null: there is none yet. */
export function useRecent(record: RecentRecord | null): void {
  const show = useUnit(recordShown)
  const { view, title, reference = null, address } = record ?? {}
  useEffect(() => {
    if (view !== undefined && title !== undefined && address !== undefined) show({ view, title, reference, address })
  }, [view, title, reference, address, show])
}
