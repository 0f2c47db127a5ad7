import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '../../contracts/provider/database/database.ts'
import { seedDemo } from '../../contracts/provider/seed/demo.ts'

/** Before all journeys: makes the demo once, for every provider to start from a copy. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-demo-'))
  const file = join(folder, 'ronde.sqlite')
  const db = openDatabase(file)
  await migrate(db)
  // RONDE_ROWS: as many rows more of cases, services, locations, equipment, values and the log.
  const rows = Number(process.env['RONDE_ROWS'] ?? 0)
  await seedDemo(db, { date: new Date().toISOString().slice(0, 10), rows })
  await db.destroy()
  process.env['RONDE_DEMO_FILE'] = file
  return () => rmSync(folder, { recursive: true, force: true })
}
