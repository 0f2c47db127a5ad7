import { MatchersV3 as pact } from '@pact-foundation/pact'
import type { core } from 'zod/mini'
import type { Schema } from '../endpoint.ts'
import { formatOf, instant } from './formats.ts'
import type { Named } from './named.ts'

/** Path of a matcher in an answer, for error messages. */
type At = string

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldOf = (at: At): string => /([^.[\]]+)(\[\])*$/.exec(at)?.[1] ?? at

/** Values known of an answer in advance. */
export interface Known {
  /** Sent values, which come back unchanged, except instants set by the server. */
  sent?: unknown
  /** Values that must be exactly these. */
  pinned?: unknown
  named?: Named
}

const isScalar = (value: unknown): boolean => typeof value !== 'object'

/** Whether a value must come back as sent or named by a state; instants set by the server, and values of other records, need not. */
function comesBack(example: unknown, { sent, pinned, named }: Known, at: At): boolean {
  if (!isScalar(example)) return false
  if (example === pinned) return true
  const isInstant = typeof example === 'string' && instant.test(example)
  if (example === sent) return !isInstant
  return (
    (sent === undefined || sent === null) &&
    (!isInstant || /^value\.\w+$/.test(at)) &&
    named?.has(fieldOf(at), example) === true
  )
}

/** The known values of one field of an object. */
const within = ({ sent, pinned, ...known }: Known, key: string): Known => ({
  ...known,
  sent: isObject(sent) ? sent[key] : undefined,
  pinned: isObject(pinned) ? pinned[key] : undefined,
})

function leaf(example: unknown, known: Known, at: At): unknown {
  if (example === null) return null
  if (comesBack(example, known, at)) return pact.equal(example)
  if (typeof example === 'string') {
    const format = formatOf(fieldOf(at), example)
    return format ? pact.regex(format.source, example) : pact.string(example)
  }
  if (typeof example === 'number') return Number.isInteger(example) ? pact.integer(example) : pact.number(example)
  if (typeof example === 'boolean') return pact.boolean(example)
  throw new Error(`${at}: no matcher for ${typeof example}`)
}

function eachLike(rows: readonly unknown[], template: (row: unknown, at: At) => unknown, at: At): unknown {
  if (rows.length > 1) throw new Error(`${at}: one row is the example of all; to expect several rows say which (only)`)
  return rows.length === 0 ? [] : pact.eachLike(template(rows[0], `${at}[]`), 1)
}

/** The matcher of an example whose schema says nothing: its own shape counts. */
function shapeOf(example: unknown, known: Known, at: At): unknown {
  if (Array.isArray(example)) return eachLike(example, (row, rowAt) => shapeOf(row, {}, rowAt), at)
  if (!isObject(example)) return leaf(example, known, at)
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [
      key,
      shapeOf(value, within({ ...known, sent: undefined }, key), `${at}.${key}`),
    ]),
  )
}

const mayBeMissing = ({ _zod: { def } }: core.$ZodType): boolean => def.type === 'optional' || def.type === 'default'

/** Whether a field is matched: not an optional one that is null in the example. */
const isShown = (schema: core.$ZodType, value: unknown): boolean =>
  value !== undefined && !(value === null && mayBeMissing(schema))

/**
 * The matcher of an answer: the types of the schema, with the values of the example. Identifiers, instants and dates are
 * matched by format; a list has at least one row, every row like the first. Known values must be equal: a save
 * answers what was sent, a filtered list only matching rows, a record what the state has named.
 * Throws when the example and its field's name disagree (an `…Guid` that is no UUID) or the schema has a kind unknown here.
 */
export function matching(schema: Schema<unknown>, example: unknown, known: Known = {}, at: At = 'value'): unknown {
  const { def } = (schema as core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return example === null || example === undefined ? null : matching(def.innerType, example, known, at)
    case 'object': {
      if (!isObject(example)) throw new Error(`${at}: the example is no object`)
      const shown = Object.entries(def.shape).filter(([key, field]) => isShown(field, example[key]))
      return Object.fromEntries(
        shown.map(([key, field]) => [key, matching(field, example[key], within(known, key), `${at}.${key}`)]),
      )
    }
    case 'array': {
      if (!Array.isArray(example)) throw new Error(`${at}: the example is no list`)
      // A list is filtered by the fields of its rows; a list that was sent comes back row by row.
      const sent: unknown = Array.isArray(known.sent) ? known.sent[0] : known.sent
      return eachLike(example, (row, rowAt) => matching(def.element, row, { sent }, rowAt), at)
    }
    case 'lazy':
      return matching(def.getter(), example, known, at)
    case 'string':
    case 'enum':
    case 'number':
    case 'boolean':
      return leaf(example, known, at)
    case 'unknown':
      return shapeOf(example, known, at)
    default:
      throw new Error(`${at}: no matcher for a schema of kind ${def.type}`)
  }
}

/** Exactly these rows, in this order: each by the schema, with its named fields and other known values equal. */
export function matchingOnly(
  schema: Schema<unknown>,
  rows: readonly unknown[],
  pinned: readonly object[],
  known: Known = {},
): unknown[] {
  const { def } = (schema as core.$ZodTypes)._zod
  if (def.type !== 'array') throw new Error('only is for lists')
  return pinned.map((fields, index) => {
    const example = (rows[index] ?? rows[0] ?? {}) as Record<string, unknown>
    const record = known.named?.recordWith(fields)
    const own = Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => name in example))
    const isExample = Object.entries(fields).every(([name, value]) => !isScalar(value) || example[name] === value)
    // For a row that no state has named, the example gives only the format.
    const named = record || isExample ? known.named : undefined
    return matching(
      def.element,
      { ...example, ...own, ...fields },
      { sent: known.sent, ...(named ? { named } : {}), pinned: fields },
    )
  })
}
