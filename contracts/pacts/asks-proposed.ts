import { envelope } from '../wire/envelope.ts'
import type { Endpoint, Schema } from '../wire/endpoint.ts'
import { fieldsOf, filterFields, isProposed, rowSchema } from '../wire/schema.ts'
import type { Interaction } from './pact.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value has a field that its schema marks as proposed, at any depth. */
function holdsProposed(schema: Schema<unknown>, value: unknown): boolean {
  if (isProposed(schema)) return true
  if (Array.isArray(value)) {
    const row = rowSchema(schema)
    return row !== null && value.some((one) => holdsProposed(row, one))
  }
  if (!isObject(value)) return false
  return fieldsOf(schema).some(
    (field) => field.name in value && (field.isProposed || holdsProposed(field.schema, value[field.name])),
  )
}

/** What every list may be asked for, beside its own parameters. */
const ofLists = new Set(['skip', 'take', 'sort', 'search'])

/** Whether an interaction sends, or expects, something that the contract only proposes: a field, a filter, a header, 409. */
export function asksProposed(
  { request, response }: Interaction,
  { input, value }: Pick<Endpoint<unknown, unknown>, 'input' | 'value'>,
): boolean {
  const own = new Set(fieldsOf(input).map(({ name }) => name))
  const filters = new Set(filterFields(value).map(({ name }) => name))
  const asked = Object.keys(request.query ?? {})
  const answered = response.body?.content
  return (
    asked.some((name) => !own.has(name) && (ofLists.has(name) || filters.has(name))) ||
    holdsProposed(input, request.query ?? {}) ||
    holdsProposed(input, request.body?.content) ||
    'Idempotency-Key' in (request.headers ?? {}) ||
    'X-Total-Count' in (response.headers ?? {}) ||
    response.status === 409 ||
    holdsProposed(envelope, answered) ||
    (isObject(answered) && 'value' in answered && holdsProposed(value, answered.value))
  )
}
