import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, migrate, openDatabase } from '../database/database.ts'
import { seedDemo } from '../seed/demo.ts'

/** The demo's base date in tests. */
export const baseDate = '2026-03-31'

/** A database of one test's own. */
export interface TestDatabase {
  db: Database
  /** What `openDatabase` takes. */
  address: string
  /** Closes it and takes it away. */
  remove: () => Promise<void>
}

/** Where tests run on PostgreSQL: the address of a server's database, from which others are made. */
const postgres = process.env['RONDE_TEST_POSTGRES']

// Only one process at a time may copy a template.
const unique = (() => {
  let count = 0
  return () => `test_${process.pid}_${count++}`
})()

async function inServer(statement: string): Promise<void> {
  const server = openDatabase(postgres ?? '')
  await sql.raw(statement).execute(server)
  await server.destroy()
}

function addressOf(name: string): string {
  const url = new URL(postgres ?? '')
  url.pathname = `/${name}`
  return url.href
}

async function make(address: string, hasDemo: boolean): Promise<void> {
  const db = openDatabase(address)
  await migrate(db)
  if (hasDemo) await seedDemo(db, { date: baseDate })
  await db.destroy()
}

async function inPostgres(hasDemo: boolean): Promise<string> {
  const name = unique()
  await inServer(`create database ${name}`)
  await make(addressOf(name), hasDemo)
  return name
}

function inFile(hasDemo: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-model-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'model.sqlite')
  return make(file, hasDemo).then(() => file)
}

// Made once for all tests of a process: what each test does not change, none should wait for.
const models = new Map<boolean, Promise<string>>()

function modelOf(hasDemo: boolean): Promise<string> {
  const model =
    models.get(hasDemo) ?? (postgres !== undefined ? inPostgres(hasDemo) : hasDemo ? demoFile() : inFile(false))
  models.set(hasDemo, model)
  return model
}

/** A file with the demo, to be copied. */
export const demoFile = (): Promise<string> => {
  demo ??= inFile(true)
  return demo
}

let demo: Promise<string> | undefined

/** A migrated database, with the demo unless it is to be `empty`: in SQLite, or in PostgreSQL where the environment names one. */
export async function testDatabase(content: 'demo' | 'empty' = 'demo'): Promise<TestDatabase> {
  const model = await modelOf(content === 'demo')
  if (postgres !== undefined) {
    const name = unique()
    await inServer(`create database ${name} template ${model}`)
    const address = addressOf(name)
    const db = openDatabase(address)
    return { db, address, remove: () => db.destroy().then(() => inServer(`drop database ${name} with (force)`)) }
  }
  const folder = mkdtempSync(join(tmpdir(), 'ronde-'))
  const address = join(folder, 'test.sqlite')
  copyFileSync(model, address)
  const db = openDatabase(address)
  return { db, address, remove: () => db.destroy().then(() => rmSync(folder, { recursive: true, force: true })) }
}
