import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint, Schema } from '../../contracts/wire/endpoint.ts'
import { fieldsOf, type FieldType, rowSchema } from '../../contracts/wire/schema.ts'
import { Refused } from './plan.ts'

/** Kind of a field's value, as screens distinguish it. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'day' | 'instant' | 'other'

/** One field of a record. */
export interface Field {
  name: string
  kind: FieldKind
  isNullable: boolean
}

/** An endpoint as the generator knows it. */
export interface KnownEndpoint {
  /** Path of its module: `Adm/UsrUser`. */
  module: string
  service: string
  operation: string
  isList: boolean
  /** Fields of the record, or of a row of the list. */
  fields: readonly Field[]
  /** Names of its input fields. */
  input: readonly string[]
}

const kinds: Readonly<Partial<Record<FieldType, FieldKind>>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  date: 'day',
  instant: 'instant',
  text: 'text',
}

/** The kind of a field; days and instants are recognised by the example. */
function kindOf(type: FieldType, example: unknown): FieldKind {
  if (type !== 'text' || typeof example !== 'string') return kinds[type] ?? 'other'
  if (/^\d{4}-\d{2}-\d{2}T/.test(example)) return 'instant'
  return /^\d{4}-\d{2}-\d{2}$/.test(example) ? 'day' : 'text'
}

function recordFields(schema: Schema<unknown>, example: unknown): Field[] {
  const values = new Map<string, unknown>(Object.entries(example ?? {}))
  return fieldsOf(schema).map(({ name, type, isNullable, isOptional }) => ({
    name,
    kind: kindOf(type, values.get(name)),
    isNullable: isNullable || isOptional,
  }))
}

const operationName = /^(Adm|Aff|Core|Ged|Prm)\/([A-Z]\w+)\.([A-Z]\w+)$/

/** Reads an endpoint of the project at `root` by its name, `Adm/UsrUser.GetList`. Throws when it does not exist. */
export async function endpointNamed(root: string, name: string): Promise<KnownEndpoint> {
  const [, area = '', service = '', operation = ''] = operationName.exec(name) ?? []
  if (!operation)
    throw new Refused(
      `an endpoint is named by area, service and operation, such as Adm/UsrUser.GetList; “${name}” is not`,
    )
  const path = `contracts/services/${area}/${service}/endpoints.ts`
  if (!existsSync(join(root, path)))
    throw new Refused(`${path} is not there: npm run new -- service ${area}/${service}`)
  const module = (await import(pathToFileURL(join(root, path)).href)) as Record<
    string,
    Record<string, Endpoint<unknown, unknown>>
  >
  const endpoint = module[service]?.[operation]
  if (!endpoint)
    throw new Refused(`${path} has no ${operation}; it has ${Object.keys(module[service] ?? {}).join(', ')}`)
  const { example } = endpoint
  const isList = rowSchema(endpoint.value) !== null
  const recordExample = isList && Array.isArray(example.value) ? (example.value as unknown[])[0] : example.value
  return {
    module: `${area}/${service}`,
    service,
    operation,
    isList,
    fields: recordFields(endpoint.value, recordExample),
    input: fieldsOf(endpoint.input).map((field) => field.name),
  }
}
