import { type Field, fieldsOf, type FieldType, itemType } from '@ronde/contracts/wire'
import type { AnyEndpoint, AnyRow } from './row.ts'

const known = new WeakMap<AnyEndpoint, readonly Field[]>()

/** The fields that a call takes. Asked for every row that is sent, and read off the schema once. */
export function inputFields(endpoint: AnyEndpoint): readonly Field[] {
  const fields = known.get(endpoint) ?? fieldsOf(endpoint.input)
  known.set(endpoint, fields)
  return fields
}

/** A text of the address as a value of that type; undefined when it is none. */
function typed(text: string, type: FieldType): unknown {
  if (type === 'number' || type === 'integer')
    return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
  if (type === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined
  return text
}

/** Texts of a list as values of its type. */
const typedItems = (items: readonly unknown[], type: FieldType): unknown[] =>
  items.flatMap((item) => (typeof item === 'string' ? (typed(item, type) ?? []) : [item]))

/** The fields of a record that a call takes; texts, as an address holds them, become values of their types. */
export function takenBy(endpoint: AnyEndpoint, record: object): AnyRow {
  const own = new Map<string, unknown>(Object.entries(record))
  const taken = inputFields(endpoint).flatMap(({ name, type, schema }) => {
    const given = own.get(name)
    const value =
      typeof given === 'string'
        ? typed(given, type)
        : Array.isArray(given)
          ? typedItems(given, itemType(schema))
          : given
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(taken) as AnyRow
}

/** Names that a call cannot do without. */
export const requiredBy = (endpoint: AnyEndpoint): string[] =>
  inputFields(endpoint).flatMap(({ name, isOptional }) => (isOptional ? [] : [name]))
