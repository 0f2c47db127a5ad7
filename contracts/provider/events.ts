/**
 * `npm run events`: the log as JSON lines, oldest first, for log collectors. `--after 1234` begins after that
 * line, `--state FILE` after the last one that was written with that file, `--follow` goes on as lines come.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Database, openDatabase } from './database/database.ts'
import { folderOf, stop } from './start/commands.ts'
import { hasDatabase } from './start/copies.ts'
import { databaseFile } from './start/data-folder.ts'

/** Lines per query. */
const most = 1_000

/** Milliseconds between two polls. */
const pause = 2_000

const linesAfter = (db: Database, idLog: number) =>
  db
    .selectFrom('log')
    .where('idLog', '>', idLog)
    .orderBy('idLog')
    .limit(most)
    .select([
      'idLog',
      'dtLog',
      'refEtat',
      'refAction',
      'idUser',
      'lbUser',
      'adresse',
      'typeObjet',
      'refObjet',
      'lbObjet',
      'message',
      'changements',
    ])
    .execute()

type Line = Awaited<ReturnType<typeof linesAfter>>[number]

/** A printed line. The caller's address, which a sign-in stores among its changes, is always in the same field. */
function eventOf({ changements, adresse, ...line }: Line): object {
  const changes = JSON.parse(changements) as { champ: string; nouveau?: unknown }[]
  const from = changes.find(({ champ }) => champ === 'adresse')
  return {
    ...line,
    adresse: adresse ?? from?.nouveau ?? null,
    changements: changes.filter((change) => change !== from),
  }
}

/** Resolves once the whole text is written. */
const write = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()))
  })

function firstOf({ after, state }: { after?: string | undefined; state?: string | undefined }): number {
  const given = after ?? (state !== undefined && existsSync(state) ? readFileSync(state, 'utf8').trim() : '0')
  if (!/^\d+$/.test(given)) throw new Error(`A line is named by its number, not ${given}`)
  return Number(given)
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { after: { type: 'string' }, state: { type: 'string' }, follow: { type: 'boolean', default: false } },
    allowPositionals: false,
  })
  const { state, follow } = values
  const folder = folderOf()
  const address = process.env['DATABASE_URL']
  if (!address && !hasDatabase(folder))
    throw new Error(`There is no database in ${folder}: name its folder by RONDE_DATA`)
  const db = openDatabase(address || databaseFile(folder))
  let last = firstOf(values)
  for (;;) {
    const lines = await linesAfter(db, last)
    await write(lines.map((line) => `${JSON.stringify(eventOf(line))}\n`).join(''))
    last = lines.at(-1)?.idLog ?? last
    if (state !== undefined && lines.length > 0) {
      // Stopped at this point, the next run repeats lines rather than losing them.
      writeFileSync(`${state}.coming`, `${last}\n`)
      renameSync(`${state}.coming`, state)
    }
    if (lines.length === most) continue
    if (!follow) break
    await wait(pause)
  }
  await db.destroy()
}

main().catch(stop)
