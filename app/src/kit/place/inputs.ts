import { type Endpoint, type Field, fieldsOf, type FieldType, itemType } from '@ronde/contracts/wire'
import type { AnyEndpoint, AnyRow, Params } from './row.ts'

const known = new WeakMap<AnyEndpoint, readonly Field[]>()

/** Asked for every row that is sent, and read off the schema once. */
function inputOf(endpoint: AnyEndpoint): readonly Field[] {
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

/** Texts of a list as values of what it takes. */
const typedItems = (items: readonly unknown[], type: FieldType): unknown[] =>
  items.flatMap((item) => (typeof item === 'string' ? (typed(item, type) ?? []) : [item]))

/** The fields of a record that a call takes; texts, as an address holds them, become what the call takes. */
export function takenBy(endpoint: AnyEndpoint, record: object): Record<string, unknown> {
  const own = new Map<string, unknown>(Object.entries(record))
  const taken = inputOf(endpoint).flatMap(({ name, type, schema }) => {
    const given = own.get(name)
    const value =
      typeof given === 'string'
        ? typed(given, type)
        : Array.isArray(given)
          ? typedItems(given, itemType(schema))
          : given
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(taken) as Record<string, unknown>
}

const isKey = (name: string): boolean => /^id[A-Z]/.test(name)

/** What names a record, and not what it holds. */
export const keysIn = (record: AnyRow | null): AnyRow =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => isKey(name)))

/**
 * What a list is asked where it stands: what it takes of the record around it and of the address. A filter that is only
 * proposed is not taken of the record: that a case is open narrows no list of its services to the open ones.
 */
export function askedOf(endpoint: AnyEndpoint, record: AnyRow | null | undefined, params: Params): AnyRow {
  const narrowing = new Set(
    inputOf(endpoint).flatMap(({ name, isProposed }) => (isProposed && !isKey(name) ? [name] : [])),
  )
  return takenBy(endpoint, {
    ...Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => !narrowing.has(name))),
    ...params,
  })
}

/** What a call takes of a row where it stands: the keys of the home around it, the parameters of the address, the row's own fields. */
export const takenOf = (
  endpoint: AnyEndpoint,
  row: AnyRow,
  { record, params }: { record: AnyRow | null; params: Params },
): AnyRow => takenBy(endpoint, { ...keysIn(record), ...params, ...row })

/** What a call cannot do without. */
export const requiredBy = (endpoint: AnyEndpoint): string[] =>
  inputOf(endpoint).flatMap(({ name, isOptional }) => (isOptional ? [] : [name]))

/** What an endpoint takes of the parameters of the address or of a record, in its types; what it does not take is left out. */
export const inputFrom = <Input>(endpoint: Endpoint<Input, unknown>, given: object): Input =>
  takenBy(endpoint, given) as Input
