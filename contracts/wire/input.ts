import { check } from './decode.ts'
import { type Endpoint, pathOf } from './endpoint.ts'
import { type Field, fieldsOf } from './schema.ts'

const forms: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  // A day where the name alone tells of time.
  instant: /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/,
  guid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
}

const isFormed = ({ type, format }: Field, value: unknown): boolean => {
  const form = forms[format ?? type]
  if (form === undefined || typeof value !== 'string') return true
  // Lists are narrowed to spans too: `from..to`, of which one may be left out.
  return value.split('..', 2).every((part) => part === '' || form.test(part))
}

/** What a call sends that its endpoint does not know: a field of another name, type or form. Null when all is well. */
export function faultIn({ input: schema, ...endpoint }: Endpoint<unknown, unknown>, input: unknown): string | null {
  const fields = new Map(fieldsOf(schema).map((field) => [field.name, field]))
  for (const [name, value] of Object.entries(input ?? {})) {
    const field = fields.get(name)
    if (!field) return `${pathOf(endpoint)}: no field ${name}`
    if (!isFormed(field, value)) return `${pathOf(endpoint)}: ${name} has not the form of its kind`
  }
  try {
    check(schema, input ?? {}, pathOf(endpoint))
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
