import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { demoPassword } from '../provider/seed/people.ts'
import { createServer } from '../provider/server.ts'
import { testDatabase } from '../provider/testing/test-database.ts'
import { runScenarios, scenarios } from './all.ts'

let close: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const one of close.toReversed()) await one()
  close = []
})

const account = (login: string) => ({ login, password: demoPassword(login) })

test('the reference provider keeps every scenario', async () => {
  const { db, remove } = await testDatabase()
  let late = 0
  const app = await createServer({ database: db, now: () => new Date(Date.now() + late) })
  close = [remove, () => app.close()]
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const waitUntil = async (instant: Date) => void (late = instant.getTime() - Date.now())
  const results = await runScenarios(
    { url, admin: account('admin'), other: account('agent'), waitUntil, restart: async () => {} },
    scenarios,
  )
  expect(results.filter(({ outcome }) => outcome !== 'kept')).toEqual([])
})
