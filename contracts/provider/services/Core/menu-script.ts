import { type Connection, notFound } from '../kit.ts'
import { below } from './menu-tree.ts'

const literal = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)

const insert = (table: string, row: object): string => {
  const [names, values] = [Object.keys(row), Object.values(row) as (string | number | null)[]]
  return `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${values.map(literal).join(', ')});`
}

/** The SQL script that recreates menus, parents first, and their groups: all, or one with its descendants. Throws 404. */
export async function menuScript(db: Connection, idMenu: number | undefined): Promise<string> {
  const all = await db.selectFrom('menu').selectAll().orderBy('idMenu').execute()
  const byKey = new Map(all.map((row) => [row.idMenu, row]))
  if (idMenu !== undefined && !byKey.has(idMenu)) throw notFound()
  const roots =
    idMenu === undefined ? all.filter(({ idParent }) => idParent === null).map((row) => row.idMenu) : [idMenu]
  const keys = roots.flatMap((root) => below(all, root))
  const rights = await db.selectFrom('groupeMenu').selectAll().orderBy('idMenu').orderBy('idGroupe').execute()
  const where = idMenu === undefined ? '' : ` where "idMenu" in (${keys.join(', ')})`
  return [
    'begin;',
    `delete from "groupeMenu"${where};`,
    `delete from "menu"${where};`,
    ...keys.map((key) => insert('menu', byKey.get(key) ?? {})),
    ...rights.filter((right) => keys.includes(right.idMenu)).map((right) => insert('groupeMenu', right)),
    'commit;',
    '',
  ].join('\n')
}
