import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { core } from 'zod/mini'
import type { Endpoint } from '../../contracts/wire/endpoint.ts'
import { Refused } from './plan.ts'

/** What a field holds, as far as a screen cares. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'day' | 'instant' | 'other'

/** One field of a record. */
export interface Field {
  name: string
  kind: FieldKind
  isNullable: boolean
}

/** An endpoint as the generator knows it. */
export interface KnownEndpoint {
  /** `Adm/UsrUser`, as it is imported. */
  module: string
  service: string
  operation: string
  isList: boolean
  /** Fields of the record, or of a row of the list. */
  fields: readonly Field[]
  /** Names of what it is asked by. */
  input: readonly string[]
}

const defOf = (schema: core.$ZodType) => (schema as core.$ZodTypes)._zod.def

function unwrapped(schema: core.$ZodType): { schema: core.$ZodType; isNullable: boolean } {
  const def = defOf(schema)
  if (def.type !== 'optional' && def.type !== 'nullable' && def.type !== 'default') return { schema, isNullable: false }
  return { schema: unwrapped(def.innerType).schema, isNullable: true }
}

function kindOf(schema: core.$ZodType, example: unknown): FieldKind {
  const { type } = defOf(schema)
  if (type === 'number' || type === 'boolean') return type
  if (type !== 'string') return 'other'
  if (typeof example !== 'string') return 'text'
  if (/^\d{4}-\d{2}-\d{2}T/.test(example)) return 'instant'
  return /^\d{4}-\d{2}-\d{2}$/.test(example) ? 'day' : 'text'
}

function fieldsOf(schema: core.$ZodType, example: unknown): Field[] {
  const def = defOf(schema)
  if (def.type !== 'object') return []
  const values = new Map<string, unknown>(Object.entries(example ?? {}))
  return Object.entries(def.shape).map(([name, field]) => {
    const inner = unwrapped(field)
    return { name, kind: kindOf(inner.schema, values.get(name)), isNullable: inner.isNullable }
  })
}

const operationName = /^(Adm|Aff|Core|Ged|Prm)\/([A-Z]\w+)\.([A-Z]\w+)$/

/** Reads an endpoint of the project at `root` by its name, `Adm/UsrUser.GetList`. Refuses when there is none. */
export async function endpointNamed(root: string, name: string): Promise<KnownEndpoint> {
  const [, area = '', service = '', operation = ''] = operationName.exec(name) ?? []
  if (!operation) throw new Refused(`an endpoint is named by area, service and operation, such as Adm/UsrUser.GetList; “${name}” is not`)
  const path = `contracts/services/${area}/${service}/endpoints.ts`
  if (!existsSync(join(root, path))) throw new Refused(`${path} is not there: npm run new -- service ${area}/${service}`)
  const module = (await import(pathToFileURL(join(root, path)).href)) as Record<string, Record<string, Endpoint<unknown, unknown>>>
  const endpoint = module[service]?.[operation]
  if (!endpoint) throw new Refused(`${path} has no ${operation}; it has ${Object.keys(module[service] ?? {}).join(', ')}`)
  const { example } = endpoint
  const def = defOf(endpoint.value)
  const isList = def.type === 'array'
  const record = isList ? def.element : endpoint.value
  const recordExample = isList && Array.isArray(example.value) ? (example.value as unknown[])[0] : example.value
  return {
    module: `${area}/${service}`,
    service,
    operation,
    isList,
    fields: fieldsOf(record, recordExample),
    input: fieldsOf(endpoint.input, example.input).map((field) => field.name),
  }
}
