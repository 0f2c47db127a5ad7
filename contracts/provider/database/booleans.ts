import {
  type KyselyPlugin, OperationNodeTransformer, type PluginTransformQueryArgs, type PluginTransformResultArgs, type PrimitiveValueListNode, type QueryResult,
  type RootOperationNode, type UnknownRow, type ValueNode,
} from 'kysely'

/** What the wire calls flags, tables and queries call so too. */
const isFlag = (name: string): boolean => /^(is|has|must|requires)[A-Z]|^(actif|estLiee|fonctionnement)$/.test(name)

/** A value as SQLite takes it: it knows no booleans. */
export const asStored = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value)

class Stored extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return typeof node.value === 'boolean' ? { ...super.transformValue(node), value: asStored(node.value) } : super.transformValue(node)
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    const list = super.transformPrimitiveValueList(node)
    return list.values.some((value) => typeof value === 'boolean') ? { ...list, values: list.values.map(asStored) } : list
  }
}

/** Makes booleans of SQLite's 0 and 1, and 0 and 1 of booleans. PostgreSQL has booleans of its own and needs none of it. */
export class SqliteBooleans implements KyselyPlugin {
  readonly #stored = new Stored()

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#stored.transformNode(node, queryId)
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows
    const flags = first ? Object.keys(first).filter(isFlag) : []
    if (flags.length === 0) return result
    for (const row of result.rows) for (const flag of flags) if (typeof row[flag] === 'number') row[flag] = row[flag] !== 0
    return result
  }
}
