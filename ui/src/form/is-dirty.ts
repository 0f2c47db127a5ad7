const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same for a person: nothing, null and the empty text are one; lists and records are compared by content. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isEmpty(one) && isEmpty(other))) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameValue(one[key], other[key]))
}

/** Whether a value differs from those the form began with. */
export const isDirty = (
  initial: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): boolean => !isSameValue(initial, values)
