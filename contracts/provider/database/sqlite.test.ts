import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { isPostgres } from './postgres.ts'
import { long } from './long.ts'
import { atOneMoment } from './turns.ts'

let given: TestDatabase
beforeEach(async () => {
  given = await testDatabase('empty')
})
afterEach(() => given.remove())

const names = () => given.db.selectFrom('setting').select('name').orderBy('name')

test('who reads does not wait for a transaction, and sees what is committed', async () => {
  const { db } = given
  await db.insertInto('setting').values({ name: 'before', value: '' }).execute()
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('setting').values({ name: 'within', value: '' }).execute()
    expect(await names().execute()).toEqual([{ name: 'before' }])
  })
  expect(await names().execute()).toEqual([{ name: 'before' }, { name: 'within' }])
})

test('who reads at one moment sees nothing of what is written meanwhile, keeps nobody waiting, and writes nothing', async () => {
  const { db } = given
  const set = (name: string) => db.insertInto('setting').values({ name, value: '' }).execute()
  await set('before')
  await atOneMoment(db, async (trx) => {
    const seen = () => trx.selectFrom('setting').select('name').execute()
    expect(await seen()).toEqual([{ name: 'before' }])
    await db.transaction().execute((writing) => writing.deleteFrom('setting').execute())
    await set('after')
    expect(await seen()).toEqual([{ name: 'before' }])
    expect(await names().execute()).toEqual([{ name: 'after' }])
  })
  await expect(atOneMoment(db, (trx) => trx.deleteFrom('setting').execute())).rejects.toThrow(/read-?only/)
  expect(await names().execute()).toEqual([{ name: 'after' }])
})

test('a transaction of many statements lets others have their turn', async () => {
  const state = { turns: 0, isDone: false }
  const writing = given.db
    .transaction()
    .execute(async (trx) => {
      // As many as it takes: how long they take is the machine's.
      for (let at = 0; state.turns < 6 && at < 100_000; at += 1)
        await trx
          .insertInto('setting')
          .values({ name: `n${at}`, value: '' })
          .execute()
    })
    .finally(() => (state.isDone = true))
  while (!state.isDone) {
    await setImmediate()
    state.turns += 1
  }
  await writing
  expect(state.turns).toBeGreaterThan(5)
})

test('what goes through many rows keeps nobody waiting, and comes to the same', async () => {
  const { db } = given
  if (isPostgres(db)) return
  await sql`insert into setting (name, value) with recursive n(at) as (select 1 union all select at + 1 from n where at < 100000) select 'n' || at, 'v' from n`.execute(
    db,
  )
  const rows = long(
    db
      .selectFrom('setting')
      .select(['name', 'value'])
      .orderBy(sql`upper(value || name)`, 'desc')
      .limit(3),
  )
  let turns = 0
  const state = { isDone: false }
  const reading = rows.execute().finally(() => (state.isDone = true))
  while (!state.isDone) {
    await setImmediate()
    turns += 1
  }
  expect((await reading).map(({ name }) => name)).toEqual(['n99999', 'n99998', 'n99997'])
  expect(turns).toBeGreaterThan(5)
  await expect(
    long(db.selectFrom('setting').select(sql`json_extract(value, '$')`.as('none'))).execute(),
  ).rejects.toThrow(/malformed/)
})
