import {
  ColumnNode,
  ColumnUpdateNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  sql,
  TableNode,
  type UnknownRow,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  type ValuesItemNode,
} from 'kysely'
import * as business from './business-tables.ts'
import * as documents from './document-tables.ts'
import type { Kept } from './kept.ts'
import { normalise } from './normalised.ts'
import * as parameters from './parameter-tables.ts'
import * as security from './security-tables.ts'

/** The columns that are kept, table by table. */
export const kept: Readonly<Record<string, Kept>> = {
  ...business.kept,
  ...documents.kept,
  ...parameters.kept,
  ...security.kept,
}

const keptOf = (table: string): Kept => kept[table] ?? {}

const twinName = (column: string): string => `${column}Normal`
const stamp = 'dtModification'

const twinOf = (value: unknown): unknown => (typeof value === 'string' ? normalise(value) : (value ?? null))

/** A row with the columns that are kept for it, as it is inserted; one that brings its own stamp keeps it. */
export function withKept<Row extends object>(table: string, row: Row, now: Date): Row {
  const { twins = [], isStamped } = keptOf(table)
  const values = new Map<string, unknown>(Object.entries(row))
  for (const column of twins) values.set(twinName(column), twinOf(values.get(column)))
  if (isStamped && !values.get(stamp)) values.set(stamp, values.get('dtCreation') ?? now.toISOString())
  return Object.fromEntries(values) as Row
}

const nameOf = (node: OperationNode | undefined): string =>
  node && TableNode.is(node) ? node.table.identifier.name : ''

/** Keeps twins and stamps at every insert and update. */
export class KeptColumns implements KyselyPlugin {
  readonly #isPostgres: boolean
  /** Where the time comes from. */
  now: () => Date = () => new Date()

  constructor(isPostgres: boolean) {
    this.#isPostgres = isPostgres
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (node.kind === 'InsertQueryNode') return this.#inserted(node)
    if (node.kind === 'UpdateQueryNode') return this.#updated(node)
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }

  #inserted(node: InsertQueryNode): InsertQueryNode {
    const table = nameOf(node.into)
    const { columns, values, onConflict } = node
    if (!kept[table] || !columns || !values || !ValuesNode.is(values)) return node
    const names = columns.map((column) => column.column.name)
    const rows = values.values.map((row) => withKept(table, this.#rowOf(names, row), this.now()))
    const all = Object.keys(rows[0] ?? {})
    const nodes = rows.map((row: Record<string, unknown>) =>
      ValueListNode.create(all.map((name) => this.#nodeOf(row[name]))),
    )
    const updates = onConflict?.updates && this.#withTwins(table, onConflict.updates)
    return {
      ...node,
      columns: all.map((name) => ColumnNode.create(name)),
      values: ValuesNode.create(nodes),
      ...(onConflict && updates ? { onConflict: { ...onConflict, updates } } : {}),
    }
  }

  /** Plain values as they are, anything computed as its node. */
  #rowOf(names: readonly string[], row: ValuesItemNode): Record<string, unknown> {
    const given = PrimitiveValueListNode.is(row)
      ? row.values
      : row.values.map((value) => (ValueNode.is(value) ? value.value : value))
    return Object.fromEntries(names.map((name, at) => [name, given[at]]))
  }

  #nodeOf(value: unknown): OperationNode {
    return typeof value === 'object' && value !== null && 'kind' in value
      ? (value as OperationNode)
      : ValueNode.create(value)
  }

  #withTwins(table: string, updates: readonly ColumnUpdateNode[]): ColumnUpdateNode[] {
    const { twins = [] } = keptOf(table)
    const made = updates.flatMap(({ column, value }) => {
      const name = ColumnNode.is(column) ? column.column.name : ''
      if (!twins.includes(name)) return []
      if (!ValueNode.is(value)) throw new TypeError(`${table}.${name} has a twin: it takes a value, nothing computed`)
      return [ColumnUpdateNode.create(ColumnNode.create(twinName(name)), ValueNode.create(twinOf(value.value)))]
    })
    return [...updates, ...made]
  }

  #updated(node: UpdateQueryNode): UpdateQueryNode {
    const table = nameOf(node.table)
    const { isStamped, quiet = [] } = keptOf(table)
    const updates = this.#withTwins(table, node.updates ?? [])
    const isQuiet = updates.every(({ column }) => ColumnNode.is(column) && quiet.includes(column.column.name))
    if (!isStamped || isQuiet) return { ...node, updates }
    return { ...node, updates: [...updates, ColumnUpdateNode.create(ColumnNode.create(stamp), this.#later())] }
  }

  /** Now, or a millisecond after what stands there, should the clock not have moved on: two changes never bear one stamp. */
  #later(): OperationNode {
    const now = this.now().toISOString()
    const column = sql.ref(stamp)
    const next = this.#isPostgres
      ? sql`to_char((${column}::timestamptz + interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '+0.001 seconds')`
    return sql`case when ${column} < ${now} then ${now} else ${next} end`.toOperationNode()
  }
}
