import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase, { type Database as Handle } from 'better-sqlite3'
import { Migrator } from 'kysely/migration'
import { type Entry, placedMenus } from '../../services/navigation/menus.ts'
import { menuTypes } from '../../services/menu.ts'
import { viewNamed } from '../../services/navigation/views.ts'
import { normalise } from '../database/normalised.ts'
import { openDatabase } from '../database/database.ts'
import { readMigrations } from '../database/migrations/migrations.ts'
import { hashPassword } from '../security/password.ts'

type Row = Record<string, string | number | null>

/** Changes of the schema after which a folder may have been left, in their order. */
export const earlierSchemas = async (): Promise<string[]> =>
  Object.keys(await readMigrations())
    .toSorted()
    // The first three were released together.
    .slice(2, -1)

/** Inserts a row as the schema of its time takes it: columns that came later are left out, twins of its texts are made. */
function insertInto(db: Handle, table: string, row: Row): number {
  const columns = (db.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => name)
  const twins = Object.entries(row).flatMap(([name, value]): [string, Row[string]][] =>
    typeof value === 'string' ? [[`${name}Normal`, normalise(value)]] : [],
  )
  const given = Object.fromEntries([...Object.entries(row), ...twins].filter(([name]) => columns.includes(name)))
  const names = Object.keys(given)
  const values = names.map((name) => `@${name}`).join(', ')
  const { lastInsertRowid } = db
    .prepare(`insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${values})`)
    .run(given)
  return Number(lastInsertRowid)
}

const dtModification = '2026-01-05T08:00:00.000Z'
const roles = ['ADMIN', 'PARAMETRAGE', 'AFFAIRE', 'LECTURE']

async function insertPeople(db: Handle): Promise<void> {
  for (const [at, refRole] of roles.entries()) insertInto(db, 'role', { idRole: at + 1, refRole, lbRole: refRole })
  insertInto(db, 'groupe', { idGroupe: 1, lbGroupe: 'Administrateurs', isActif: 1 })
  insertInto(db, 'groupe', { idGroupe: 2, lbGroupe: 'Utilisateurs', isActif: 1 })
  for (const [idGroupe, idRole] of [1, 2, 3, 4]
    .map((id) => [1, id])
    .concat([
      [2, 3],
      [2, 4],
    ]) as [number, number][])
    insertInto(db, 'groupeRole', { idGroupe, idRole })
  insertInto(db, 'modeAuth', { refIdentification: 'B', lbIdentification: 'BASIC', isActif: 1 })
  for (const [login, idGroupe] of [
    ['admin', 1],
    ['agent', 2],
  ] as const)
    insertInto(db, 'users', {
      login,
      lbUser: login,
      isActif: 1,
      isLocked: 0,
      mustChangePassword: 0,
      idGroupe,
      refIdentification: 'B',
      passwordHash: await hashPassword(`ronde-${login}-2026`),
      dtModification,
    })
}

const flags = { isMenu: 1, isVirtuel: 0, hasResource: 0, dtModification }

/** Of the menus there are now, those that the first version had: the side menu, without what came later, and the lists of cases and users. */
const earlierMenus = () =>
  placedMenus()
    .filter(({ view }) => ['App', 'AffAffAffaireList', 'AdmUsrUserList'].includes(view))
    .map((placed) => ({ ...placed, entries: placed.entries.map(earlierEntry).filter((entry) => entry !== null) }))

const laterViews = ['PrmGamGammeList', 'CoreSysNotifList', 'CoreSysParametreAvanceAccueil']
const laterActions = ['Exporter', 'AjouterAnnuaire']

function earlierEntry(entry: Entry): Entry | null {
  if (laterViews.includes(entry.to ?? '') || laterActions.includes(entry.action ?? '')) return null
  return entry.children ? { ...entry, children: entry.children.flatMap((child) => earlierEntry(child) ?? []) } : entry
}

function insertEntries(db: Handle, place: Row, entries: readonly Entry[], idParent: number | null): void {
  for (const [at, { lb, icon, to = null, action = null, param = null, children = [], ...entry }] of entries.entries()) {
    if (to !== null && db.prepare('select 1 from route where ref = ?').get(to) === undefined) {
      const { label, path } = to === 'Accueil' ? { label: to, path: '/' } : viewNamed(to)
      const component = to === 'Accueil' ? null : to
      const area = { module: to.slice(0, 3), schema: to.slice(0, 3) }
      insertInto(db, 'route', { ...flags, ...area, ref: to, label, path, component, requiresAuth: 1 })
    }
    if (action !== null && db.prepare('select 1 from action where refAction = ?').get(action) === undefined)
      insertInto(db, 'action', { ...flags, refAction: action, label: lb, module: 'App', schema: 'App', isActive: 1 })
    const row = { ...place, name: lb, icon, idParent, refRoute: to, refAction: action, param, ordre: at + 1 }
    const idMenu = insertInto(db, 'menu', { ...row, dtModification })
    for (const idGroupe of entry.for === 'all' ? [1, 2] : [1]) insertInto(db, 'groupeMenu', { idGroupe, idMenu })
    insertEntries(db, place, children, idMenu)
  }
}

/** Makes the data folder of a version that had this schema and few menus. `then`: what its administrators did. */
export async function earlierFolder(folder: string, schema: string, then: (db: Handle) => void): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'ronde.sqlite')
  const made = openDatabase(file)
  const { error } = await new Migrator({ db: made, provider: { getMigrations: readMigrations } }).migrateTo(schema)
  await made.destroy()
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
  const db = new SqliteDatabase(file)
  await insertPeople(db)
  for (const { view, type, entries } of earlierMenus())
    insertEntries(db, { routeEncrageMenu: view, idTypeMenu: menuTypes.indexOf(type) + 1 }, entries, null)
  then(db)
  db.close()
}
