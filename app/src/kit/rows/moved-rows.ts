import type { MovePosition } from '@ronde/ui/tree'
import type { AnyRow } from '../place/row.ts'

interface Moving {
  rows: readonly AnyRow[]
  moved: readonly AnyRow[]
  /** The row to move to; null: the end of the top level. */
  target: AnyRow | null
  position: MovePosition
  id: string
  /** The field that names the parent; none where rows have no parents. */
  parent: string | undefined
  order: string | undefined
  /** Fields that a row takes over from the one it is moved below. */
  inherits?: readonly string[] | undefined
  /** The server itself renumbers the other rows. */
  makesRoom?: boolean | undefined
}

/** The rows that a move changes, as they are to be: the moved ones under their new parent, and every sibling whose place is another now. */
export function movedRows({
  rows,
  moved,
  target,
  position,
  id,
  parent,
  order,
  inherits = [],
  makesRoom = false,
}: Moving): AnyRow[] {
  const parentOf = (row: AnyRow | null | undefined): unknown => (parent === undefined ? null : (row?.[parent] ?? null))
  const above = position === 'inside' ? (target?.[id] ?? null) : parentOf(target)
  const isMoved = new Set(moved.map((row) => row[id]))
  const over = rows.find((row) => row[id] === above) ?? {}
  const inherited = Object.fromEntries(inherits.flatMap((name) => (name in over ? [[name, over[name]]] : [])))
  const placed: AnyRow[] = moved.map((row) => (parent === undefined ? row : { ...row, ...inherited, [parent]: above }))
  if (order === undefined) return placed.filter((row, at) => parentOf(row) !== parentOf(moved[at]))
  const siblings = rows
    .filter((row) => parentOf(row) === above && !isMoved.has(row[id]))
    .toSorted((one, other) => Number(one[order] ?? 0) - Number(other[order] ?? 0))
  const targetAt = target && position !== 'inside' ? siblings.findIndex((row) => row[id] === target[id]) : -1
  const at = targetAt < 0 ? siblings.length : targetAt + (position === 'after' ? 1 : 0)
  if (makesRoom) {
    const place = Number(siblings[at]?.[order] ?? Number(siblings.at(-1)?.[order] ?? 0) + 1)
    return placed.map((row, index) => ({ ...row, [order]: place + index }))
  }
  const before = new Map(rows.map((row) => [row[id], row]))
  return [...siblings.slice(0, at), ...placed, ...siblings.slice(at)]
    .map((row, index) => ({ ...row, [order]: index + 1 }))
    .filter((row: AnyRow) => {
      const was = before.get(row[id])
      return was === undefined || was[order] !== row[order] || parentOf(was) !== parentOf(row)
    })
}

interface MovingBack extends Pick<Moving, 'id' | 'parent' | 'order' | 'inherits' | 'makesRoom'> {
  /** The rows before the move. */
  before: readonly AnyRow[]
  /** The rows now. */
  now: readonly AnyRow[]
  /** Keys of the rows that the move had changed. */
  keys: ReadonlySet<unknown>
}

/** Rows that take a move back: those it had changed, as they stand now, with the parents and places they had. */
export function movedBack({
  before,
  now,
  keys,
  id,
  parent,
  order,
  inherits = [],
  makesRoom = false,
}: MovingBack): AnyRow[] {
  const was = new Map(before.map((row) => [row[id], row]))
  const names = [...(parent === undefined ? [] : [parent]), ...(order === undefined ? [] : [order]), ...inherits]
  const back = now.flatMap((row) => {
    const then = keys.has(row[id]) ? was.get(row[id]) : undefined
    return then ? [{ ...row, ...Object.fromEntries(names.map((name) => [name, then[name]])) }] : []
  })
  if (order === undefined || !makesRoom) return back
  const placeOf = new Map(now.filter((row) => !keys.has(row[id])).map((row) => [row[id], Number(row[order] ?? 0)]))
  const isBeside = (one: AnyRow, other: AnyRow) => parent === undefined || one[parent] === other[parent]
  // The last first: the room that is made for a row moves only the rows after it.
  return back
    .toSorted((one, other) => Number(other[order] ?? 0) - Number(one[order] ?? 0))
    .map((row) => {
      const beside = before.filter((other) => isBeside(other, row) && placeOf.has(other[id]))
      const next = beside
        .filter((other) => Number(other[order] ?? 0) > Number(row[order] ?? 0))
        .toSorted((one, other) => Number(one[order] ?? 0) - Number(other[order] ?? 0))[0]
      const place = next
        ? (placeOf.get(next[id]) ?? 0)
        : Math.max(0, ...beside.map((other) => placeOf.get(other[id]) ?? 0)) + 1
      placeOf.set(row[id], place)
      return { ...row, [order]: place }
    })
}
