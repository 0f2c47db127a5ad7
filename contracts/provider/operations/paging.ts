import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import * as z from 'zod'
import { long } from '../database/long.ts'
import { normalise } from '../database/normalised.ts'
import { invalidField, unknownField } from '../messages/failure.ts'
import { guid, parseInput, queryText } from '../input/input.ts'
import type { Language } from '../messages/messages.ts'
import type { Column, Columns, Kind } from './columns.ts'
import { type Call, operation, type Operation } from './provide.ts'
import type { Database } from '../database/database.ts'
import { inPlace, isFew, type Reader, readRows, readWhole, type Rows } from '../database/rows.ts'
import { countedOf, orderedBy, windowOf } from './windows.ts'

/** The query of a `GetList`, not yet checked against its columns. */
export const listQuery = z.record(z.string(), z.union([queryText, z.array(queryText)]))
type ListQuery = z.infer<typeof listQuery>

const isDay = (given: string): boolean => z.iso.date().safeParse(given).success

/** A bound of a range as stored in rows; undefined when invalid. A day as the end of a range of instants is included whole. */
const bounds: Readonly<
  Record<Exclude<Kind, 'text' | 'code' | 'flag'>, (given: string, isEnd: boolean) => string | number | undefined>
> = {
  number: (given) => (/^-?\d{1,15}$/.test(given) ? Number(given) : undefined),
  day: (given) => (isDay(given) ? given : undefined),
  instant: (given, isEnd) => {
    if (isDay(given)) return isEnd ? `${given}T23:59:59.999Z` : given
    return z.union([z.iso.datetime(), z.iso.datetime({ precision: -1 })]).safeParse(given).success
      ? new Date(given).toISOString()
      : undefined
  },
}

/** Fields that hold UUIDs without `Guid` in their name. */
const otherGuids: ReadonlySet<string> = new Set(['modeOp', 'rapportInsp', 'idDocument'])
const isGuid = (name: string) => name.endsWith('Guid') || otherGuids.has(name)

function oneValue(name: string, { kind, at }: Column, given: string): RawBuilder<SqlBool> {
  if (given === '') return sql<SqlBool>`(${at} is null)`
  if (kind === 'text') return sql<SqlBool>`${at} = ${normalise(given)}`
  if (kind === 'code') {
    const { success: isUuid, data: uuid } = guid.safeParse(given)
    if (isGuid(name) && !isUuid) throw invalidField(name)
    // Also where it is the key of any kind of record, as in the log.
    return sql<SqlBool>`${at} = ${isUuid ? uuid : given}`
  }
  if (kind === 'flag') {
    if (given !== 'true' && given !== 'false') throw invalidField(name)
    return sql<SqlBool>`${at} = ${given === 'true'}`
  }
  const [from = '', to, ...more] = given.split('..')
  if (more.length > 0) throw invalidField(name)
  const bound = (text: string, isEnd: boolean) => {
    const told = bounds[kind](text, isEnd)
    if (told === undefined) throw invalidField(name)
    return told
  }
  const exactly = to === undefined ? bound(from, false) : undefined
  if (exactly !== undefined && exactly === bound(from, true)) return sql<SqlBool>`${at} = ${exactly}`
  const limits = [
    ...(from === '' ? [] : [sql<SqlBool>`${at} >= ${bound(from, false)}`]),
    ...(to === '' ? [] : [sql<SqlBool>`${at} <= ${bound(to ?? from, true)}`]),
  ]
  return limits.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(limits, sql` and `)})`
}

// No condition matches no row: a search without any text column finds nothing.
const either = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

const asList = (given: string | string[]): string[] => (Array.isArray(given) ? given : [given])

// Most values of a filter: more could keep the database busy for minutes.
const mostValues = 100
const mostWords = 10

/** The texts of a row without case and accents, UUIDs excluded. */
const textsIn = (columns: Columns): RawBuilder<unknown>[] =>
  Object.entries(columns).flatMap(([name, { kind, at }]) =>
    kind === 'text' ? [at] : kind === 'code' && !isGuid(name) ? [sql`lower(${at})`] : [],
  )

/** The conditions of a search in the texts of some columns: each word must be in one of them. */
export function searchOf(columns: Columns, search: string): RawBuilder<SqlBool>[] {
  if (search.length > 200) throw invalidField('search')
  const texts = textsIn(columns)
  const words = normalise(search).split(/\s+/).filter(Boolean).slice(0, mostWords)
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return either(texts.map((at) => sql<SqlBool>`${at} like ${pattern} escape '\\'`))
  })
}

function columnNamed(columns: Columns, name: string): Column {
  const known = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (!known) throw unknownField(name)
  return known
}

function filtersOf(columns: Columns, query: ListQuery): RawBuilder<SqlBool>[] {
  return Object.entries(query).map(([name, given]) => {
    const filtered = columnNamed(columns, name)
    const values = asList(given)
    if (values.length > mostValues) throw invalidField(name)
    return either(values.map((value) => oneValue(name, filtered, value)))
  })
}

function sortOf(columns: Columns, sort: string) {
  return sort
    .split(',')
    .filter(Boolean)
    .slice(0, 5)
    .flatMap((part) => {
      const descending = part.startsWith('-')
      const { at, sortedBy = [at] } = columnNamed(columns, descending ? part.slice(1) : part)
      return sortedBy.map((by) => ({ at: by, direction: descending ? ('desc' as const) : ('asc' as const) }))
    })
}

function countIn(name: string, given: string | string[] | undefined): number | undefined {
  if (given === undefined) return undefined
  if (typeof given !== 'string' || !/^\d{1,9}$/.test(given)) throw invalidField(name)
  return Number(given)
}

const onlyOne = (name: string, given: string | string[] = ''): string => {
  if (Array.isArray(given)) throw invalidField(name)
  return given
}

/**
 * The parameters of a list: `skip`, `take`, `sort` (`-dtCreation,lbUser`), `search`, and columns as filters (repeated: or; `from..to`;
 * empty: without value). Throws 400 for a column that is not offered, and for an invalid value.
 */
const askedOf = (columns: Columns, { skip, take, sort, search, ...filters }: ListQuery) => ({
  conditions: [...filtersOf(columns, filters), ...searchOf(columns, onlyOne('search', search))],
  sorted: sortOf(columns, onlyOne('sort', sort)),
  from: countIn('skip', skip),
  most: countIn('take', take),
})

/** Narrows, sorts and pages a query as asked. Rows come in `order` unless sorted. */
async function page<DB, TB extends keyof DB, Row>(
  db: Database,
  query: SelectQueryBuilder<DB, TB, Row>,
  { order, reader }: { order: readonly RawBuilder<unknown>[]; reader: Reader },
  { conditions, sorted, from = 0, most }: ReturnType<typeof askedOf>,
): Promise<{ rows: Rows<Row>; total: number }> {
  const narrowed = conditions.reduce((narrower, condition) => narrower.where(condition), query)
  const counted = countedOf(db, narrowed.toOperationNode())
  const listed = { count: sql<number>`(${counted})`, ...reader }
  const window = { sorted, order, from }
  if (from === 0 && most === undefined) return withTotal(await readWhole(orderedBy(narrowed, window), listed), 0)
  const isShort = isFew(most)
  // An offset requires a limit; this one exceeds any table.
  const part = isShort
    ? windowOf(db, narrowed, { ...window, most: most ?? 0 })
    : orderedBy(narrowed, window)
        .limit(most ?? 1_000_000_000)
        .offset(from)
  const read = await readRows(part, { ...listed, isFew: isShort })
  // Past the end there is no row that carries the total.
  if (read.total !== null) return withTotal(read, read.total)
  return withTotal(read, (await inPlace(reader, () => long(counted).executeTakeFirstOrThrow())).total)
}

const withTotal = <Row>({ rows, total }: { rows: Rows<Row>; total: number | null }, otherwise: number) => ({
  rows,
  total: total ?? otherwise,
})

const readerOf = ({ caller, address, signal }: Call<unknown>): Reader => ({
  bearer: caller?.subject ?? address,
  signal,
})

/** Runs a reading that may go through many rows, when it is the turn of its caller. */
export const readInPlace = <Result>(call: Call<unknown>, read: () => Promise<Result>): Promise<Result> =>
  inPlace(readerOf(call), read)

/** How a list is read. */
interface ListOf<Keys extends z.ZodRawShape, DB, TB extends keyof DB, Row> {
  /** Parameters that select the owner of the rows; they are not filters. */
  keys?: Keys
  /** Columns to filter and sort by, in the caller's language where labels have one; `search` covers all text columns. */
  columns: Columns | ((language: Language) => Columns)
  /** The default order of the rows, `-` for descending; the last column is unique. */
  key: string | readonly string[]
  /** The query of the rows for these keys. Throws 404 for an unknown key. */
  from: (
    call: Call<unknown>,
    keys: z.output<z.ZodObject<Keys>>,
  ) => SelectQueryBuilder<DB, TB, Row> | Promise<SelectQueryBuilder<DB, TB, Row>>
  /** Converts a slice of rows to the wire format. @default as they are */
  rows?: (rows: Row[], call: Call<unknown>) => unknown[] | Promise<unknown[]>
}

/** An operation that answers a list with its total: keys and filters, `skip`, `take`, `sort` and `search`. */
export const lists = <DB, TB extends keyof DB, Row, Keys extends z.ZodRawShape = z.ZodRawShape>({
  keys,
  columns,
  key,
  from,
  rows: wired,
}: ListOf<Keys, DB, TB, Row>): Operation => {
  const names = Object.keys(keys ?? {})
  const schema = z.strictObject((keys ?? {}) as Keys)
  const order = [key].flat().map((name) => (name.startsWith('-') ? sql`${sql.ref(name.slice(1))} desc` : sql.ref(name)))
  return operation(listQuery, async (call) => {
    const given = Object.entries(call.input)
    const sent = parseInput(schema, Object.fromEntries(given.filter(([name]) => names.includes(name)))) as z.output<
      z.ZodObject<Keys>
    >
    const offered = typeof columns === 'function' ? columns(call.language) : columns
    // Checked before the key is looked up: bad input is 400, even for an unknown key.
    const asked = askedOf(offered, Object.fromEntries(given.filter(([name]) => !names.includes(name))))
    const query = await from(call, sent)
    const { rows, total } = await page(call.db, query, { order, reader: readerOf(call) }, asked)
    const value = wired ? await rows.inSlices((slice) => wired(slice, call)) : rows
    return { value: value.few ?? value, total }
  })
}
