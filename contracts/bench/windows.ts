/**
 * `node contracts/bench/windows.ts [--sizes 1000,10000,100000,1000000] [--postgres]`: time of windows of the list of cases, as the list grows,
 * in milliseconds of the provider, the median of some calls. In its own folder or PostgreSQL.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate, openDatabase } from '../provider/database/database.ts'
import { seedDemo } from '../provider/seed/demo.ts'
import { createServer } from '../provider/server.ts'
import { demoFile } from '../provider/testing/test-database.ts'
import { startPostgres } from '../provider/testing/test-postgres.ts'
import { addCases } from './windows/fill.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    postgres: { type: 'boolean', default: false },
  },
})
const sizes = values.sizes.split(',').map(Number)
const calls = 5

const folder = mkdtempSync(join(tmpdir(), 'ronde-windows-'))
const postgres = values.postgres ? await startPostgres() : null
if (values.postgres && !postgres) throw new Error('no PostgreSQL is installed')

async function opened() {
  const db = openDatabase(postgres?.address ?? join(folder, 'ronde.sqlite'))
  if (!postgres) return db
  await migrate(db)
  await seedDemo(db, { date: '2026-03-31' })
  return db
}
if (!postgres) cpSync(await demoFile(), join(folder, 'ronde.sqlite'))
const db = await opened()
const app = await createServer({ database: db })
const token = await app.issueToken(1)

const columns = [
  'idAffaireGuid',
  'idAffaire',
  'refAffaire',
  'lbAffaire',
  'lbClient',
  'idAgence',
  'lbAgence',
  'idUserRAF',
  'lbUserRAF',
  'statut',
  'isActif',
  'dtCreation',
  'dtModification',
  'nbPrestation',
]

/** The measured queries of a list of `size` rows, by name. */
const asked = (rows: number): [name: string, query: string][] => [
  ['first window', 'take=50'],
  ['middle window', `take=50&skip=${rows >> 1}`],
  ['last window', `take=50&skip=${rows - 50}`],
  ['count', 'take=0'],
  ...columns.flatMap((column): [string, string][] => [
    [`sorted by ${column}`, `take=50&sort=${column}`],
    [`the other way`, `take=50&sort=-${column}`],
    [`from the middle`, `take=50&sort=${column}&skip=${rows >> 1}`],
  ]),
  ['filter refAffaire, one row', 'take=50&refAffaire=MES-77'],
  ['filter lbClient, 1 of 40', 'take=50&lbClient=client%20n%C2%BA%207'],
  ['filter statut, 1 of 3', 'take=50&statut=ENCOURS'],
  ['filter statut, by lbAffaire', 'take=50&statut=ENCOURS&sort=lbAffaire'],
  ['filter statut, from the middle', `take=50&statut=ENCOURS&skip=${Math.floor(rows / 6)}`],
  ['filter lbAgence, 1 of 9', 'take=50&lbAgence=Lille'],
  ['filter dtCreation, a year', 'take=50&dtCreation=2015-01-01..2015-12-31'],
  ['search of one row', 'take=50&search=mes-777'],
  ['search of 1 in 100', 'take=50&search=pont'],
  ['search of two words', 'take=50&search=pont%20client'],
  ['search of all', 'take=50&search=reseau'],
  ['search of two letters', 'take=50&search=po'],
  ['search of nothing there', 'take=50&search=introuvable'],
]

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? NaN

async function timeOf(query: string): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const startedAt = performance.now()
    const { statusCode, body } = await app.inject({
      url: `/api/Console/Aff/AffAffaire/GetList?${query}`,
      headers: { authorization: `Bearer ${token}` },
    })
    times.push(performance.now() - startedAt)
    if (statusCode !== 200) throw new Error(`${query}: ${statusCode} ${body}`)
  }
  return median(times)
}

try {
  const table = new Map<string, string[]>()
  let there = 0
  for (const size of sizes) {
    const startedAt = performance.now()
    await addCases(db, there, size - there)
    console.log(`${size - there} cases added in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    there = size
    let last = ''
    for (const [name, query] of asked(size)) {
      last = name.startsWith('sorted') ? name : last
      const line = /^(the other|from the)/.test(name) ? `${last}, ${name}` : name
      table.set(line, [...(table.get(line) ?? []), (await timeOf(query)).toFixed(1)])
    }
  }
  const heads = sizes.map((size) => size.toLocaleString('en'))
  console.log(`\n| milliseconds | ${heads.join(' | ')} |\n|-|${sizes.map(() => '-').join('|')}|`)
  for (const [name, times] of table) console.log(`| ${name} | ${times.join(' | ')} |`)
} finally {
  await app.close()
  await db.destroy().catch(() => {})
  await postgres?.remove()
  rmSync(folder, { recursive: true, force: true })
}
