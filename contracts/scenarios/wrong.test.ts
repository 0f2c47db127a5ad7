import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../provider/database/database.ts'
import { createServer } from '../provider/server.ts'
import { testDatabase } from '../provider/testing/test-database.ts'
import { committedPact, readPact } from '../provider/verification/run.ts'
import { verify } from '../provider/verify.ts'
import { runScenarios, scenarios } from './all.ts'
import { type Fault, spoil } from './faults.ts'
import { lent } from './lent.ts'
import { wrongAnswers } from './wrong-answers.ts'
import { wrongFiles } from './wrong-files.ts'
import { wrongFollows } from './wrong-follows.ts'
import { wrongLists, wrongLogs } from './wrong-lists.ts'
import { wrongLocks } from './wrong-locks.ts'
import { wrongRights } from './wrong-rights.ts'
import { wrongSessions } from './wrong-sessions.ts'
import { wrongTold } from './wrong-told.ts'
import { wrongWrites } from './wrong-writes.ts'

const faults = [
  ...wrongSessions,
  ...wrongWrites,
  ...wrongLocks,
  ...wrongFollows,
  ...wrongLists,
  ...wrongLogs,
  ...wrongFiles,
  ...wrongAnswers,
  ...wrongRights,
  ...wrongTold,
]

let close: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const one of close.toReversed()) await one()
  close = []
})

/** A server with some faults, on its own database. Returns its address, and functions that set its clock and end it. */
async function listening(some: readonly Fault[], port = 0) {
  const { db, remove } = await testDatabase()
  let late = 0
  const now = () => new Date(Date.now() + late)
  const { directory, tried } = await lent(now)
  const app = await createServer({ database: db, now, directory })
  spoil(app, db, some)
  close.push(remove, () => app.close())
  await app.listen({ host: '127.0.0.1', port })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    url,
    ...tried,
    end: () => app.close(),
    waitUntil: async (instant: Date) => void (late = instant.getTime() - Date.now()),
  }
}

test.each(faults.map((fault) => [fault.says, fault] as const))('a server that %s is found', async (_, fault) => {
  const some = scenarios.filter(({ name }) => name.startsWith(fault.shownBy))
  expect(some).toHaveLength(1)
  const server = await listening([fault])
  const [result] = await runScenarios(server, some)
  expect(result).toMatchObject({ outcome: 'broken' })
  // The fault itself is found, not a failure of the scenario's preparation.
  expect(result?.why).not.toMatch(/was to be done and was not: (4|5)/)
})

test('a server that forgets what was written is found when it starts again', async () => {
  const { end, ...server } = await listening([])
  const restart = async () => {
    await end()
    await listening([], Number(new URL(server.url).port))
  }
  const some = scenarios.filter(({ needs }) => needs === 'restart')
  const [result] = await runScenarios({ ...server, restart }, some)
  expect(result?.why).toBe('a case made before the restart is not there after it: 404')
})

test('every scenario has a server that breaks it', () => {
  const shown = new Set(faults.map(({ shownBy }) => shownBy))
  const without = scenarios.filter(({ name }) => ![...shown].some((begins) => name.startsWith(begins)))
  expect(without.map(({ needs }) => needs)).toEqual(['restart'])
})

test('a server with all of these faults at once passes the pact', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-scenarios-'))
  close.push(async () => rmSync(folder, { recursive: true, force: true }))
  const whole = await readPact(committedPact)
  // Only the operations that a fault affects.
  const interactions = whole.interactions.filter(({ request }) => faults.some((fault) => fault.of.test(request.path)))
  const pact = join(folder, 'pact.json')
  writeFileSync(pact, JSON.stringify({ ...whole, interactions }))
  const database = openDatabase(':memory:')
  const { inFile, failures } = await verify({ pact, database, alter: (app) => spoil(app, database, faults) })
  expect(failures).toEqual([])
  expect(inFile).toBeGreaterThan(90)
})
