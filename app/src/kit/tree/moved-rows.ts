import type { MovePosition } from '@ronde/ui/tree'
import type { AnyRow } from '../screen.ts'

interface Moving {
  rows: readonly AnyRow[]
  moved: readonly AnyRow[]
  /** Null: the top level, at its end. */
  target: AnyRow | null
  position: MovePosition
  id: string
  parent: string
  order: string | undefined
}

/** The rows that a move changes, as they are to be: the moved ones under their new parent, and every sibling whose place is another now. */
export function movedRows({ rows, moved, target, position, id, parent, order }: Moving): AnyRow[] {
  const above = target === null ? null : position === 'inside' ? (target[id] ?? null) : (target[parent] ?? null)
  const isMoved = new Set(moved.map((row) => row[id]))
  const placed = moved.map((row) => ({ ...row, [parent]: above }))
  if (order === undefined) return placed.filter((row, at) => row[parent] !== (moved[at]?.[parent] ?? null))
  const siblings = rows
    .filter((row) => (row[parent] ?? null) === above && !isMoved.has(row[id]))
    .toSorted((one, other) => Number(one[order] ?? 0) - Number(other[order] ?? 0))
  const targetAt = target && position !== 'inside' ? siblings.findIndex((row) => row[id] === target[id]) : -1
  const at = targetAt < 0 ? siblings.length : targetAt + (position === 'after' ? 1 : 0)
  const before = new Map(rows.map((row) => [row[id], row]))
  return [...siblings.slice(0, at), ...placed, ...siblings.slice(at)]
    .map((row, index) => ({ ...row, [order]: index + 1 }))
    .filter((row: AnyRow) => {
      const was = before.get(row[id])
      return was === undefined || was[order] !== row[order] || (was[parent] ?? null) !== (row[parent] ?? null)
    })
}
