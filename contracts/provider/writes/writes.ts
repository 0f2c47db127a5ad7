import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { core } from 'zod'
import type { Connection } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { violationIn } from '../database/violations.ts'
import { found, HttpFailure, notFound, Refusal } from '../messages/failure.ts'
import { refuseLocked } from '../rights/locks.ts'
import { changesBetween, type LogAction, writeLog } from './log.ts'
import type { Words } from '../messages/messages.ts'
import { writing } from './once.ts'
import { type Call, operation, type Operation } from '../operations/provide.ts'
import type { Key, Lockable, Records } from './records.ts'

/** A row to insert; its UUIDs may be left out, and its key is generated. */
type NewRow<Row> = { [Name in keyof Row as Name extends `${string}Guid` ? never : Name]: Row[Name] } & {
  [Name in keyof Row as Name extends `${string}Guid` ? Name : never]?: Row[Name] | undefined
}

/** A record that this write may change: it exists, no other user holds its lock, and it is as its editor read it. */
export interface Claim<Table extends keyof Tables, Row extends object> {
  readonly records: Records<Table, Row>
  readonly before: Row
  readonly key: Key
  /** The stamp that the caller read and sent, or null. */
  readonly base: string | null
}

const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined

const keyIn = (row: object, key: string): Key => new Map<string, unknown>(Object.entries(row)).get(key) as Key

/** The fields of a row that another row has too. */
const fieldsLike = (row: object, like: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name in like))

const stale = () => new HttpFailure(409, 'stale')

/** One write, in one transaction. */
export class Work {
  readonly db: Connection
  readonly now: Date
  readonly caller: Call<unknown>['caller']

  constructor(db: Connection, { now, caller }: Pick<Call<unknown>, 'now' | 'caller'>) {
    this.db = db
    this.now = now
    this.caller = caller
  }

  /** The time of the write, as stored in rows. */
  get stamp(): string {
    return this.now.toISOString()
  }

  /** The tables under untyped names: their rows are type-checked where a kind of record is declared. */
  get #tables() {
    return this.db as unknown as Kysely<Record<string, Record<string, unknown>>>
  }

  /** Table and key of a kind of record as plain strings. */
  #names({ table, key }: { table: string; key: string }) {
    return { table, column: key }
  }

  /** Throws R1 when another user holds the lock of an object. */
  async refuseLocked(object: Lockable): Promise<void> {
    await refuseLocked(this.db, { ...object, caller: this.caller, now: this.now })
  }

  /** Finds a record to change. Throws 404, R1, or 409 when it is not as its editor read it: neither newer, nor older. */
  async claim<Table extends keyof Tables, Row extends object>(
    records: Records<Table, Row>,
    key: Key,
    base?: string | null,
  ): Promise<Claim<Table, Row>> {
    const before = found(await records.read(this.db, key))
    if (records.lock) await this.refuseLocked(records.lock(before))
    const stored = keyIn(before, 'dtModification')
    if (base && Date.parse(base) !== Date.parse(String(stored))) throw stale()
    return { records, before, key, base: base ? String(stored) : null }
  }

  /**
   * Inserts a record, and then the rows that belong to it. Throws R2 for a value that is taken, 404 for a reference to
   * nothing. Returns the record as it is read.
   */
  async insert<Table extends keyof Tables, Row extends object>(
    records: Records<Table, Row>,
    row: NewRow<Insertable<Tables[Table]>>,
    parts: (key: Key) => Promise<void> = async () => {},
  ): Promise<Row> {
    const { table, column } = this.#names(records)
    const given = Object.fromEntries(Object.entries(row).filter(isGiven))
    const values = records.key.endsWith('Guid') ? { [records.key]: randomUUID(), ...given } : given
    const { [column]: key } = await this.#held(records, row, () =>
      this.#tables.insertInto(table).values(values).returning(column).executeTakeFirstOrThrow(),
    )
    await parts(key as Key)
    const after = found(await records.read(this.db, key as Key))
    await this.log(records, after, 'CREATION', changesBetween(undefined, fieldsLike(after, given)))
    return after
  }

  /** Changes a record. Throws 409 when the database finds it other than its editor read it; otherwise as `insert`. */
  async update<Table extends keyof Tables, Row extends object>(
    { records, before, key, base }: Claim<Table, Row>,
    set: Updateable<Tables[Table]>,
    refAction: LogAction = 'MODIFICATION',
  ): Promise<Row> {
    const given = Object.fromEntries(Object.entries(set).filter(isGiven))
    const { table, column } = this.#names(records)
    const all = this.#tables.updateTable(table).set(given).where(column, '=', key)
    const wanted = base ? all.where('dtModification', '=', base) : all
    const { numUpdatedRows } = await this.#held(records, set, () => wanted.executeTakeFirstOrThrow())
    if (numUpdatedRows === 0n) throw base ? stale() : notFound()
    const after = found(await records.read(this.db, keyIn({ ...before, ...given }, records.key)))
    await this.log(records, after, refAction, changesBetween(fieldsLike(before, given), fieldsLike(after, given)))
    return after
  }

  /** Deletes a record. Throws R4 when other records still refer to it. */
  async delete<Table extends keyof Tables, Row extends object>({
    records,
    before,
    key,
  }: Claim<Table, Row>): Promise<true> {
    const { table, column } = this.#names(records)
    try {
      await this.#tables.deleteFrom(table).where(column, '=', key).executeTakeFirstOrThrow()
    } catch (error) {
      // Another record began to refer to it a moment ago; the next try counts how many do.
      throw violationIn(error) === 'reference' ? new Refusal('R4', { n: 1 }) : error
    }
    await this.log(records, before, 'SUPPRESSION')
    return true
  }

  /** Logs the change of a record. */
  async log<Table extends keyof Tables, Row extends object>(
    { typeObjet, key, label }: Records<Table, Row>,
    row: Row,
    refAction: LogAction,
    changements: ReturnType<typeof changesBetween> = [],
  ): Promise<void> {
    const { now, caller } = this
    await writeLog(this.db, {
      now,
      caller,
      refAction,
      typeObjet,
      refObjet: String(row[key]),
      lbObjet: label(row),
      changements,
    })
  }

  /** Runs a statement, and turns a violated constraint into a refusal: the schema decides, so concurrent writes cannot both succeed. */
  async #held<Result>({ unique }: { unique?: string }, given: object, run: () => Promise<Result>): Promise<Result> {
    try {
      return await run()
    } catch (error) {
      const violation = violationIn(error)
      if (violation === 'unique' && unique) throw new Refusal('R2', { valeur: String(keyIn(given, unique)) }, unique)
      throw violation === 'reference' ? notFound() : error
    }
  }
}

/** An operation that writes: checked input, one transaction, a success message. Its work returns the value. */
export const writes = <Schema extends core.$ZodType>(
  input: Schema,
  said: Words | undefined,
  run: (work: Work, input: core.output<Schema>, call: Call<core.output<Schema>>) => Promise<unknown>,
): Operation =>
  operation(input, (call) =>
    writing(call, async (trx) => ({
      value: await run(new Work(trx, call), call.input, call),
      ...(said ? { message: said } : {}),
    })),
  )
