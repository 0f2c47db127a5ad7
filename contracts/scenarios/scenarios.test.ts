import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createServer } from '../provider/server.ts'
import { testDatabase } from '../provider/testing/test-database.ts'
import { runScenarios, scenarios } from './all.ts'
import { lent } from './lent.ts'

let close: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const one of close.toReversed()) await one()
  close = []
})

test('the reference provider keeps every scenario', async () => {
  const { db, remove } = await testDatabase()
  let late = 0
  const now = () => new Date(Date.now() + late)
  const { directory, tried } = await lent(now)
  const app = await createServer({ database: db, now, directory })
  close = [remove, () => app.close()]
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const waitUntil = async (instant: Date) => void (late = instant.getTime() - Date.now())
  const results = await runScenarios({ url, ...tried, waitUntil, restart: async () => {} }, scenarios)
  expect(results.filter(({ outcome }) => outcome !== 'kept')).toEqual([])
})
