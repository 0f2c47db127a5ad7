import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  createQueryId,
  createSelectQueryBuilder,
  ExpressionWrapper,
  IdentifierNode,
  type JoinNode,
  type OperationNode,
  ParensNode,
  type QueryExecutorProvider,
  type RawBuilder,
  RawNode,
  ReferenceNode,
  type SelectQueryBuilder,
  type SelectQueryNode,
  sql,
  TableNode,
} from 'kysely'
import { alwaysNamed, keysOf, rowKeyOf } from '../database/keys.ts'

// A window of many rows is found by keys alone, without the joins that this does not need; then only the window's rows are read whole.

/** A table of a query, and its alias. */
interface Source {
  table: string
  alias: string
}

function sourceOf(node: OperationNode | undefined): Source | undefined {
  if (node === undefined) return undefined
  if (TableNode.is(node)) {
    const { name } = node.table.identifier
    return { table: name, alias: name }
  }
  if (!AliasNode.is(node) || !IdentifierNode.is(node.alias)) return undefined
  const source = sourceOf(node.node)
  return source && { table: source.table, alias: node.alias.name }
}

const columnAt = (node: OperationNode): { alias: string; column: string } | undefined =>
  ReferenceNode.is(node) && ColumnNode.is(node.column) && node.table
    ? { alias: node.table.table.identifier.name, column: node.column.column.name }
    : undefined

/** The equalities that a condition consists of; null for any other condition. */
function equalitiesOf(node: OperationNode | undefined): BinaryOperationNode[] | null {
  if (node === undefined) return null
  if (ParensNode.is(node)) return equalitiesOf(node.node)
  if (AndNode.is(node)) {
    const [left, right] = [equalitiesOf(node.left), equalitiesOf(node.right)]
    return left && right && [...left, ...right]
  }
  const isEquality =
    BinaryOperationNode.is(node) && node.operator.kind === 'OperatorNode' && 'operator' in node.operator
  return isEquality && (node.operator as { operator: string }).operator === '=' ? [node] : null
}

interface Joined extends Source {
  node: JoinNode
  /** Whether at most one of its rows joins each row. */
  isSingle: boolean
  /** Whether leaving the join out keeps the same rows. */
  isOnlyBeside: boolean
  /** Other tables that the join's condition refers to. */
  names: ReadonlySet<string>
}

/** The tables that a part of a query refers to. */
function namesIn(node: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) namesIn(one, names)
  else if (typeof node === 'object' && node !== null && 'kind' in node) {
    const operation = node as OperationNode
    const at = columnAt(operation)
    if (at) names.add(at.alias)
    if (RawNode.is(operation))
      for (const fragment of operation.sqlFragments)
        for (const [, name = ''] of fragment.matchAll(/\b(\w+)\./g)) names.add(name)
    if (!at) for (const part of Object.values(operation)) namesIn(part, names)
  }
  return names
}

function joinedBy(node: JoinNode, sources: ReadonlyMap<string, string>): Joined | undefined {
  const source = sourceOf(node.table)
  if (!source) return undefined
  const equalities = equalitiesOf(node.on?.on) ?? []
  const pairs = equalities.map(({ leftOperand, rightOperand }) => {
    const [left, right] = [columnAt(leftOperand), columnAt(rightOperand)]
    return left?.alias === source.alias ? { own: left.column, other: right } : { own: right?.column, other: left }
  })
  const key = keysOf[source.table as keyof typeof keysOf] ?? []
  const isSingle = key.length > 0 && key.every((column) => pairs.some(({ own }) => own === column))
  const [named] = pairs
  const at = named?.other && `${sources.get(named.other.alias) ?? ''}.${named.other.column}`
  const isNamedAlways = pairs.length === 1 && alwaysNamed.some((column) => column === at)
  const isOnlyBeside = isSingle && (node.joinType === 'LeftJoin' || (node.joinType === 'InnerJoin' && isNamedAlways))
  return { ...source, node, isSingle, isOnlyBeside, names: namesIn(node.on) }
}

/** A query by its tables. */
interface Shape {
  joins: readonly Joined[]
  /** The key of its rows, where it is one column of the first table. */
  key: ReferenceNode | null
}

const shapes = new WeakMap<object, Shape | null>()

function made(query: SelectQueryNode): Shape | null {
  const [first, another] = query.from?.froms ?? []
  const base = sourceOf(first)
  if (!base || another || query.groupBy || query.with) return null
  const sources = new Map([[base.alias, base.table]])
  const joins: Joined[] = []
  for (const node of query.joins ?? []) {
    const joined = joinedBy(node, sources)
    if (!joined) return null
    sources.set(joined.alias, joined.table)
    joins.push(joined)
  }
  const column = rowKeyOf(base.table)
  const isOneToOne = column !== undefined && joins.every(({ isSingle }) => isSingle)
  const key = isOneToOne ? ReferenceNode.create(ColumnNode.create(column), TableNode.create(base.alias)) : null
  return { joins, key }
}

/** The tables of a query, cached for queries with the same joins. */
function shapeOf(query: SelectQueryNode): Shape | null {
  const id = query.joins ?? query.from ?? query
  const known = shapes.get(id)
  if (known !== undefined) return known
  const shape = made(query)
  shapes.set(id, shape)
  return shape
}

/** A query without the joins that neither its conditions nor `parts` refer to, where its rows stay the same without them. */
function lean(query: SelectQueryNode, parts: readonly OperationNode[]): SelectQueryNode {
  const shape = shapeOf(query)
  if (!shape) return query
  const names = namesIn([query.where, ...parts])
  const kept = shape.joins
    .toReversed()
    .filter(({ alias, isOnlyBeside, names: further }) => {
      if (isOnlyBeside && !names.has(alias)) return false
      for (const name of further) names.add(name)
      return true
    })
    .toReversed()
  if (kept.length === shape.joins.length) return query
  return { ...query, joins: kept.map(({ node }) => node) }
}

/** The order, the start and the size of a window. */
interface Window {
  sorted: readonly { at: RawBuilder<unknown>; direction: 'asc' | 'desc' }[]
  order: readonly RawBuilder<unknown>[]
  from: number
  most: number
}

/** The column of a sort key, where it is a plain column. */
function columnIn(part: RawBuilder<unknown>): string | undefined {
  const node = part.toOperationNode()
  const [named, another] =
    RawNode.is(node) && node.sqlFragments.every((text) => /^( desc)?$/.test(text)) ? node.parameters : []
  const inner = named && RawNode.is(named) ? named.parameters[0] : named
  return !another && inner && ReferenceNode.is(inner) && ColumnNode.is(inner.column)
    ? inner.column.column.name
    : undefined
}

/** Adds the requested order to a query. */
export function orderedBy<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { sorted, order }: Pick<Window, 'sorted' | 'order'>,
): SelectQueryBuilder<DB, TB, Row> {
  const keys = order.map(columnIn)
  const names = sorted.map(({ at }) => columnIn(at))
  const sorting = sorted.reduce((sooner, { at, direction }, place) => {
    const name = names[place]
    // A key is never null: no index needs to place nulls.
    if (name === undefined || !keys.includes(name)) return sooner.orderBy(at, direction)
    return sooner.orderBy(direction === 'asc' ? at : sql`${at} desc`)
  }, query)
  const rest = order.filter((_, place) => keys[place] === undefined || !names.includes(keys[place]))
  return rest.reduce((sooner, next) => sooner.orderBy(next), sorting)
}

/** The query rebuilt from a changed tree. */
const again = <Row>(db: QueryExecutorProvider, queryNode: SelectQueryNode): SelectQueryBuilder<object, never, Row> =>
  createSelectQueryBuilder({ queryId: createQueryId(), queryNode, executor: db.getExecutor() })

/** The row count of a query, without the joins that remove no rows. */
export function countedOf(db: QueryExecutorProvider, query: SelectQueryNode) {
  const { selections: _, ...rows } = lean(query, [])
  return again<{ total: number }>(db, rows).select(sql<number>`count(*)`.as('total'))
}

const nodesOf = ({ sorted, order }: Window): OperationNode[] =>
  [...sorted.map(({ at }) => at), ...order].map((at) => at.toOperationNode())

/**
 * The rows of a window: rows before it are skipped by their keys alone, and only the window's own rows
 * are read whole, with what is joined.
 */
export function windowOf<DB, TB extends keyof DB, Row>(
  db: QueryExecutorProvider,
  query: SelectQueryBuilder<DB, TB, Row>,
  window: Window,
) {
  const { from, most } = window
  const node = query.toOperationNode()
  const shape = shapeOf(node)
  const parts = nodesOf(window)
  const names = namesIn([node.where, ...parts])
  const leadsPast = from > 0 || shape?.joins.some(({ alias }) => names.has(alias)) === true
  if (!shape?.key || !leadsPast) return orderedBy(query, window).limit(most).offset(from)
  const { selections: _, ...rows } = lean(node, parts)
  const key = new ExpressionWrapper<object, never, unknown>(shape.key)
  const keys = orderedBy(again(db, rows).select(key.as('key')), window)
    .limit(most)
    .offset(from)
  const { where: __, ...all } = node
  const whole = again<Row>(db, all).where(sql<boolean>`${key} in ${keys}`)
  return orderedBy(whole, window) as unknown as SelectQueryBuilder<DB, TB, Row>
}
