import { emptyLayout, type GridLayout } from '@ronde/ui/grid'
import { useCallback, useMemo } from 'react'
import { storageKeys } from '../../base/storage.ts'
import type { FieldShown } from './shape.ts'
import type { AnyRow } from '../place/row.ts'
import { useKept } from '../../session/use-kept.ts'

const isLayout = (value: unknown): value is GridLayout => {
  const layout = value as Partial<GridLayout> | null
  return (
    typeof layout === 'object' &&
    layout !== null &&
    Array.isArray(layout.order) &&
    Array.isArray(layout.hidden) &&
    Array.isArray(layout.pinned) &&
    typeof layout.widths === 'object' &&
    layout.widths !== null
  )
}

const isLayoutOrNone = (value: unknown): value is GridLayout | null => value === null || isLayout(value)

/** The user's layout of a list's columns, kept for each login; at first, and after a reset, that of the screen. */
export function useLayout(
  name: string,
  columns: readonly FieldShown<AnyRow>[],
): [GridLayout, (layout: GridLayout) => void, GridLayout] {
  const [kept, keep] = useKept(storageKeys.layout(name), isLayoutOrNone)
  const own = useMemo(
    () => ({ ...emptyLayout, hidden: columns.flatMap(({ field, isHidden }) => (isHidden ? [field] : [])) }),
    [columns],
  )
  const setLayout = useCallback((layout: GridLayout) => keep(layout === own ? null : layout), [keep, own])
  return [kept ?? own, setLayout, own]
}
