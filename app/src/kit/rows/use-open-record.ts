import { useMemo, useState } from 'react'
import type { AnyRow } from '../place/row.ts'
import type { ListState } from './use-list.ts'

/**
 * The record whose key the address names for a form or panel; null where it names none, undefined while the record is not there.
 * A record that leaves the list stays as it last was until the address names it no longer: what is typed on it must not vanish.
 */
export function useOpenRecord({ address, read, late, rowOf }: ListState, field: string): AnyRow | null | undefined {
  const key = address.editor?.key ?? null
  const isRead = read.value !== null
  const found = key !== null && isRead ? rowOf(key) : undefined
  const [last, setLast] = useState({ key, record: found })
  if (last.key !== key || (found && found !== last.record)) setLast({ key, record: found })
  // A row of a branch that was not loaded yet is known by its key alone.
  const isLate = late !== null && isRead
  const unread = useMemo(() => (isLate && key !== null ? { [field]: key } : undefined), [isLate, key, field])
  if (key === null) return null
  return found ?? (last.key === key ? last.record : undefined) ?? unread
}
