import * as z from 'zod/mini'
import { type Endpoint, pathOf, type Schema } from './endpoint.ts'
import { type Field, fieldsOf, sendsFile } from './schema.ts'

const day = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

/** The format of a text that is a date or an instant, which the schema marks but zod does not check. Keys are not checked: they come from the server. */
const formOf = ({ type }: Field): RegExp | undefined =>
  type === 'date' ? day : type === 'instant' ? instant : undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

/** Whether a text has the format of its field; a filter may also be a span of days or instants, `2026-01-01..`, or empty for “no date”. */
const fits = (form: RegExp, value: string, isFilter: boolean): boolean =>
  isFilter ? value.split('..', 2).every((end) => end === '' || form.test(end) || day.test(end)) : form.test(value)

/** Unknown fields, and texts of a wrong format, at any depth. */
function oddities(schema: Schema<unknown>, sent: unknown, at: string, isOpen: boolean): string[] {
  if (Array.isArray(sent)) return sent.flatMap((one: unknown) => oddities(schema, one, `${at}[]`, isOpen))
  const fields = fieldsOf(schema)
  if (!isRecord(sent) || fields.length === 0) return []
  const known = new Map(fields.map((field) => [field.name, field]))
  return Object.entries(sent).flatMap(([name, value]) => {
    const field = known.get(name)
    if (!field) return isOpen ? [] : [`${at}${name} is not taken`]
    const form = formOf(field)
    const misformed =
      form && typeof value === 'string' && !fits(form, value, isOpen)
        ? [`${at}${name} is no ${field.type}: ${value}`]
        : []
    return [...misformed, ...oddities(field.schema, value, `${at}${name}.`, false)]
  })
}

/** Whether an endpoint is a list that takes fields of its rows as filters besides its declared input. */
const takesFilters = ({ verb, operation }: Pick<Endpoint<never, unknown>, 'verb' | 'operation'>) =>
  verb === 'GET' && /^Get(Material)?List$/.test(operation)

/**
 * Violations of the contract in an input, one line each: a wrong type, an exceeded limit, an unknown field, a date in another
 * format. Values that are not sent (undefined; null in a query and in a form) do not count. Too slow for use in browsers.
 */
export function inputProblems<Input>(endpoint: Endpoint<Input, unknown>, input: unknown): string[] {
  const { verb, input: schema } = endpoint
  const isLeftOut = (value: unknown) =>
    value === undefined || (value === null && (verb === 'GET' || verb === 'DELETE' || sendsFile(schema)))
  const lists = new Set(
    verb === 'GET' ? fieldsOf(schema).flatMap(({ name, type }) => (type === 'array' ? [name] : [])) : [],
  )
  const entries = Object.entries(input ?? {}).filter(([, value]) => !isLeftOut(value))
  // In a query, a single value cannot be told from a list of one.
  const sent = Object.fromEntries(
    entries.map(([name, value]) => [name, lists.has(name) && !Array.isArray(value) ? [value] : value]),
  )
  const checked = z.safeParse(schema, sent)
  const wrong = checked.success ? [] : checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return [...wrong, ...oddities(schema, sent, '', takesFilters(endpoint))].map(
    (problem) => `${pathOf(endpoint)}: ${problem}`,
  )
}
