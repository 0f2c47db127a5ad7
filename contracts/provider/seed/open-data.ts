import { alone, type Database, isBehind, migrate, nameOf, openDatabase } from '../database/database.ts'
import type { Settings } from '../start/command-line.ts'
import { keepCopy } from '../start/copies.ts'
import { databaseFile, deleteDatabase, holdFolder } from '../start/data-folder.ts'
import { addVolume, seedDemo } from './demo.ts'
import { installEmpty, reasonsAgainstProduction } from './production.ts'
import { upgrade } from './upgrade.ts'

/** Puts the name of the database before the message of an error. */
async function within<Result>(where: string, work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  })
}

const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('users').select('idUser').limit(1).executeTakeFirst()) === undefined

/** Reports a line to the operator. */
type Say = (line: string) => void

/** Keeps one copy of a database before the first change by a new version. PostgreSQL is copied by its operator. */
function copyOnce({ dataFolder, databaseUrl }: Settings): () => Promise<string | null> {
  let kept: Promise<string> | undefined
  return async () => (databaseUrl === null ? (kept ??= keepCopy(dataFolder, new Date())) : null)
}

async function bringNews(db: Database, copy: () => Promise<string | null>, say: Say): Promise<void> {
  const { added, left } = await db.transaction().execute(async (trx) => {
    const news = await upgrade(trx, new Date())
    if (news.added.length > 0) await copy()
    return news
  })
  for (const line of added) say(`New in this version: ${line}`)
  for (const line of left) say(`New in this version, and not added: ${line}`)
}

async function fillForProduction(db: Database, { dataFolder, admin }: Settings): Promise<void> {
  if (await isEmpty(db)) await installEmpty(db, admin, new Date())
  const reasons = await reasonsAgainstProduction(db, dataFolder)
  if (reasons.length > 0) throw new Error(`Not started in production: ${reasons.join('; ')}`)
}

/** Opens the data of a server, migrates it to this version, and fills it if it is empty. Rejects with one line for people. */
export async function openData(settings: Settings, say: Say): Promise<Database> {
  const { dataFolder, databaseUrl, fresh, production, date, rows, hasTraces: isHeard } = settings
  if (databaseUrl === null) holdFolder(dataFolder)
  if (fresh) deleteDatabase(dataFolder)
  const db = openDatabase(databaseUrl ?? databaseFile(dataFolder), { isHeard })
  const copy = copyOnce(settings)
  await within(nameOf(db), async () => {
    if (await isBehind(db)) say(`The schema is brought up to date. As it was: ${(await copy()) ?? 'in your own dump'}`)
    await migrate(db)
  })
  await alone(db, async () => {
    const wasEmpty = await isEmpty(db)
    if (production) await fillForProduction(db, settings)
    else if (wasEmpty) await within(nameOf(db), () => seedDemo(db, { date, rows }))
    if (wasEmpty) return
    await within(nameOf(db), () => bringNews(db, copy, say))
    if (rows > 0 && !(await within(nameOf(db), () => addVolume(db, { date, rows }))))
      say('The rows are there already: --fresh makes them anew.')
  })
  return db
}
