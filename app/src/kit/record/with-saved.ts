import type { AnyRow } from '../screen.ts'
import type { Reading } from './readings.ts'

type ById = Readonly<Record<string, Reading>>

const isRecord = (value: unknown): value is AnyRow => typeof value === 'object' && value !== null && !Array.isArray(value)

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
 * What was read of a service, with what was saved there in its place by key (specification section 4, merge rules). An
 * answer that is no record, or does not bear the key, changes nothing: the reading is asked for again anyway.
 */
export function withSaved(byId: ById, service: string, value: unknown): ById {
  const saved = [value].flat().filter(isRecord)
  if (saved.length === 0) return byId
  const entries = Object.entries(byId).map(([id, reading]): [string, Reading] => {
    const { key, endpoint } = reading.asked
    if (endpoint.service !== service || key === undefined) return [id, reading]
    const byKey = new Map(saved.filter((one) => one[key] !== undefined).map((one) => [one[key], one]))
    if (byKey.size === 0) return [id, reading]
    if (Array.isArray(reading.value)) return [id, { ...reading, value: replaced(reading.value as unknown[], key, byKey) }]
    const own = isRecord(reading.value) ? byKey.get(reading.value[key]) : undefined
    return [id, own ? { ...reading, value: { ...(reading.value as AnyRow), ...own } } : reading]
  })
  return Object.fromEntries(entries)
}
