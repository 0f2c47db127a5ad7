import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import type * as Databases from '../../contracts/provider/database/database.ts'
import { Refused } from './plan.ts'

/** One column of a table of the reference provider, as the wire has it. */
export interface Column {
  name: string
  kind: 'text' | 'number' | 'boolean' | 'instant'
  isNullable: boolean
  /** It names a row of another table, which need not be there. */
  isReference: boolean
  /** There is a twin `…Normal` to search by. */
  isSearched: boolean
}

/** A table as the migrations make it. */
export interface KnownTable {
  name: string
  key: string
  columns: readonly Column[]
}

interface ColumnInfo {
  name: string
  type: string
  notnull: number
  pk: number
}

/** Never answered to anybody. */
const isSecret = (name: string) => /password|secret|hash/i.test(name)
const isNormal = (name: string) => name.endsWith('Normal')

function kindOf({ name, type }: ColumnInfo): Column['kind'] {
  if (type.toLowerCase() === 'boolean') return 'boolean'
  if (type.toLowerCase() === 'integer') return 'number'
  return /^dt[A-Z]/.test(name) ? 'instant' : 'text'
}

/** Reads a table out of a database in memory that the project's own migrations made. Refuses one that a state cannot fill by itself. */
export async function tableNamed(root: string, name: string): Promise<KnownTable> {
  const path = 'contracts/provider/database/database.ts'
  if (!existsSync(join(root, path))) throw new Refused(`${path} is not there`)
  const { openDatabase, migrate } = (await import(pathToFileURL(join(root, path)).href)) as typeof Databases
  const db = openDatabase(':memory:')
  try {
    await migrate(db)
    const tables = await db.introspection.getTables()
    if (!tables.some((table) => table.name === name)) {
      throw new Refused(
        `the reference provider has no table ${name}; it has ${tables.map((table) => table.name).join(', ')}`,
      )
    }
    const { rows: infos } =
      await sql<ColumnInfo>`select name, type, "notnull", pk from pragma_table_info(${name})`.execute(db)
    const { rows: references } = await sql<{
      from: string
      table: string
    }>`select "from", "table" from pragma_foreign_key_list(${name})`.execute(db)
    const required = (column: string) => infos.some((info) => info.name === column && info.notnull === 1)
    const parents = references.filter(({ from }) => required(from)).map(({ table }) => table)
    if (parents.length > 0)
      throw new Refused(`${name} stands on ${parents.join(', ')}: leave --table out and write its state by hand`)
    const unsayable = infos.filter((info) => isSecret(info.name) && info.notnull === 1)
    if (unsayable.length > 0)
      throw new Refused(
        `${name} needs ${unsayable.map((info) => info.name).join(', ')}, which is answered to nobody: leave --table out`,
      )
    const keys = infos.filter(({ pk }) => pk > 0)
    const [key] = keys
    if (!key || keys.length > 1) throw new Refused(`${name} has no key of one column: leave --table out`)
    const columns = infos
      .filter((info) => !isSecret(info.name) && !isNormal(info.name))
      .map((info) => ({
        name: info.name,
        kind: kindOf(info),
        isNullable: info.notnull === 0 && info.pk === 0,
        isReference: references.some(({ from }) => from === info.name),
        isSearched: infos.some((other) => other.name === `${info.name}Normal`),
      }))
    return { name, key: key.name, columns }
  } finally {
    await db.destroy()
  }
}
