import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { type Later, prepared, preparedOne } from './prepared.ts'

let given: TestDatabase
beforeEach(async () => {
  given = await testDatabase('empty')
})
afterEach(() => given.remove())

const named = preparedOne((db, value: Later<{ name: string }>) =>
  db.selectFrom('setting').where('name', '=', value('name')).select('value'),
)

test('is written out once, and answers for the values of each time what is there at that time', async () => {
  const { db } = given
  let times = 0
  const below = prepared((from, value: Later<{ isActif: boolean; most: number }>) => {
    times += 1
    return from
      .selectFrom('agence')
      .where('isActif', '=', value('isActif'))
      .where('idAgence', '<', value('most'))
      .select(['lbAgence', 'isActif'])
      .orderBy('idAgence')
  })
  expect(await below(db, { isActif: true, most: 10 })).toEqual([])
  await db
    .insertInto('agence')
    .values([
      { idAgence: 1, lbAgence: 'Lille', isActif: true },
      { idAgence: 2, lbAgence: 'Lyon', isActif: false },
    ])
    .execute()
  expect(await below(db, { isActif: true, most: 10 })).toEqual([{ lbAgence: 'Lille', isActif: true }])
  expect(await below(db, { isActif: false, most: 10 })).toEqual([{ lbAgence: 'Lyon', isActif: false }])
  expect(await below(db, { isActif: false, most: 2 })).toEqual([])
  expect(times).toBe(1)
})

test('a transaction sees what it has written, and nobody else does before it ends', async () => {
  const { db } = given
  expect(await named(db, { name: 'colour' })).toBeUndefined()
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('setting').values({ name: 'colour', value: 'red' }).execute()
    expect(await named(trx, { name: 'colour' })).toEqual({ value: 'red' })
    expect(await named(db, { name: 'colour' })).toBeUndefined()
  })
  expect(await named(db, { name: 'colour' })).toEqual({ value: 'red' })
})

test('each database has its own', async () => {
  const other = await testDatabase('empty')
  await given.db.insertInto('setting').values({ name: 'colour', value: 'red' }).execute()
  expect(await named(given.db, { name: 'colour' })).toEqual({ value: 'red' })
  expect(await named(other.db, { name: 'colour' })).toBeUndefined()
  await other.remove()
})

test('no insert and no update: what is kept for a row would be that of the first', async () => {
  const insert = prepared((db, value: Later<{ lbAgence: string }>) =>
    db
      .insertInto('agence')
      .values({ lbAgence: value('lbAgence'), isActif: true })
      .returning('idAgence'),
  )
  await expect(insert(given.db, { lbAgence: 'Lille' })).rejects.toThrow(/InsertQueryNode/)
})
