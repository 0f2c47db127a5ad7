import { type Kysely, sql } from 'kysely'
import { tableWithIdentity } from '../dialect.ts'
import { normalise } from '../normalised.ts'
import { isPostgres } from '../postgres.ts'
import { maybeTo, required, to } from './columns.ts'

type Untyped = Kysely<Record<string, Record<string, unknown>>>

/** Adds the twin of a text column, and fills it in for the rows there are. */
async function addTwin(db: Untyped, table: string, key: string, column: string): Promise<void> {
  const twin = `${column}Normal`
  await db.schema.alterTable(table).addColumn(twin, 'text').execute()
  const rows = await db.selectFrom(table).select([key, column]).execute()
  for (const row of rows) {
    const text = row[column]
    if (typeof text === 'string')
      await sql`update ${sql.table(table)} set ${sql.ref(twin)} = ${normalise(text)} where ${sql.ref(key)} = ${row[key]}`.execute(
        db,
      )
  }
}

const twins: Readonly<Record<string, readonly [key: string, ...columns: string[]]>> = {
  route: ['idRoute', 'ref', 'label'],
  action: ['idAction', 'refAction', 'label'],
  systable: ['idTableGuid', 'refTable', 'lbTable', 'description'],
  sysvaleur: ['idValeur', 'refValeur', 'lbValeur', 'lbCourt', 'description'],
  referentiel: ['idReferentielGuid', 'refReferentiel', 'lbReferentiel', 'description'],
  localisation: ['idLocalisation', 'refLocalisation'],
  materiel: ['idMateriel', 'refMateriel'],
  mode: ['idModeGuid', 'refMode'],
}

/** References that no two may share, whatever their case. */
const references: readonly (readonly [table: string, ...columns: string[]])[] = [
  ['route', 'refNormal'],
  ['action', 'refActionNormal'],
  ['systable', 'refTableNormal'],
  ['sysvaleur', 'idTableGuid', 'refValeurNormal'],
  ['referentiel', 'refReferentielNormal'],
  ['localisation', 'idReferentielGuid', 'refLocalisationNormal'],
  ['materiel', 'idReferentielGuid', 'refMaterielNormal'],
  ['mode', 'refModeNormal'],
]

/** What lists are filtered, joined and opened by. */
const lookUps: readonly (readonly [table: string, ...columns: string[]])[] = [
  ['prestation', 'idModeversion'],
  ['prestation', 'idGammeVersion'],
  ['prestation', 'dtEcheance'],
  ['prestation', 'statut', 'dtEcheance'],
  ['affaire', 'idAgence'],
  ['affaire', 'idUserRAF'],
  ['sysvaleur', 'idTableGuid', 'idValeurParent', 'ordre'],
  ['sysvaleur', 'idValeurParent'],
  ['gammeVersion', 'idGamme'],
  ['gammeMateriel', 'idMateriel'],
  ['modeVersion', 'idReferentielVersion'],
  ['materiel', 'idValeur'],
  ['localisationItem', 'idValeur'],
  ['users', 'idGroupe'],
]

const stamped = ['route', 'action', 'systable', 'sysvaleur', 'referentiel', 'mode']
const never = new Date(0).toISOString()

const menuColumns = [
  'idMenu',
  'name',
  'idTypeMenu',
  'routeEncrageMenu',
  'refRoute',
  'refAction',
  'idParent',
  'icon',
  'param',
  'ordre',
]

/** The menus anew: a route or an action that is renamed is renamed in them too. */
async function followRenames(db: Untyped): Promise<void> {
  await tableWithIdentity(db as unknown as Kysely<unknown>, 'menuAnew', 'idMenu')
    .addColumn('name', 'text', required)
    .addColumn('nameNormal', 'text')
    .addColumn('idTypeMenu', 'integer', required)
    .addColumn('routeEncrageMenu', 'text', required)
    .addColumn('refRoute', 'text', (column) => column.references('route.ref').onUpdate('cascade'))
    .addColumn('refAction', 'text', (column) => column.references('action.refAction').onUpdate('cascade'))
    .addColumn('idParent', 'integer', maybeTo('menuAnew.idMenu'))
    .addColumn('icon', 'text')
    .addColumn('param', 'text')
    .addColumn('ordre', 'integer', required)
    .addColumn('dtModification', 'text', (column) => column.notNull().defaultTo(never))
    .execute()
  await db.schema
    .createTable('groupeMenuAnew')
    .addColumn('idGroupe', 'integer', to('groupe.idGroupe'))
    .addColumn('idMenu', 'integer', to('menuAnew.idMenu'))
    .addPrimaryKeyConstraint('groupeMenuPair', ['idGroupe', 'idMenu'])
    .execute()
  const columns = sql.join(menuColumns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table('menuAnew')} (${columns}) select ${columns} from menu order by ${sql.ref('idMenu')}`.execute(
    db,
  )
  for (const { idMenu, name } of await db.selectFrom('menu').select(['idMenu', 'name']).execute()) {
    await sql`update ${sql.table('menuAnew')} set ${sql.ref('nameNormal')} = ${normalise(String(name))} where ${sql.ref('idMenu')} = ${idMenu}`.execute(
      db,
    )
  }
  await sql`insert into ${sql.table('groupeMenuAnew')} select * from ${sql.table('groupeMenu')}`.execute(db)
  await db.schema.dropTable('groupeMenu').execute()
  await db.schema.dropTable('menu').execute()
  await db.schema.alterTable('menuAnew').renameTo('menu').execute()
  await db.schema.alterTable('groupeMenuAnew').renameTo('groupeMenu').execute()
  await db.schema.createIndex('groupeMenuByMenu').on('groupeMenu').column('idMenu').execute()
  await db.schema.createIndex('menuTree').on('menu').column('idParent').execute()
}

/** What the database layer keeps by itself on every entity, the indexes that were missing, and menus that follow renames. */
export const keptColumns = {
  async up(given: Kysely<unknown>): Promise<void> {
    const db = given as unknown as Untyped
    await db.schema.alterTable('systable').addColumn('description', 'text').execute()
    for (const column of ['lbCourt', 'description', 'extendedData'])
      await db.schema.alterTable('sysvaleur').addColumn(column, 'text').execute()
    for (const table of stamped) {
      await db.schema
        .alterTable(table)
        .addColumn('dtModification', 'text', (column) => column.notNull().defaultTo(never))
        .execute()
    }
    for (const [table, [key, ...columns]] of Object.entries(twins))
      for (const column of columns) await addTwin(db, table, key, column)
    await followRenames(db)
    for (const [table, ...columns] of references)
      await db.schema.createIndex(`${table}Reference`).on(table).columns(columns).unique().execute()
    for (const [table, ...columns] of lookUps)
      await db.schema
        .createIndex(`${table}By_${columns.join('_')}`)
        .on(table)
        .columns(columns)
        .execute()
    if (isPostgres(db)) return
    // SQLite's `like` knows no case, and is only served by an index that knows none either.
    await db.schema.dropIndex('localisationItemPath').execute()
    await sql`create index "localisationItemPath" on "localisationItem" ("idReferentielVersion", "chemin" collate nocase)`.execute(
      db,
    )
  },
}
