/**
 * `npm run events`: the log as JSON lines, oldest first, for log collectors. `--after 1234` begins after that
 * line, `--state FILE` after the last one that was written with that file, `--follow` goes on as lines come.
 */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Database, openDatabase } from './database/database.ts'
import { isUnavailable } from './database/failures.ts'
import { FileGone } from './database/sqlite.ts'
import { databaseAddress, stop } from './start/commands.ts'

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

/** The number of the latest line. */
async function latestOf(db: Database): Promise<number> {
  const { latest } = await db
    .selectFrom('log')
    .select(({ fn }) => fn.max('idLog').as('latest'))
    .executeTakeFirstOrThrow()
  return latest ?? 0
}

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

/** Prints a line for people, away from the lines of the log. */
const remark = (text: string): void => void process.stderr.write(`${text}\n`)

function firstOf({ after, state }: { after?: string | undefined; state?: string | undefined }): number {
  // A state that was made empty, by touch say, is a beginning too.
  const given = after ?? ((state !== undefined && existsSync(state) && readFileSync(state, 'utf8').trim()) || '0')
  if (!/^\d+$/.test(given)) throw new Error(`A line is named by its number, not ${given}`)
  return Number(given)
}

/** The database of the log; after a restoration it is another file of the same name, which is then opened. */
class Source {
  readonly #address: string
  readonly #isFile: boolean
  #db: Database | undefined
  #inode: number | undefined

  constructor(address: string, isFile: boolean) {
    this.#address = address
    this.#isFile = isFile
  }

  async open(): Promise<Database> {
    const inode = this.#isFile ? statSync(this.#address, { throwIfNoEntry: false })?.ino : undefined
    if (this.#isFile && inode === undefined) throw new FileGone(`${this.#address} is not there`)
    if (this.#db && inode === this.#inode) return this.#db
    await this.close()
    this.#inode = inode
    this.#db = openDatabase(this.#address)
    return this.#db
  }

  async close(): Promise<void> {
    await this.#db?.destroy()
    this.#db = undefined
  }
}

function keepState(state: string, last: number): void {
  // Stopped at this point, the next run repeats lines rather than losing them.
  writeFileSync(`${state}.coming`, `${last}\n`)
  renameSync(`${state}.coming`, state)
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { after: { type: 'string' }, state: { type: 'string' }, follow: { type: 'boolean', default: false } },
    allowPositionals: false,
  })
  const { after, state, follow } = values
  const source = new Source(databaseAddress(), !process.env['DATABASE_URL'])
  let last = firstOf(values)
  // Whether a line of that number has been seen, and not only named by somebody.
  let wasThere = after === undefined
  let isAway = false

  /** Writes the next lines. Resolves with whether there may be more. */
  const goOn = async (): Promise<boolean> => {
    const db = await source.open()
    const lines = await linesAfter(db, last)
    if (lines.length === 0 && wasThere) {
      const latest = await latestOf(db)
      if (latest < last) {
        remark(`The log ends at line ${latest}, before line ${last}: an earlier one was restored, which begins anew`)
        last = 0
        return true
      }
    }
    await write(lines.map((line) => `${JSON.stringify(eventOf(line))}\n`).join(''))
    last = lines.at(-1)?.idLog ?? last
    if (lines.length > 0) wasThere = true
    if (state !== undefined && lines.length > 0) keepState(state, last)
    return lines.length === most
  }

  for (;;) {
    try {
      if (await goOn()) continue
      isAway = false
    } catch (error) {
      if (!follow || !isUnavailable(error)) throw error
      if (!isAway) remark(`${error instanceof Error ? error.message : String(error)}: asked again until it answers`)
      isAway = true
    }
    if (!follow) break
    await wait(pause)
  }
  await source.close()
}

main().catch(stop)
