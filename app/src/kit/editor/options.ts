import type { Option } from '@ronde/ui/select'
import type { Text } from '../../locales/intl.ts'
import type { AnyRow, ReadSource, Values } from './context.ts'
import { keyOfValue, written } from './equal.ts'
import type { ChoiceField } from './fields.ts'

/** A row of a tree, and how deep it stands. */
interface Placed {
  row: AnyRow
  level: number
}

/** Rows of a tree, parents before their children, with how deep they are; a row whose parent is not there, or that is its own ancestor, is a root. */
export function inTree(rows: readonly AnyRow[], { id, parent }: NonNullable<ChoiceField['tree']>): Placed[] {
  const ids = new Set(rows.map((row) => written(id(row))))
  const below = new Map<string, AnyRow[]>()
  const roots: AnyRow[] = []
  for (const row of rows) {
    const key = written(parent(row))
    if (!ids.has(key) || key === written(id(row))) roots.push(row)
    else if (!below.get(key)?.push(row)) below.set(key, [row])
  }
  const levels = new Map<AnyRow, number>()
  // Those in a circle come last. However deep the tree, no call waits for another.
  for (const start of [...roots, ...rows]) {
    const next = [{ row: start, level: 0 }]
    for (let at = next.pop(); at; at = next.pop()) {
      if (levels.has(at.row)) continue
      const { row, level } = at
      levels.set(row, level)
      for (const child of (below.get(written(id(row))) ?? []).toReversed()) next.push({ row: child, level: level + 1 })
    }
  }
  return Array.from(levels, ([row, level]) => ({ row, level }))
}

const noRows: readonly AnyRow[] = []

/** The rows that are neither the record nor below it. */
function outsideOf(record: AnyRow, rows: readonly AnyRow[], of: NonNullable<ChoiceField['parentOf']>) {
  const inside = new Set([written(of.id(record))])
  for (const { row } of inTree(rows, of)) if (inside.has(written(of.parent(row)))) inside.add(written(of.id(row)))
  return rows.filter((row) => !inside.has(written(of.id(row))))
}

/** The rows that a choice is made from in the editor of a record, or of a new one: none until they are there. */
export function chosenFrom(
  field: ChoiceField,
  read: ReadSource,
  values: Values,
  record: AnyRow | null,
): readonly AnyRow[] {
  const rows = read(field.source)
  if (rows === null) return noRows
  const own = field.rows?.(rows, read, values) ?? rows
  return record && field.parentOf ? outsideOf(record, own, field.parentOf) : own
}

/** The options of a choice: the rows that are offered, and the chosen ones even if they are no longer. */
export function optionsOf(field: ChoiceField, rows: readonly AnyRow[], value: unknown, text: Text): Option[] {
  const chosen = new Set([value].flat().map(keyOfValue))
  const placed = field.tree ? inTree(rows, field.tree) : rows.map((row) => ({ row, level: undefined }))
  return placed.flatMap(({ row, level }) => {
    const { value: one, ...made } = field.option(row)
    const key = keyOfValue(one)
    return (field.offered?.(row) ?? true) || chosen.has(key)
      ? [
          {
            ...made,
            value: key,
            ...(field.optionText ? { label: field.optionText(row, text) } : {}),
            ...(level === undefined ? {} : { level }),
          },
        ]
      : []
  })
}
