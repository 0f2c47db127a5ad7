import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database as Handle } from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Entry, placedMenus } from '../../services/navigation/menus.ts'
import type { Database } from '../database/database.ts'
import { settingsFrom } from '../start/command-line.ts'
import { createServer } from '../server.ts'
import { earlierFolder, earlierSchemas } from '../testing/earlier-folder.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openData } from './open-data.ts'
import { upgrade } from './upgrade.ts'

let folder = ''
const closings: (() => Promise<void>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-'))
})
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
  rmSync(folder, { recursive: true, force: true })
})

interface Seen {
  lbMenu: string
  refAction?: string | null
  refRoute?: string | null
  children?: Seen[]
}

/** The menus of a user by `GetMenuList`, as flat lines: `App.AppMenu Affaires > Prestations`. */
async function menusSeen(db: Database, login: string): Promise<string[]> {
  const app = await createServer({ database: db, dataFolder: folder })
  closings.push(() => app.close())
  const payload = { login, password: `ronde-${login}-2026` }
  const signedIn = await app.inject({ method: 'POST', url: '/api/Core/SecAuthentification/Authenticate', payload })
  const { token } = (signedIn.json() as { value: { token: string } }).value
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ url: '/api/Console/Adm/UsrUser/GetMenuList', headers })
  const { value } = answer.json() as { value: { refMenu: string; menuItems: Seen[] }[] }
  const flat = (above: string, items: readonly Seen[]): string[] =>
    items.flatMap(({ lbMenu, children = [] }) => [`${above} ${lbMenu}`, ...flat(`${above} ${lbMenu} >`, children)])
  return value.flatMap(({ refMenu, menuItems }) => flat(refMenu, menuItems))
}

const expectedFor = (idGroupe: 1 | 2): string[] => {
  const flat = (above: string, entries: readonly Entry[]): string[] =>
    entries
      .filter((entry) => idGroupe === 1 || entry.for === 'all')
      .flatMap(({ lb, children = [] }) => [`${above} ${lb}`, ...flat(`${above} ${lb} >`, children)])
  return placedMenus().flatMap(({ view, type, entries }) => flat(`${view}.${type}`, entries))
}

const settings = (args: string[] = []) => settingsFrom(args, { RONDE_DATA: folder }, folder, '2026-03-31')

test.each(await earlierSchemas())(
  'a folder left after %s gets every menu there is, each for the groups it is for, in its place',
  async (schema) => {
    await earlierFolder(folder, schema, () => {})
    const said: string[] = []
    const db = await openData(settings(), (line) => said.push(line))
    expect((await menusSeen(db, 'admin')).toSorted()).toEqual(expectedFor(1).toSorted())
    const agent = await menusSeen(db, 'agent')
    expect(agent.toSorted()).toEqual(expectedFor(2).toSorted())
    // In the product's order, where nothing was moved.
    const side = (all: string[]) => all.filter((line) => line.startsWith('App.AppMenu'))
    expect(side(agent)).toEqual(side(expectedFor(2)))
    expect(said[0]).toMatch(/^The schema is brought up to date. As it was: .*before.*\.sqlite$/)
    expect(said).toContain('New in this version: Route PrmGamGammeList')
    expect(said.filter((line) => line.includes('not added'))).toEqual([])
    expect(readdirSync(join(folder, 'before')).filter((name) => name.endsWith('.sqlite'))).toHaveLength(1)
  },
)

test('where the copy cannot be made, nothing is changed', async () => {
  await earlierFolder(folder, '2026-11-24-1-kept-counts', () => {})
  const [file, said] = [join(folder, 'ronde.sqlite'), [] as string[]]
  const before = readFileSync(file)
  writeFileSync(join(folder, 'before'), 'in the way')
  await expect(openData(settings(), (line) => said.push(line))).rejects.toThrow(`${file}: `)
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(said).toEqual([])
})

/** Changes that administrators of that version made to their menus. */
function administered(db: Handle): void {
  const run = (sql: string) => db.prepare(sql).run()
  run(`update menu set name = 'Dossiers' where name = 'Affaires' and "refRoute" is null`)
  run(`update menu set name = 'Réglages' where name = 'Paramétrage' and "refRoute" is null`)
  run(`update menu set name = 'Inspections' where name = 'Prestations'`)
  // Taken from the default group, and moved to the top.
  run(
    `delete from "groupeMenu" where "idGroupe" = 2 and "idMenu" in (select "idMenu" from menu where name = 'Inspections')`,
  )
  run(`update menu set "idParent" = null where name = 'Inspections'`)
  run(`update menu set icon = 'star' where "refRoute" = 'Accueil'`)
  run(`delete from "groupeMenu" where "idMenu" in (select "idMenu" from menu where name = 'Journal')`)
  run(`delete from menu where name = 'Journal'`)
  run(`insert into log ("dtLog", "refEtat", "refAction", "typeObjet", "refObjet", "lbObjet", changements, "lbObjetNormal")
       values ('2026-01-06T08:00:00.000Z', 'OK', 'SUPPRESSION', 'Menu', '14', 'Journal', '[]', 'journal')`)
}

test('what administrators renamed, moved, took away and removed stays so', async () => {
  await earlierFolder(folder, '2026-11-23-6-log-addresses', administered)
  const said: string[] = []
  const db = await openData(settings(), (line) => said.push(line))
  const [admin, agent] = [await menusSeen(db, 'admin'), await menusSeen(db, 'agent')]
  expect(admin).toContain('App.AppMenu Dossiers > Affaires')
  expect(admin).not.toContain('App.AppMenu Affaires')
  // A new entry below a renamed title is added there.
  expect(admin).toContain('App.AppMenu Réglages > Gammes')
  expect(admin).not.toContain('App.AppMenu Paramétrage')
  expect(admin.filter((line) => line.endsWith(' Inspections'))).toEqual(['App.AppMenu Inspections'])
  expect(agent.filter((line) => line.endsWith(' Inspections'))).toEqual([])
  expect(admin.filter((line) => line.endsWith(' Journal'))).toEqual([])
  expect(said).toContain(
    'New in this version, and not added: menu App.AppMenu/CoreSysLogList/: one of that name was deleted here',
  )
  expect(admin).toContain('App.AppMenu Système > Paramètres avancés')
  expect(await db.selectFrom('menu').where('refRoute', '=', 'Accueil').select('icon').execute()).toEqual([
    { icon: 'star' },
  ])
})

const without = async (db: Database, name: string, place: string) => {
  const [routeEncrageMenu = '', type] = place.split('.')
  const menus = await db
    .selectFrom('menu')
    .where('name', '=', name)
    .where('routeEncrageMenu', '=', routeEncrageMenu)
    .where('idTypeMenu', '=', type === 'AppMenu' ? 1 : 4)
    .select('idMenu')
    .execute()
  for (const { idMenu } of menus) {
    await db.deleteFrom('groupeMenu').where('idMenu', '=', idMenu).execute()
    await db.deleteFrom('menu').where('idMenu', '=', idMenu).execute()
  }
}

const upgraded = (db: Database) => db.transaction().execute((trx) => upgrade(trx, new Date('2026-05-04T08:00:00Z')))

test('what a version has brought once is not brought again; what is new comes with its rights and a line of the log', async () => {
  const { db, remove } = await testDatabase('demo')
  closings.push(remove)
  // Removed by an administrator.
  await without(db, 'Journal', 'App.AppMenu')
  await db.deleteFrom('sysvaleur').where('refValeur', '=', 'EAU').execute()
  // Not there before this version.
  await without(db, 'Localisations', 'PrmRefReferentielAccueil.NavMenu')
  await db.deleteFrom('sysvaleur').where('refValeur', '=', 'CONDITIONNELLE').execute()
  for (const ref of [
    'PrmRefReferentielAccueil.NavMenu/PrmRefLocalisationList/',
    'Prm.GamTypeMaintenance CONDITIONNELLE',
  ])
    await db.deleteFrom('brought').where('ref', '=', ref).execute()

  const added = [
    'SysTable Prm.GamTypeMaintenance: CONDITIONNELLE',
    'Menu PrmRefReferentielAccueil.NavMenu: Localisations',
  ]
  expect(await upgraded(db)).toEqual({ added, left: [] })
  const seen = await menusSeen(db, 'agent')
  expect(seen.filter((line) => line.startsWith('PrmRefReferentielAccueil.NavMenu'))).toEqual([
    'PrmRefReferentielAccueil.NavMenu Paramètres',
    'PrmRefReferentielAccueil.NavMenu Localisations',
    'PrmRefReferentielAccueil.NavMenu Matériels',
  ])
  expect((await menusSeen(db, 'admin')).filter((line) => line.endsWith('> Journal'))).toEqual([])
  expect(await db.selectFrom('sysvaleur').where('refValeur', '=', 'EAU').select('idValeur').execute()).toEqual([])
  const lines = await db
    .selectFrom('log')
    .where('message', '=', 'upgraded')
    .select(['refAction', 'typeObjet', 'refObjet', 'lbUser'])
    .execute()
  expect(lines).toEqual([
    { refAction: 'CREATION', typeObjet: 'SysTable', refObjet: 'Prm.GamTypeMaintenance', lbUser: null },
    { refAction: 'CREATION', typeObjet: 'Menu', refObjet: 'PrmRefReferentielAccueil.NavMenu', lbUser: null },
  ])
  expect(await upgraded(db)).toEqual({ added: [], left: [] })
})

test('a new route whose address is taken waits, and says so until it is free; so do the menus that lead to it', async () => {
  const { db, remove } = await testDatabase('demo')
  closings.push(remove)
  await without(db, 'Journal', 'App.AppMenu')
  await db.updateTable('menu').set({ refRoute: null }).where('refRoute', '=', 'CoreSysLogList').execute()
  const taken = { ref: 'Own', component: 'OwnView', label: 'Own' }
  await db.updateTable('route').set(taken).where('ref', '=', 'CoreSysLogList').execute()
  await db.deleteFrom('brought').where('ref', 'like', '%CoreSysLogList%').execute()
  const left = ['route CoreSysLogList: its address /Core/Sys/LogList is that of the route Own']
  expect(await upgraded(db)).toEqual({ added: [], left })
  await db.updateTable('route').set({ path: '/own' }).where('ref', '=', 'Own').execute()
  const { added } = await upgraded(db)
  expect(added).toContain('Route CoreSysLogList')
  expect(added).toContain('Menu App.AppMenu: Journal')
})
