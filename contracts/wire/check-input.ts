import * as z from 'zod/mini'
import { type Endpoint, pathOf, type Schema } from './endpoint.ts'
import { type Field, fieldsOf, sendsFile } from './schema.ts'

const day = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

/** What a text must be like that is a time; a schema of the wire marks it, and zod does not check it. Keys come from the server as they are. */
const formOf = ({ type }: Field): RegExp | undefined =>
  type === 'date' ? day : type === 'instant' ? instant : undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

/** Whether a text is the time that it stands for; a filter may be a span of days or instants, `2026-01-01..`, and empty: without a time. */
const fits = (form: RegExp, value: string, isFilter: boolean): boolean =>
  isFilter ? value.split('..', 2).every((end) => end === '' || form.test(end) || day.test(end)) : form.test(value)

/** Fields that nobody takes, and texts that are not what they stand for, at any depth. */
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

/** Lists that take fields of their rows as filters besides what they name. */
const takesFilters = ({ verb, operation }: Pick<Endpoint<never, unknown>, 'verb' | 'operation'>) =>
  verb === 'GET' && /^Get(Material)?List$/.test(operation)

/**
 * What the contract has against an input, a line each: a wrong type, a limit passed, a field nobody takes, a day written in another
 * way. What is left out as it goes out (undefined; null in a query and in a form) does not count. Too slow for people's browsers.
 */
export function inputProblems<Input>(endpoint: Endpoint<Input, unknown>, input: unknown): string[] {
  const { verb, input: schema } = endpoint
  const isLeftOut = (value: unknown) =>
    value === undefined || (value === null && (verb === 'GET' || verb === 'DELETE' || sendsFile(schema)))
  const lists = new Set(
    verb === 'GET' ? fieldsOf(schema).flatMap(({ name, type }) => (type === 'array' ? [name] : [])) : [],
  )
  const entries = Object.entries(input ?? {}).filter(([, value]) => !isLeftOut(value))
  // In a query one value looks like a list of one.
  const sent = Object.fromEntries(
    entries.map(([name, value]) => [name, lists.has(name) && !Array.isArray(value) ? [value] : value]),
  )
  const checked = z.safeParse(schema, sent)
  const wrong = checked.success ? [] : checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return [...wrong, ...oddities(schema, sent, '', takesFilters(endpoint))].map(
    (problem) => `${pathOf(endpoint)}: ${problem}`,
  )
}
