import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { recordShown, type RecentRecord } from './recents.ts'

/** Adds the record a home shows to the recent ones; null: it is not loaded yet. */
export function useRecent(record: RecentRecord | null): void {
  const show = useUnit(recordShown)
  const { view, title, reference = null, address } = record ?? {}
  useEffect(() => {
    if (view !== undefined && title !== undefined && address !== undefined) show({ view, title, reference, address })
  }, [view, title, reference, address, show])
}
