import type { Option } from '@ronde/ui/select'
import type { AnyRow, ReadSource, Values } from './context.ts'
import { keyOfValue, written } from './equal.ts'
import type { ChoiceField } from './fields.ts'

/** Rows of a tree, parents before their children, with how deep they are; a row whose parent is not there, or that is its own ancestor, is a root. */
function inTree(rows: readonly AnyRow[], { id, parent }: NonNullable<ChoiceField['tree']>): { row: AnyRow; level: number }[] {
  const ids = new Set(rows.map((row) => written(id(row))))
  const below = new Map<string, AnyRow[]>()
  const roots: AnyRow[] = []
  for (const row of rows) {
    const key = written(parent(row))
    if (ids.has(key) && key !== written(id(row))) below.set(key, [...(below.get(key) ?? []), row])
    else roots.push(row)
  }
  const seen = new Set<AnyRow>()
  const walk = (level: number) => (row: AnyRow): { row: AnyRow; level: number }[] => {
    if (seen.has(row)) return []
    seen.add(row)
    return [{ row, level }, ...(below.get(written(id(row))) ?? []).flatMap(walk(level + 1))]
  }
  const found = roots.flatMap(walk(0))
  return [...found, ...rows.filter((row) => !seen.has(row)).flatMap(walk(0))]
}

/** The rows that a choice is made from: none until they are there. */
export function chosenFrom(field: ChoiceField, read: ReadSource, values: Values): readonly AnyRow[] {
  const rows = read(field.source)
  return rows === null ? [] : (field.rows?.(rows, read, values) ?? rows)
}

/** The options of a choice: the rows that are offered, and the chosen ones even if they are no longer. */
export function optionsOf(field: ChoiceField, rows: readonly AnyRow[], value: unknown): Option[] {
  const chosen = new Set([value].flat().map(keyOfValue))
  const placed = field.tree ? inTree(rows, field.tree) : rows.map((row) => ({ row, level: undefined }))
  return placed.flatMap(({ row, level }) => {
    const { value: one, ...made } = field.option(row)
    const key = keyOfValue(one)
    return (field.offered?.(row) ?? true) || chosen.has(key) ? [{ ...made, value: key, ...(level === undefined ? {} : { level }) }] : []
  })
}
