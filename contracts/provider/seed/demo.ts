import { continueKeys, type Database, keepTime } from '../database/database.ts'
import { Brought } from './brought.ts'
import { seedCases } from './cases.ts'
import { calendar } from './dates.ts'
import { seedEquipment } from './equipment.ts'
import { seedLog } from './log.ts'
import { demoTables } from './named-tables.ts'
import { bringNavigation } from './navigation.ts'
import { seedParameters } from './parameters.ts'
import { seedPeople } from './people.ts'
import { randomFrom } from './random.ts'
import { seedReference } from './reference.ts'
import { seedStructure } from './structure.ts'
import { bringTables, seedTables } from './tables.ts'
import { seedTasks } from './tasks.ts'
import { seedVolume } from './volume.ts'
import { seedWays } from './ways.ts'

/** Options of the demo. */
export interface DemoOptions {
  /** Base date of every date, YYYY-MM-DD. */
  date: string
  /** Rows to add to each large table. */
  rows?: number
}

/** Name of the setting that marks a database with the demo. */
export const demoSetting = 'demo'

/** Fills an empty, migrated database with the demo company Vigie Contrôle. */
export async function seedDemo(db: Database, { date, rows = 0 }: DemoOptions): Promise<void> {
  const dates = calendar(date)
  const random = randomFrom(2_026)
  // Rows without a date of their own changed last on the day before: two seeds of one date are identical to the byte.
  keepTime(db, () => new Date(dates.instant(-1)))
  // One transaction: a start interrupted here leaves an empty database, and the next start begins again.
  await db.transaction().execute(async (trx) => {
    await seedReference(trx)
    await trx.insertInto('setting').values({ name: demoSetting, value: date }).execute()
    await seedPeople(trx, dates)
    const yesterday = new Date(dates.instant(-1))
    const brought = await Brought.read(trx, yesterday)
    await bringNavigation(trx, brought, yesterday)
    const referentials = await seedStructure(trx, dates)
    const equipment = await seedEquipment(trx, referentials, dates, random)
    await bringTables(trx, brought, new Date(dates.instant(-900)))
    await brought.remember()
    await seedTables(trx, demoTables, dates.instant(-900))
    const modes = await seedWays(trx, referentials, equipment, dates)
    await seedTasks(trx, dates)
    await seedCases(trx, modes, dates, random)
    await seedLog(trx, dates)
    await seedParameters(trx, dates, random)
    if (rows > 0) await seedVolume(trx, rows, dates)
    await continueKeys(trx)
  })
  keepTime(db, () => new Date())
}

/** Adds rows to an existing demo, as `seedDemo` would have. False when it has them already. */
export const addVolume = (db: Database, { date, rows = 0 }: DemoOptions): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const isNew = await seedVolume(trx, rows, calendar(date))
    if (isNew) await continueKeys(trx)
    return isNew
  })
