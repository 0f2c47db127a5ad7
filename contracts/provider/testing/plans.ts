import SqliteDatabase from 'better-sqlite3'
import type { CompiledQuery, Kysely } from 'kysely'
import { Client } from 'pg'

// How the databases find the windows of lists, by their own word.

/** Notes the statements that a database executes, as they are executed. */
export function noteStatements<DB>(db: Kysely<DB>): { taken: CompiledQuery[] } {
  const noted: { taken: CompiledQuery[] } = { taken: [] }
  const executor = db.getExecutor() as { executeQuery: (query: CompiledQuery) => Promise<unknown> }
  const original = executor.executeQuery.bind(executor)
  executor.executeQuery = (query) => {
    noted.taken.push(query)
    return original(query)
  }
  return noted
}

/**
 * How the rows of a window are found: in the order of an index, or in an index where there is a filter; the same, and those that are alike, or
 * that fit the filter, sorted; all of them sorted; all of them gone through.
 */
type Way = 'index' | 'alike' | 'sorts' | 'scans'

/** How its rows are found, and how all are counted. */
export interface Ways {
  rows: Way
  count: 'index' | 'scans'
}

interface Line {
  id: number
  parent: number
  detail: string
}

function wayOf({ sorts, alike, scans }: Record<'sorts' | 'alike' | 'scans', boolean>, isFiltered: boolean): Way {
  if (scans && isFiltered) return 'scans'
  if (sorts) return isFiltered ? 'alike' : 'sorts'
  return alike ? 'alike' : 'index'
}

/** What SQLite does for a window. */
function sqliteWays(lines: readonly Line[], isFiltered: boolean): Ways {
  const below = (line: Line | undefined): Line[] =>
    lines.filter(({ parent }) => parent === line?.id).flatMap((child) => [child, ...below(child)])
  const tops = lines.filter(({ parent }) => parent === 0)
  const counted = below(tops.findLast(({ detail }) => detail.startsWith('SCALAR SUBQUERY')))
  const keys = below(tops.find(({ detail }) => detail.startsWith('LIST SUBQUERY')))
  // Rows whose keys are known are fetched, and sorted once more: a window has not many.
  const found = keys.length > 0 ? keys : tops
  const sorted = found.map(({ detail }) => detail).filter((detail) => detail.startsWith('USE TEMP B-TREE'))
  const isScan = ({ detail }: Line): boolean => detail.startsWith('SCAN ')
  const isCounted = isFiltered
    ? !counted.some(isScan)
    : counted.filter(isScan).every(({ detail }) => detail.includes('COVERING INDEX'))
  const done = {
    sorts: sorted.some((detail) => !detail.includes('LAST')),
    alike: sorted.length > 0,
    scans: found.some(isScan),
  }
  return { rows: wayOf(done, isFiltered), count: isCounted ? 'index' : 'scans' }
}

interface Node {
  'Node Type': string
  'Index Cond'?: string
  'Subplan Name'?: string
  Plans?: Node[]
}

const within = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(within)]

/** What PostgreSQL does for a window. */
function postgresWays(plan: Node, isFiltered: boolean): Ways {
  const isCount = ({ 'Subplan Name': name = '' }: Node) => name.startsWith('InitPlan 1')
  const all = within(plan)
  const counted = all.filter(isCount).flatMap(within)
  const limit = all.find((node) => node['Node Type'] === 'Limit' && !counted.includes(node))
  const found = (limit ? within(limit) : all).filter((node) => !counted.includes(node))
  const isSeqScan = (node: Node): boolean => node['Node Type'] === 'Seq Scan'
  const isScan = (node: Node): boolean =>
    isSeqScan(node) || (/^Index (Only )?Scan/.test(node['Node Type']) && isFiltered && node['Index Cond'] === undefined)
  const has = (type: string) => found.some((node) => node['Node Type'] === type)
  const done = { sorts: has('Sort'), alike: has('Incremental Sort'), scans: found.some(isSeqScan) }
  return { rows: wayOf(done, isFiltered), count: counted.some(isScan) ? 'scans' : 'index' }
}

/** Asks a database for its plans. */
export interface Explainer {
  kind: 'sqlite' | 'postgres'
  explain: (query: CompiledQuery, isFiltered: boolean) => Promise<Ways>
  close: () => Promise<void>
}

/** An explainer of the database at an address. PostgreSQL is told that all else costs much: few rows it would rather go through. */
export async function explainerOf(address: string): Promise<Explainer> {
  if (!address.startsWith('postgres:')) {
    const file = new SqliteDatabase(address, { readonly: true })
    return {
      kind: 'sqlite',
      explain: async ({ sql, parameters }, isFiltered) => {
        const given = parameters.map((one) => (typeof one === 'boolean' ? Number(one) : one))
        return sqliteWays(file.prepare(`explain query plan ${sql}`).all(given) as Line[], isFiltered)
      },
      close: async () => void file.close(),
    }
  }
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query('analyze')
  for (const way of ['seqscan', 'sort', 'bitmapscan', 'hashjoin', 'mergejoin'])
    await client.query(`set enable_${way} = off`)
  return {
    kind: 'postgres',
    explain: async ({ sql, parameters }, isFiltered) => {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (format json) ${sql}`, [
        ...parameters,
      ])
      const [{ Plan } = { Plan: { 'Node Type': 'Seq Scan' } }] = rows[0]?.['QUERY PLAN'] ?? []
      return postgresWays(Plan, isFiltered)
    },
    close: () => client.end(),
  }
}
