import type { core } from 'zod/mini'
import type { Schema } from './endpoint.ts'

// The only file that reads zod's internals.

/** Type of a value on the wire. A `date` is YYYY-MM-DD without a time zone, an `instant` ISO 8601 UTC. */
export type FieldType =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'instant'
  | 'array'
  | 'object'
  | 'file'
  | 'unknown'

/** Format of a text: a code, a UUID, JSON. */
export type TextFormat = 'ref' | 'guid' | 'json'

/** Metadata of a schema besides its checks. */
export interface Mark {
  type?: FieldType
  format?: TextFormat
  /** It names a record. */
  isKey?: boolean
  isProposed?: boolean
  /** What documents say of it, where it says more than what is checked: JSON Schema, which may name other records. */
  described?: Readonly<Record<string, unknown>>
}

const marks = new WeakMap<Schema<unknown>, Mark>()

/** Attaches metadata to a schema, and returns the schema. */
export function marked<S extends Schema<unknown>>(schema: S, mark: Mark): S {
  marks.set(schema, { ...marks.get(schema), ...mark })
  return schema
}

/** Metadata of a schema itself, not of the schema it wraps. */
export const markOf = (schema: Schema<unknown>): Mark => marks.get(schema) ?? {}

/** Marks a field, a parameter or an entity as proposed by us (`†` and `+` in the domain): the console works with servers that lack it. */
export const proposed = <S extends Schema<unknown>>(schema: S): S =>
  marked((schema as unknown as { clone: () => S }).clone(), { ...marks.get(schema), isProposed: true })

/** One field of a record, or one parameter of a call. */
export interface Field {
  readonly name: string
  readonly type: FieldType
  readonly format: TextFormat | undefined
  readonly isNullable: boolean
  /** It may be left out. */
  readonly isOptional: boolean
  /** It may be neither left out, nor null, nor empty. */
  readonly isRequired: boolean
  readonly isProposed: boolean
  /** It names a record. */
  readonly isKey: boolean
  /** Of a text, in characters. */
  readonly maxLength: number | undefined
  /** Of a number. */
  readonly minimum: number | undefined
  readonly maximum: number | undefined
  /** What the whole text must be like. */
  readonly pattern: RegExp | undefined
  /** The values there are, where they are few. */
  readonly values: readonly string[] | undefined
  /** Of an array or an object; read with `fieldsOf`. A recursive one never ends, so nothing follows it unasked. */
  readonly schema: Schema<unknown>
}

type Def = core.$ZodTypes['_zod']['def']

const defOf = (schema: Schema<unknown>): Def => (schema as core.$ZodTypes)._zod.def

interface Unwrapped {
  schema: Schema<unknown>
  isNullable: boolean
  isOptional: boolean
  mark: Mark
}

/** A schema without what only says that it may be missing. */
export function unwrapped(schema: Schema<unknown>): Unwrapped {
  const def = defOf(schema)
  const mark = marks.get(schema) ?? {}
  const within = (inner: Schema<unknown>, more: Partial<Unwrapped> = {}): Unwrapped => {
    const found = unwrapped(inner)
    return {
      schema: found.schema,
      isNullable: found.isNullable || more.isNullable === true,
      isOptional: found.isOptional || more.isOptional === true,
      mark: { ...found.mark, ...mark },
    }
  }
  if (def.type === 'optional' || def.type === 'default') return within(def.innerType, { isOptional: true })
  if (def.type === 'nullable') return within(def.innerType, { isNullable: true })
  if (def.type === 'readonly') return within(def.innerType)
  if (def.type === 'lazy') return within(def.getter())
  return { schema, isNullable: false, isOptional: false, mark }
}

const types: Readonly<Partial<Record<Def['type'], FieldType>>> = {
  string: 'text',
  enum: 'text',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
  file: 'file',
}

/** What a field is by its schema; one that says nothing of time is known by its name (`dt…` is an instant). */
function typeOf(name: string, { schema, mark }: Unwrapped): FieldType {
  if (mark.type) return mark.type
  const def = defOf(schema)
  if (def.type === 'number') return 'format' in def ? 'integer' : 'number'
  const type = types[def.type] ?? 'unknown'
  return type === 'text' && /^[dD]t[A-Z]/.test(name) ? 'instant' : type
}

interface Limits {
  minimum?: number
  maximum?: number
  pattern?: RegExp
}

function limitOf({ _zod: { def } }: core.$ZodCheck): Limits {
  const check = def as core.$ZodChecks['_zod']['def']
  if (check.check === 'min_length') return { minimum: check.minimum }
  if (check.check === 'max_length') return { maximum: check.maximum }
  if (check.check === 'greater_than') return { minimum: Number(check.value) }
  if (check.check === 'less_than') return { maximum: Number(check.value) }
  return check.check === 'string_format' && check.pattern ? { pattern: check.pattern } : {}
}

const limitsOf = ({ checks = [] }: Def): Limits =>
  Object.assign({}, ...checks.map((check) => limitOf(check as core.$ZodCheck)))

function fieldOf(name: string, schema: Schema<unknown>): Field {
  const inner = unwrapped(schema)
  const { isNullable, isOptional, mark } = inner
  const type = typeOf(name, inner)
  const def = defOf(inner.schema)
  const { minimum, maximum, pattern } = limitsOf(def)
  const isText = type === 'text'
  const isNumber = type === 'integer' || type === 'number'
  return {
    name,
    type,
    format: mark.format,
    isNullable,
    isOptional,
    isRequired: !isNullable && !isOptional && (!isText || (minimum ?? 0) > 0 || def.type === 'enum'),
    isProposed: mark.isProposed === true,
    isKey: mark.isKey === true,
    maxLength: isText ? maximum : undefined,
    minimum: isNumber ? minimum : undefined,
    maximum: isNumber ? maximum : undefined,
    pattern: isText ? pattern : undefined,
    values: def.type === 'enum' ? Object.values(def.entries).map(String) : undefined,
    schema: inner.schema,
  }
}

/** The element of a list's schema, or null when it is no list. */
export function rowSchema(schema: Schema<unknown>): Schema<unknown> | null {
  const def = defOf(unwrapped(schema).schema)
  return def.type === 'array' ? def.element : null
}

/** The fields of a record, of a list's rows, or the parameters of a call; none when it is neither. */
export function fieldsOf(schema: Schema<unknown>): readonly Field[] {
  const row = unwrapped(rowSchema(schema) ?? schema).schema
  const def = defOf(row)
  return def.type === 'object' ? Object.entries(def.shape).map(([name, field]) => fieldOf(name, field)) : []
}

/** The fields of a list's rows by which it may be filtered: those that are values, and no JSON written out. */
export const filterFields = (list: Schema<unknown>): readonly Field[] =>
  fieldsOf(list).filter(({ type, format }) => type !== 'array' && type !== 'object' && format !== 'json')

/** What the elements of a list are; 'unknown' when it is no list, or one of lists or records. */
export function itemType(schema: Schema<unknown>): FieldType {
  const row = rowSchema(schema)
  return row === null ? 'unknown' : typeOf('', unwrapped(row))
}

/** Whether a schema is a file's. */
export const isFile = (schema: Schema<unknown>): boolean => defOf(unwrapped(schema).schema).type === 'file'

/** Whether a file is among what a call sends. */
export const sendsFile = (input: Schema<unknown>): boolean => fieldsOf(input).some(({ type }) => type === 'file')

/** Whether an endpoint, or what a schema stands for, is only proposed. */
export const isProposed = (schema: Schema<unknown>): boolean => unwrapped(schema).mark.isProposed === true
