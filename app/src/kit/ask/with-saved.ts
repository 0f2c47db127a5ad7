import type { AnyEndpoint, AnyRow } from '../place/row.ts'
import type { Reading } from './readings.ts'

type ById = Readonly<Record<string, Reading>>

const isRecord = (value: unknown): value is AnyRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows with those that were saved in their places, and the very same array where none of them is there. */
function replaced(rows: readonly unknown[], key: string, byKey: ReadonlyMap<unknown, AnyRow>): readonly unknown[] {
  let isOther = false
  const next = rows.map((row) => {
    const saved = isRecord(row) ? byKey.get(row[key]) : undefined
    if (!saved || !isRecord(row)) return row
    isOther = true
    return { ...row, ...saved }
  })
  return isOther ? next : rows
}

/**
 * What was read, with what was saved in its place by key (docs/specification/states.md#answers-that-are-merged, merge rules), in the readings that a save
 * may touch. An answer that is no record, or does not bear the key, changes nothing: the reading is asked for again anyway.
 */
export function withSaved(byId: ById, isTouched: (endpoint: AnyEndpoint) => boolean, value: unknown): ById {
  const saved = [value].flat().filter(isRecord)
  if (saved.length === 0) return byId
  const entries = Object.entries(byId).map(([id, reading]): [string, Reading] => {
    const { key, endpoint } = reading.asked
    if (!isTouched(endpoint) || key === undefined) return [id, reading]
    const byKey = new Map(saved.filter((one) => one[key] !== undefined).map((one) => [one[key], one]))
    if (byKey.size === 0) return [id, reading]
    if (Array.isArray(reading.value))
      return [id, { ...reading, value: replaced(reading.value as unknown[], key, byKey) }]
    const own = isRecord(reading.value) ? byKey.get(reading.value[key]) : undefined
    return [id, own ? { ...reading, value: { ...(reading.value as AnyRow), ...own } } : reading]
  })
  return Object.fromEntries(entries)
}
